/**
 * What all resume templates share: how blocks become paragraphs, headings and lists, the space between them, and how a
 * resume is drawn together to fit its pages. A template hands in a style: its fonts, and the look of each block; its
 * measures come with the data. Text comes from `/data.json` alone and is set as text, so no character of it is ever read as markup.
 */
export const base = String.raw`
#let data = json("/data.json")
#let accent = rgb(data.accent)
#let paper = (a4: (w: 595.28pt, h: 841.89pt), letter: (w: 612pt, h: 792pt)).at(data.pageSize)
#let family(name) = (name, ..data.fallback)

// A look with the measures of its template, which the preview in the browser has too.
#let styled(look) = {
  let it = data.measures
  look + (
    size: it.size * 1pt, leading: it.leading * 1em, tight: it.tight, pages: data.pages,
    column: it.at("column", default: 0) * 1pt,
    margin: (x: it.margin.x * 1pt, top: it.margin.top * 1pt, bottom: it.margin.bottom * 1pt),
    gaps: it.gaps.pairs().map(((name, gap)) => (name, gap * 1em)).to-dict(),
  )
}

// Moved in from where lines begin.
#let started(by, body) = if data.lang in ("ar", "he") { pad(right: by, body) } else { pad(left: by, body) }

// A text is a string, or a list of strings, line breaks and words that are too long for a line.
#let say(it) = if type(it) == str { it } else {
  for piece in it {
    if type(piece) == array { piece.map(part => box(part)).join() }
    else if piece == "\n" { linebreak() }
    else { piece }
  }
}
#let linked(run, body) = if "href" in run { link(run.href, body) } else { body }
#let runs(style, these) = these.map(run => {
  let body = linked(run, (style.run)(run.kind, say(run.text)))
  if run.kind == "period" { box(body) } else { body }
}).join()

// What stands at the end of a row stays together, and against the margin.
#let row(style, it) = {
  runs(style, it.start)
  if it.end.len() > 0 { h(1fr); sym.wj; h(1.2em); box(runs(style, it.end)) }
}

// Items in as few lines as they need, the separator only between two on one line.
#let packed(items, separator, width) = context {
  let lines = ()
  let line = ()
  for item in items {
    let longer = line + (item,)
    if line.len() > 0 and measure(longer.join(separator)).width > width { lines.push(line); line = (item,) }
    else { line = longer }
  }
  lines.push(line)
  lines.map(these => these.join(separator)).join(linebreak())
}

#let bullets(style, items) = list(
  marker: style.marker,
  indent: style.at("indent", default: 0pt),
  body-indent: style.at("body-indent", default: 0.55em),
  spacing: style.gaps.bullet,
  ..items.map(item => {
    say(item.text)
    if item.items.len() > 0 { bullets(style, item.items) }
  }),
)

// Names in a column of their own, as wide as the longest of them.
#let lists(style, rows) = context {
  let names = rows.map(it => (style.term)(say(it.name) + ":"))
  let widest = calc.max(..names.map(name => measure(name).width))
  grid(
    columns: (calc.min(widest, 0.28 * (paper.w - 2 * style.margin.x - style.column)), 1fr),
    column-gutter: 1.1em, row-gutter: style.gaps.item,
    ..names.zip(rows.map(it => say(it.text))).flatten(),
  )
}

#let top = if data.blocks.len() > 0 and data.blocks.first().type == "name" { 1 } else { 0 }

// Headings are real ones, so that people who listen to a page can jump from one to the next.
#let titled(level, body) = if level < 1 { body } else { heading(level: level, body) }

#let body-of(style, it) = {
  if it.type == "name" { titled(1, (style.name)(say(it.text))) }
  else if it.type == "headline" { (style.headline)(say(it.text)) }
  else if it.type == "contact" {
    let items = it.items.map(run => linked(run, (style.run)("contact", say(run.text))))
    (style.contact)(packed(items, style.separator, paper.w - 2 * style.margin.x))
  }
  else if it.type == "section" {
    let body = (style.section)(body => titled(top + 1, body), say(it.text))
    if it.beside { block(height: 0pt, place(start, body)) } else { body }
  }
  else if it.type == "paragraph" { (style.at("text", default: body => body))(say(it.text)) }
  else if it.type == "label" { (style.label)(say(it.text)) }
  else if it.type == "bullets" { bullets(style, it.items) }
  else if it.type == "list" { if it.name != "" { (style.term)(say(it.name) + ":") + " " }; say(it.text) }
  else if it.type == "lists" { lists(style, it.rows) }
}

#let heads = ("head", "tall head")

#let gap-before(gaps, it, before) = {
  if before == none { 0pt }
  else if it.type == "headline" { gaps.headline }
  else if it.type == "contact" { gaps.contact }
  else if it.type == "section" { gaps.section }
  else if before == "heading beside" { 0pt }
  else if before == "section" { gaps.opening }
  else if it.type == "head" {
    if it.level == 2 { if before in heads { gaps.first } else { gaps.role } }
    else if before == "head" and it.rows.len() == 1 { gaps.item }
    else { gaps.entry }
  }
  else if before in heads { gaps.first }
  else if it.type == "label" { gaps.role }
  else { gaps.line }
}

// The first column is for headings alone.
#let indented(style, it, body) = {
  if it.type in ("name", "headline", "contact", "section") { body } else { started(style.column, body) }
}

// A summary may be set as a statement, and what is published as a list of references.
#let style-of(style, part) = {
  if part == "publications" and "reference" in style { style + style.reference }
  else if part == "summary" and "statement" in style { style + (text: style.statement) }
  else { style }
}

#let stack-of(whole) = {
  let before = none
  let style = whole
  for it in data.blocks {
    if it.type == "section" { style = style-of(whole, it.kind) }
    let gap = gap-before(style.gaps, it, before)
    if it.type == "head" {
      set par(hanging-indent: style.at("hanging", default: 0pt))
      for (index, this) in it.rows.enumerate() {
        let content = row(style, this)
        let above = if index == 0 { gap } else { style.gaps.row }
        // The rows of a head stay together and with what follows; of a list of heads each may stand alone.
        let stays = it.opens or index + 1 < it.rows.len()
        block(width: 100%, above: above, below: 0pt, sticky: stays, breakable: false,
          indented(style, it, if index == 0 { titled(top + 1 + it.level, content) }
            else { started(style.at("hanging", default: 0pt), content) }))
      }
    } else {
      let stays = it.type in ("name", "headline", "section", "label") 
      // A short table is not worth a page break.
      let short = it.type == "lists" and it.rows.len() <= 8
      block(width: 100%, above: gap, below: 0pt, sticky: stays, breakable: not short, indented(style, it, body-of(style, it)))
    }
    before = if it.type == "head" and it.rows.len() > 1 { "tall head" }
      else if it.type == "section" and it.beside { "heading beside" }
      else { it.type }
  }
}

// How closely set: 0 as the style says, 1 as tight as it may become. Space gives way before size does.
#let tightened(style, by) = {
  let space = 1 - (1 - style.tight.space) * calc.min(1, by * 1.6)
  let size = 1 - (1 - style.tight.size) * calc.max(0, (by - 0.35) / 0.65)
  let leading = style.leading * (1 - (1 - space) * 0.35)
  let gaps = style.gaps.pairs().map(((name, gap)) => {
    // Under a large name there is no space to lose, and no two lines stand closer than those of one paragraph.
    (name, if name in ("headline", "contact") { gap } else { calc.max(gap * space, leading) })
  }).to-dict()
  style + (gaps: gaps, size: style.size * size, leading: leading)
}

#let dressed(style, body) = {
  set text(size: style.size)
  set par(leading: style.leading, spacing: style.leading, justify: false, linebreaks: "simple")
  body
}

#let sheet(style, content) = {
  let height = paper.h - style.margin.top - style.margin.bottom
  set document(title: data.title, author: data.author, date: none)
  set page(
    width: paper.w, height: paper.h,
    margin: (x: style.margin.x, top: style.margin.top, bottom: style.margin.bottom),
    footer-descent: 40%,
    footer: context {
      let pages = counter(page).final().first()
      // One run of text, which programs that read resumes know for what it is.
      if pages > 1 {
        (style.footer)(if data.name != "" { data.name + " · " } + "Page " + str(here().page()) + " of " + str(pages))
      }
    },
  )
  set text(font: style.font, lang: data.lang, fallback: false, fill: style.ink, hyphenate: false,
    number-type: "lining", costs: (orphan: 400%, widow: 400%, runt: 200%))
  show heading: it => it.body
  show heading: set text(size: 1em, weight: "regular")
  set heading(bookmarked: false)
  show link: it => it

  let this = tightened(style, data.tightness)
  dressed(this, content(this))
  // How full the pages are, for who decides how closely they are set.
  context [#metadata((
    page: here().page(),
    fill: (here().position().y - style.margin.top) / height,
    wanted: style.at("pages", default: none),
  )) <fit>]
}

#let resume(style) = sheet(style, stack-of)
`
