import SourceText
import Widgets

/// A site that is kept open while it is written, for the preview. What changed is read again, what that touches is rendered
/// again, and pages are made when they are asked for; nothing is written.
package final class OpenSite {
    private let root: String
    private let includesDrafts: Bool
    private let crew = Crew()
    private let spool: Spool
    /// The articles as they were last read, by their sources.
    private var known: [SitePath: KnownArticle] = [:]
    private var theme: (key: ThemeKey, theme: Theme)?
    /// The site as it was last read, with errors or without.
    private var reading: Reading?
    /// The last site without errors.
    private var shown: Edition?

    /// How one site differs from the one before it for somebody who looks at a page.
    package enum Change: Sendable, Equatable {
        case none
        /// Styles alone: a page can take the new ones without being loaded anew.
        case styles
        case pages
    }

    /// What is behind a path.
    package enum Entry: Sendable {
        case file([UInt8])
        case folder
        /// Its template cannot be filled in.
        case failed(Diagnostic)
    }

    /// A site without errors, as numbers.
    package struct Summary: Sendable {
        /// How many pages there are.
        package let pages: Int
        /// How it differs from the one before.
        package let change: Change
    }

    /// What a theme is made of.
    private struct ThemeKey: Equatable {
        var files: [String: [UInt8]]
        let languages: [String]
        let colour: Colour?

        var withoutStyles: ThemeKey {
            ThemeKey(files: files.filter { !$0.key.hasPrefix("styles/") }, languages: languages, colour: nil)
        }
    }

    /// What was last read, and what is wrong with it.
    private struct Reading {
        var edition: Edition
        var searched: [SearchText]
        let renderer: TextRenderer
        /// What is wrong apart from the texts.
        let general: [Diagnostic]
        /// What is wrong with texts, by the articles that have them. No others are listed: most sites have none.
        var texts: [SitePath: [Diagnostic]]
        /// Links to what is not there, likewise.
        var fragments: [SitePath: [Diagnostic]]
    }

    /// The policy of all pages.
    package var policy: Policy { shown?.survey.settings.policy ?? .strict }

    /// A site that nothing has been read of.
    /// - Parameters:
    ///   - root: The folder that holds Content.
    ///   - includesDrafts: Whether drafts are pages too.
    package init(root: String, includesDrafts: Bool) throws(SystemFailure) {
        (self.root, self.includesDrafts) = (root, includesDrafts)
        spool = try Spool()
    }

    /// Whether there is a site to be looked at.
    package var hasPages: Bool { shown != nil }

    /// The path that its pages are behind on their host: `/clocks/`, or `/`.
    package var base: String { shown?.survey.settings.base?.path ?? "/" }
    /// Its name.
    package var title: String { shown?.survey.settings.title ?? "Gnomon" }
    /// The site’s own templates, as they were last read.
    package var templates: [(name: String, file: SourceFile)] { reading?.edition.survey.sources.templates ?? [] }
    /// The languages of the site, as they were last read.
    package var languages: [String] { reading?.edition.survey.settings.languages ?? ["en"] }

    /// Looks up a path without a slash at its ends, in the last site without errors; nil if nothing is there. Compared by
    /// bytes.
    package subscript(_ path: String) -> Entry? {
        let path = SitePath(path)
        do {
            if let bytes = try shown?.bytes(of: path) { return .file(bytes) }
        } catch {
            if let failure = error as? Failure { return .failed(failure.diagnostic) }
        }
        return shown?.hasFolder(path) == true ? .folder : nil
    }

    /// Whether a path is the page of a draft.
    package func isDraft(_ path: String) -> Bool { shown?.isDraft(SitePath(path)) ?? false }

    /// Reads what changed. With an error, the last site without one stays to be looked at.
    /// - Parameters:
    ///   - changed: The paths of files that may have changed, as they are reached from the present folder; nil where that is
    ///     not known.
    ///   - diagnostics: Gets all that is wrong with the site.
    package func update(
        _ changed: Set<String>?, diagnostics: inout [Diagnostic]
    ) throws(Builder.Stop) -> Summary {
        do {
            let change = try readArticles(changed) ?? readAll(changed)
            guard let reading else { throw Builder.Stop.contentErrors }
            let survey = reading.edition.survey
            diagnostics += reading.general
            for problems in [reading.texts, reading.fragments] {
                diagnostics += problems.sorted { $0.key < $1.key }.flatMap(\.value)
            }
            guard !diagnostics.hasErrors else { throw Builder.Stop.contentErrors }
            let isFirst = shown == nil
            shown = reading.edition
            return Summary(
                pages: survey.articles.count + survey.lists.all.count, change: isFirst ? .pages : change)
        } catch let failure as SystemFailure {
            throw .system(failure)
        } catch {
            throw .contentErrors
        }
    }

    // MARK: - A few articles

    /// Reads articles of which only the texts have changed; nil if something else has.
    private func readArticles(_ changed: Set<String>?) throws(SystemFailure) -> Change? {
        guard let changed, var reading else { return nil }
        var texts = reading.edition.texts
        var isOther = false
        var new: [(number: Int, known: KnownArticle)] = []
        for path in changed {
            guard let source = SourceFolder.source(at: path, in: root), let old = known[source], let before = old.text,
                let number = reading.edition.number(of: before.rendered.article.page)
            else { return nil }
            var ignored: [Diagnostic] = []
            guard let file = reading.edition.survey.sources.readText(source, diagnostics: &ignored) else { return nil }
            // Other files that it shows parts of may have changed too.
            guard !before.showsFiles else { return nil }
            if file.bytes == old.finding.bytes { continue }
            let article = before.rendered.article
            // As long as it says the same of itself, no other page can differ.
            let opening = FrontMatter(of: file, diagnostics: &ignored).bodyStart
            guard opening == article.frontMatter.bodyStart,
                file.bytes.prefix(opening) == old.finding.bytes.prefix(opening)
            else { return nil }
            let rendered = reading.renderer.text(of: article, in: file)
            let text = try KnownText(rendered, of: article, in: spool)
            guard !text.showsFiles, text.rendered.title == before.rendered.title,
                text.rendered.hasOwnHeading == before.rendered.hasOwnHeading
            else { return nil }
            let finding = Survey.Finding(article: article, diagnostics: old.finding.diagnostics, bytes: file.bytes)
            new.append((number, KnownArticle(finding: finding, text: text)))
        }
        var touched: [RenderedArticle] = []
        for (number, article) in new {
            guard let text = article.text else { continue }
            touched += text.rendered.ids == texts.all[number].ids ? [] : [text.rendered]
            let isSame = try texts.areSame(texts.all[number], text.rendered)
            isOther = isOther || !isSame
            texts.replace(number, by: text.rendered)
            reading.searched[number] = text.searched
            known[text.rendered.article.source] = article
            reading.texts[text.rendered.article.source] = text.diagnostics.isEmpty ? nil : text.diagnostics
        }
        guard !new.isEmpty else { return Change.none }
        reading.edition = reading.edition.replacing(texts, searched: reading.searched)
        // Their own links, and those that lead to where ids have changed.
        let pages = Set(touched.map(\.article.page))
        let own = new.compactMap { $0.known.text?.rendered }
        let others =
            pages.isEmpty
            ? []
            : texts.all.filter { article in
                article.fragments.contains { pages.contains($0.page) } && !own.contains { $0 === article }
            }
        for article in own + others { reading.fragments[article.article.source] = nil }
        reading.fragments.merge(fragments(of: own + others, in: reading.edition)) { $1 }
        self.reading = reading
        return isOther ? .pages : Change.none
    }

    private func fragments(of articles: [RenderedArticle], in edition: Edition) -> [SitePath: [Diagnostic]] {
        let found = edition.texts.missingFragments(
            in: articles, edition.survey.sources, edition.renderer
        ) { page in edition.number(of: page).map { edition.texts.all[$0] } }
        return Dictionary(grouping: found, by: \.link.source).mapValues { $0.map(\.diagnostic) }
    }

    // MARK: - Everything

    private func readAll(_ changed: Set<String>?) throws -> Change {
        let (before, old, oldTheme) = (known, reading, theme?.key)
        var general: [Diagnostic] = []
        var now: [SitePath: KnownArticle] = [:]
        let survey = try Survey(
            root: root, includesDrafts: includesDrafts, by: crew, diagnostics: &general,
            changes: old?.edition.survey.changes ?? LastChanges(),
            theme: { self.theme($0, $1, diagnostics: &$2) },
            keep: { now[$0] = KnownArticle(finding: $1) })
        survey.checkPaths(besides: [], in: "", Builder.Options(), diagnostics: &general)
        let renderer = TextRenderer(survey)
        let isAsBefore = old?.edition.survey.hasSameWords(as: survey) ?? false
        var searched: [SearchText] = []
        var articles: [RenderedArticle] = []
        var isOther = old?.edition.survey.articles.count != survey.articles.count
        try crew.forEach(survey.articles) { [now, spool] article in
            Result { () throws(SystemFailure) in
                let bytes = now[article.source]?.finding.bytes ?? []
                if isAsBefore, let known = before[article.source], known.finding.bytes == bytes, let text = known.text,
                    text.isStillRight(by: renderer)
                {
                    return (text: text, isNew: false)
                }
                let file = SourceFile(path: survey.sources.path(of: article.source), bytes: bytes)
                return (text: try KnownText(renderer.text(of: article, in: file), of: article, in: spool), isNew: true)
            }
        } take: { made in
            let (text, isNew) = try made.get()
            isOther = isOther || isNew
            articles.append(text.rendered)
            searched.append(text.searched)
            now[text.rendered.article.source]?.text = text
        }
        let edition = try Edition(survey, ArticleTexts(articles, in: spool), searched: searched)
        if theme == nil || theme?.key != oldTheme { general += edition.trial() }
        known = now
        var reading = Reading(
            edition: edition, searched: searched, renderer: renderer, general: general, texts: [:], fragments: [:])
        for (source, article) in now {
            if let found = article.text?.diagnostics, !found.isEmpty { reading.texts[source] = found }
        }
        reading.fragments = fragments(of: articles, in: edition)
        self.reading = reading
        guard let changed, let old, !isOther, isAsBefore,
            old.edition.survey.sources.assets == survey.sources.assets,
            !survey.sources.assets.contains(where: { asset in
                changed.contains { isAt(survey.sources.path(of: asset), or: $0) }
            })
        else { return .pages }
        if theme?.key == oldTheme { return .none }
        return theme?.key.withoutStyles == oldTheme?.withoutStyles ? .styles : .pages
    }

    /// Whether a path is another one, or lies in that folder.
    private func isAt(_ path: String, or other: String) -> Bool {
        path.utf8.elementsEqual(other.utf8) || path.utf8.starts(with: "\(other)/".utf8)
    }

    /// The theme of before, if it was made of the same, else a new one. One with mistakes is not kept.
    private func theme(
        _ sources: SourceFolder, _ settings: SiteSettings, diagnostics: inout [Diagnostic]
    ) -> Theme {
        let key = ThemeKey(
            files: Dictionary(sources.templates.map { ($0.name, $0.file.bytes) }) { first, _ in first },
            languages: settings.languages, colour: settings.colour)
        if let theme, theme.key == key { return theme.theme }
        var found: [Diagnostic] = []
        let new = Survey.theme(sources, settings, diagnostics: &found)
        theme = found.isEmpty ? (key, new) : nil
        diagnostics += found
        return new
    }
}
