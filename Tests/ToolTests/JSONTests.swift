import Foundation
import Testing

@testable import ReuseSim
@testable import reuse_sim

@Suite struct JSONTests {
  @Test func writesEveryKeyInOrder() {
    #expect(String(decoding: json(of: [.sample]), as: UTF8.self) == sampleJSON)
  }

  @Test func writesNothingAsAnEmptyArray() {
    #expect(String(decoding: json(of: []), as: UTF8.self) == "{\n  \"scenarios\": []\n}\n")
  }

  @Test func isReadByOthers() throws {
    var run = FinishedRun.sample
    run.report.scenario = String(
      String.UnicodeScalarView((0...0x2030).map { Unicode.Scalar($0)! } + ["\u{10FFFF}"]))
    let data = Data(json(of: [run, .sample]))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let scenarios = try #require(object["scenarios"] as? [[String: Any]])
    #expect(scenarios.map { $0["name"] as? String } == [run.report.scenario, "Sample"])
    #expect(scenarios[1]["seed"] as? UInt64 == .max)
    let jumps = try #require(scenarios[1]["jumps"] as? [[String: Any]])
    #expect(jumps[0]["amountUnits"] as? Int64 == 566_400)
    let metrics = try #require(scenarios[1]["metrics"] as? [String: Any])
    #expect(metrics["jump.max"] as? Double == 118)
    #expect(metrics["indicator.jump"] as? Double == 0.000000001)
    #expect(Set(metrics.keys) == Set(Metric.allCases.map { $0.rawValue }))
  }

  @Test(arguments: [
    ("", "\"\""), ("a\"b\\c/", "\"a\\\"b\\\\c/\""), ("\n\r\t", "\"\\n\\r\\t\""),
    ("\0\u{1F}\u{7F}\u{9F}", "\"\\u0000\\u001f\\u007f\\u009f\""),
    ("\u{2028}\u{2029}", "\"\\u2028\\u2029\""), ("ä列😀", "\"ä列😀\""),
    ("\r\n", "\"\\r\\n\""), ("e\u{301}", "\"e\u{301}\""),
  ]) func quotes(_ text: String, _ quoted: String) {
    #expect(JSONWriter.quoted(text) == quoted)
  }

  @Test(arguments: [
    (0, "0"), (1, "0.000000001"), (1_000_000_000, "1"), (1_500_000_000, "1.5"),
    (-250_000_000, "-0.25"), (Int64.min, "-9223372036.854775808"),
  ]) func writesBillionths(_ count: Int64, _ text: String) {
    #expect(billionthsText(count) == text)
  }
}

private let sampleMetrics = Metric.allCases.map { metric in
  let value =
    switch metric {
    case .jumpMax, .jumpTotal: "118"
    case .drift: "-0.3333"
    case .indicatorJump: "0.000000001"
    case .cellsCreated: "12"
    default: "0"
    }
  return "        \"\(metric.rawValue)\": \(value)"
}.joined(separator: ",\n")

private let sampleJSON = """
  {
    "scenarios": [
      {
        "file": "lists/sample.scenario",
        "name": "Sample",
        "platform": "keep-offset",
        "seed": 18446744073709551615,
        "frames": 144,
        "metrics": {
  \(sampleMetrics)
        },
        "violations": [
          {
            "guarantee": "stability",
            "kind": null,
            "frame": 143,
            "time": 2.383333,
            "item": 3,
            "cell": null,
            "field": null,
            "message": "item 3 moved by 118",
            "admitted": false,
            "source": null,
            "affectedItems": []
          }
        ],
        "expectations": [
          {
            "text": "jump.max <= 1/3",
            "held": false,
            "actual": "118",
            "line": 9
          },
          {
            "text": "no violations",
            "held": true,
            "actual": "none",
            "line": 10
          }
        ],
        "jumps": [
          {
            "frame": 143,
            "time": 2.383333,
            "amount": 118,
            "amountUnits": 566400,
            "causes": [
              {
                "kind": "estimate-replaced",
                "item": 37,
                "amount": 118,
                "amountUnits": 566400,
                "before": 44,
                "after": 162
              },
              {
                "kind": "inserted",
                "items": [100, 119],
                "amount": 0.3333,
                "amountUnits": 1600,
                "before": null,
                "after": 20
              },
              {
                "kind": "clamp",
                "item": null,
                "amount": -0.3333,
                "amountUnits": -1600,
                "before": null,
                "after": null
              }
            ],
            "phase": "fling",
            "reference": "item",
            "referenceItem": 40,
            "text": [
              "frame 143, 2.383 s: jump +118 pt",
              "item 37, above the reference (item 40): measured 162 for an estimate of 44: +118",
              "items 100–119 (20 items), above the reference (item 40): inserted with heights of 20 together: +0.3333",
              "the content offset was moved back into its legal range: -0.3333",
              "not compensated because the platform keeps the offset"
            ]
          }
        ],
        "omittedJumps": 2,
        "facts": [],
        "warnings": [
          {
            "line": 7,
            "message": "nothing was there to remove"
          }
        ],
        "end": 2.383333,
        "brackets": [
          {
            "rule": 3,
            "metric": "jump.max",
            "lowest": 0,
            "highest": 118
          },
          {
            "rule": 4,
            "metric": "drift",
            "lowest": -0.3333,
            "highest": 7
          }
        ],
        "asExpected": false
      }
    ]
  }

  """
