import CompatCheck
import Foundation

DescriptorSink.survivesClosedPipes()
let environment = ProcessInfo.processInfo.environment
let context = CommandContext(
  environment: environment, currentFolder: FileManager.default.currentDirectoryPath,
  terminal: Terminal.current(environment: environment, color: .auto),
  output: .standardOutput(), errors: .standardError())
exit(Tool.run(Array(CommandLine.arguments.dropFirst()), in: context))
