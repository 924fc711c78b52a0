import Foundation

// Everything is measured as a ratio inside one run, since machines are noisy.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.contains("--help") || arguments.contains("-h") {
  print(
    """
    USAGE: compat-benchmark [engine] [matrix] [start]

    Measures the engine, the matrix and the start of compat-check, all by default.
    Build with -c release: figures of a debug build mean nothing.
    """)
  exit(0)
}
let benchmarks: [(name: String, run: () throws -> Void)] = [
  ("engine", EngineBenchmark.run), ("matrix", MatrixBenchmark.run), ("start", StartBenchmark.run),
]
let unknown = arguments.filter { word in !benchmarks.contains { $0.name == word } }
guard unknown.isEmpty else {
  FileHandle.standardError.write(
    Data(
      "compat-benchmark: unknown benchmark '\(unknown[0])', expected engine, matrix, start\n".utf8))
  exit(2)
}
do {
  for benchmark in benchmarks where arguments.isEmpty || arguments.contains(benchmark.name) {
    try benchmark.run()
  }
} catch {
  FileHandle.standardError.write(Data("compat-benchmark: \(error)\n".utf8))
  exit(2)
}
