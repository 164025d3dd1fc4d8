// Runs a script in the WebAssembly build and writes its trace to standard output.
//
//     node run.mjs MODULE.wasm SCRIPT

import { readFileSync, writeSync } from "node:fs"
import { dirname, join } from "node:path"

const [modulePath, scriptPath] = process.argv.slice(2)
if (scriptPath === undefined) {
  console.error("usage: node run.mjs MODULE.wasm SCRIPT")
  process.exit(2)
}

let memory
const bytesAt = (pointer, count) => new Uint8Array(memory.buffer, pointer, count)

/** The bytes of the file that the script names, relative to the script; undefined when it cannot be read. */
function fileNamed(pointer, length) {
  const name = new TextDecoder().decode(bytesAt(pointer, length))
  try {
    return readFileSync(join(dirname(scriptPath), name))
  } catch {
    return undefined
  }
}

const host = {
  size: (name, length) => fileNamed(name, length)?.length ?? -1,
  read: (name, length, pointer) => {
    const bytes = fileNamed(name, length)
    bytesAt(pointer, bytes.length).set(bytes)
  },
  write: (pointer, count) => {
    const bytes = bytesAt(pointer, count)
    for (let written = 0; written < count;) written += writeSync(1, bytes, written)
  },
}

const { instance } = await WebAssembly.instantiate(readFileSync(modulePath), { host })
memory = instance.exports.memory

const script = readFileSync(scriptPath)
const pointer = instance.exports.allocate(script.length)
bytesAt(pointer, script.length).set(script)
process.exitCode = instance.exports.run(pointer, script.length)
