import Foundation
import Testing

@testable import gnomon

/// `gnomon new` makes a site that has nothing wrong with it, and touches nothing that is there.
@Suite struct NewSiteTests {
    @Test func theNewSiteIsBuiltWithoutAWarning() throws {
        let program = try Program()
        #expect(try program.run("\"$GNOMON\" new clocks").output == "clocks is a site; next: gnomon build clocks\n")
        let build = try program.run("\"$GNOMON\" build --strict clocks && \"$GNOMON\" check --strict clocks")
        #expect(build.status == 0, "\(build.complaint)")
        let page = try #require(program.text("clocks/Site/index.html"))
        #expect(page.contains("<clock-picker") && page.contains("href=\"guide/index.html\""))
    }

    @Test func aFolderThatHoldsSomethingIsLeftAlone() throws {
        let program = try Program(["clocks/notes.txt": "mine", "file": "mine"])
        for folder in ["clocks", "file"] {
            let result = try program.run("\"$GNOMON\" new \(folder)")
            #expect(result.status == 2)
            #expect(
                result.complaint == "gnomon: ‘\(folder)’ is there already and not an empty folder; name another\n")
        }
        #expect(try program.run("ls clocks").output == "notes.txt\n" && program.text("file") == "mine")
        #expect(try program.run("mkdir empty && \"$GNOMON\" new empty").status == 0)
        #expect(try program.run("\"$GNOMON\" new").status == 2)
    }
}
