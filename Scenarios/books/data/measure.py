#!/usr/bin/env python3
"""Measures the paragraphs of a plain text in a browser and prints one line of CSV for each.

    python3 measure.py TEXT > opticks.csv

Paragraphs are separated by blank lines. Needs `chromium` in PATH (or in the variable CHROMIUM) and the font
DejaVu Serif. README.md beside this file says which text and which versions gave the file that is here.
"""

import html
import json
import os
import re
import subprocess
import sys
import tempfile

WIDTHS = [358, 812]  # a phone of 390 × 844 pt upright and on its side, less 16 pt on both sides

PAGE = """<!DOCTYPE html>
<meta charset="utf-8">
<style>
  body {{ margin: 0 }}
  p {{ margin: 0; font: 17px/22px "DejaVu Serif" }}
</style>
<div id="list">{paragraphs}</div>
<pre id="result"></pre>
<script>
  const list = document.getElementById("list")
  const heights = {widths}.map(width => {{
    list.style.width = width + "px"
    return Array.from(list.children, item => item.getBoundingClientRect().height)
  }})
  document.getElementById("result").textContent = JSON.stringify(heights)
</script>
"""


def paragraphs(path):
    """The paragraphs of the file: white space made single spaces, the marks of italics dropped."""
    with open(path, encoding="utf-8-sig") as file:
        blocks = re.split(r"\n\s*\n", file.read().replace("_", ""))
    return [text for text in (" ".join(block.split()) for block in blocks) if text]


def measure(texts):
    """For each width the height of each text, in CSS pixels."""
    items = "".join(f"<p>{html.escape(text)}</p>" for text in texts)
    with tempfile.TemporaryDirectory() as folder:
        page = os.path.join(folder, "page.html")
        with open(page, "w", encoding="utf-8") as file:
            file.write(PAGE.format(paragraphs=items, widths=json.dumps(WIDTHS)))
        command = [
            os.environ.get("CHROMIUM", "chromium"), "--headless", "--no-sandbox", "--disable-gpu",
            "--force-device-scale-factor=1", f"--user-data-dir={folder}/profile", "--dump-dom",
            f"file://{page}",
        ]  # fmt: skip
        output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    result = re.search(r'<pre id="result">(.+?)</pre>', output)
    if not result:
        sys.exit("measure.py: the browser answered no heights")
    return json.loads(result.group(1))


def decimal(height):
    """The height as the shortest decimal of at most four places, exactly."""
    text = f"{height:.4f}"
    if float(text) != height:
        sys.exit(f"measure.py: a height of {height} px needs more than four decimal places")
    return text.rstrip("0").rstrip(".")


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: measure.py TEXT > FILE.csv")
    texts = paragraphs(sys.argv[1])
    columns = measure(texts)
    print(",".join(["paragraph", "characters"] + [f"height{width}" for width in WIDTHS]))
    for index, text in enumerate(texts):
        heights = [decimal(column[index]) for column in columns]
        print(",".join([str(index), str(len(text))] + heights))


main()
