/// The languages that a grammar is enough for.
extension Grammar {
    private static let lineComment = [[UInt8]("//")]
    private static let blockComment = BlockComment(open: [UInt8]("/*"), close: [UInt8]("*/"))
    private static let quotation = Text("\"")
    private static let apostrophe = Text("'")

    /// The Swift Programming Language, “Lexical Structure”.
    static let swift = Grammar {
        let text = quotation.with {
            $0.hasHashes = true
            $0.interpolation = [UInt8]("\\(")
        }
        $0.lineComments = lineComment
        $0.blockComments = [BlockComment(open: blockComment.open, close: blockComment.close, nests: true)]
        $0.strings = [
            Text("\"\"\"").with {
                $0.hasHashes = true
                $0.interpolation = text.interpolation
                $0.hasLines = true
            },
            text,
            // A name that would be a keyword.
            Text("`").with { $0.kind = nil },
        ]
        $0.keywords = """
            actor any as associatedtype async await break case catch class continue default defer deinit didSet \
            distributed do else enum extension fallthrough fileprivate final for func guard if import in indirect \
            init inout internal is let mutating nonisolated nonmutating operator precedencegroup private protocol \
            public repeat rethrows return sending static struct subscript switch throw throws try typealias unowned \
            var weak where while willSet
            """
        $0.softKeywords =
            "borrowing consuming convenience dynamic get infix isolated lazy left macro open optional override package postfix prefix required right set some"
        $0.constants = "true false nil self Self super _"
        $0.wordBytes = "$"
        $0.marks = "@#"
        $0.hasCapitalTypes = true
        $0.hasLabels = true
    }

    /// ECMA-262, “ECMAScript Language: Lexical Grammar”.
    static let javaScript = Grammar {
        $0.lineComments = lineComment
        $0.blockComments = [blockComment]
        $0.strings = [
            quotation, apostrophe,
            Text("`").with {
                $0.hasLines = true
                $0.interpolation = [UInt8]("${")
            },
        ]
        $0.keywords = """
            await break case catch class const constructor continue debugger default delete do else export extends \
            finally for function if import in instanceof new return switch throw try typeof var void while with yield
            """
        $0.softKeywords = "as async from get let of set static"
        $0.constants = "true false null undefined this super NaN Infinity"
        $0.wordBytes = "$#"
        $0.marks = "@"
        $0.hasCapitalTypes = true
        $0.hasLabels = true
        $0.hasRegularExpressions = true
    }

    static let typeScript = javaScript.with {
        $0.keywords = """
            any await bigint boolean break case catch class const constructor continue debugger default delete do \
            else enum export extends finally for function if implements import in instanceof interface keyof let \
            never new number object private protected public return string switch symbol throw try typeof unknown var \
            void while with yield
            """
        $0.softKeywords =
            "abstract accessor as asserts async declare from get infer is module namespace of out override readonly satisfies set static type unique"
    }

    /// RFC 8259, and the comments that settings of many programs have.
    static let json = Grammar {
        $0.lineComments = lineComment
        $0.blockComments = [blockComment]
        $0.strings = [quotation]
        $0.constants = "true false null"
        $0.hasCalls = false
        $0.hasSigns = true
        $0.keyMark = UInt8(ascii: ":")
    }

    /// TOML 1.0.
    static let toml = Grammar {
        $0.lineComments = [[UInt8]("#")]
        $0.strings = [
            Text("\"\"\"").with { $0.hasLines = true },
            Text("'''").with {
                $0.hasLines = true
                $0.hasEscapes = false
            },
            quotation,
            apostrophe.with { $0.hasEscapes = false },
        ]
        $0.constants = "true false inf nan"
        $0.wordBytes = "-."
        $0.hasCalls = false
        $0.hasSigns = true
        $0.keyMark = UInt8(ascii: "=")
        $0.hasTables = true
    }

    /// ISO C23, and C++'s words, since headers are both.
    static let c = Grammar {
        let prefixes: ByteSet = "LuU8"
        $0.lineComments = lineComment
        $0.blockComments = [blockComment]
        $0.strings = [quotation.with { $0.prefixes = prefixes }, apostrophe.with { $0.prefixes = prefixes }]
        $0.keywords = """
            _Alignas _Alignof _Atomic _Bool _Complex _Generic _Noreturn _Static_assert _Thread_local alignas alignof \
            asm auto bool break case catch char class const const_cast constexpr continue default delete do double \
            dynamic_cast else enum explicit extern float for friend goto if inline int long mutable namespace new \
            noexcept operator override private protected public register reinterpret_cast restrict return short \
            signed sizeof static static_assert static_cast struct switch template thread_local throw try typedef \
            typeid typename typeof union unsigned using virtual void volatile while
            """
        $0.constants = "true false nullptr NULL this"
        $0.types = """
            FILE int16_t int32_t int64_t int8_t intmax_t intptr_t off_t pid_t ptrdiff_t size_t ssize_t time_t \
            uint16_t uint32_t uint64_t uint8_t uintmax_t uintptr_t wchar_t
            """
        $0.marks = "#"
        $0.marksBeginLines = true
    }

    /// The Python Language Reference, “Lexical analysis”.
    static let python = Grammar {
        func text(_ open: StaticString, hasLines: Bool) -> Text {
            Text(open).with {
                $0.prefixes = "rRbBfFuUtT"
                $0.interpolation = [UInt8]("{")
                $0.interpolationPrefix = UInt8(ascii: "f")
                $0.hasFormats = true
                $0.hasLines = hasLines
            }
        }
        $0.lineComments = [[UInt8]("#")]
        $0.strings = [
            text("\"\"\"", hasLines: true), text("'''", hasLines: true), text("\"", hasLines: false),
            text("'", hasLines: false),
        ]
        $0.keywords = """
            and as assert async await break class continue def del elif else except finally for from global if import \
            in is lambda nonlocal not or pass raise return try while with yield
            """
        $0.softKeywords = "case match"
        $0.constants = "True False None"
        $0.marks = "@"
        $0.marksBeginLines = true
        $0.hasCapitalTypes = true
    }

    /// POSIX.1-2024, “Shell Command Language”, and what bash and zsh add.
    static let shell = Grammar {
        $0.lineComments = [[UInt8]("#")]
        $0.commentsAreWords = true
        $0.strings = [
            quotation.with {
                $0.hasLines = true
                $0.hasVariables = true
                $0.interpolation = [UInt8]("$(")
            },
            apostrophe.with {
                $0.hasLines = true
                $0.hasEscapes = false
            },
        ]
        $0.keywords = """
            case coproc do done elif else esac fi for function if select then time until while
            """
        $0.constants = "in"
        $0.functions = """
            . alias bg break builtin cd command continue declare dirs echo enable eval exec exit export false fc fg \
            getopts hash history jobs kill let local logout popd printf pushd pwd read readonly return set shift \
            shopt source suspend test times trap true type typeset ulimit umask unalias unset wait
            """
        $0.wordBytes = "-./:@%+,~=*?^"
        $0.hasCalls = false
        $0.isShell = true
    }
}
