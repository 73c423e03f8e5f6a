// What Scripts/fuzz adds to the package: a library of the targets and all that they work on.
package.targets.removeAll { $0.type == .test || $0.type == .executable }
package.targets.append(
    .target(
        name: "FuzzTargets", dependencies: ["Site", "Preview"], path: "Tests/Fuzz", exclude: ["Corpus"],
        sources: ["Targets", "entry.swift"]))
package.products = [.library(name: "FuzzTargets", type: .static, targets: ["FuzzTargets"])]
