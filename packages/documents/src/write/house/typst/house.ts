/** Everything the product prints in its own name: reports, guides, plans, invoices. */
export const house = `
#import "/house-table.typ": *

#let style = (
  font: sans, size: 9.8pt, leading: 0.66em, ink: colours.ink,
  margin: (x: 60pt, top: 54pt, bottom: 62pt),
  gaps: (section: 3em, opening: 1.4em, heading: 2.1em, entry: 2.5em, block: 1.3em, line: 0.95em, item: 0.92em,
    term: 0.95em),
  tight: (space: 0.86, size: 0.985),
  footer: body => text(size: 8pt, fill: colours.ink-3, body),
)
#let width = paper.w - 2 * style.margin.x

#let mark = bytes("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect fill='#1a2036' x='3' y='4.5' width='26' height='23' rx='1.5'/><path fill='#fff' d='M13.19 20.52Q13.06 20.96 12.99 21.35Q12.93 21.73 12.93 22.03Q12.93 22.71 13.23 23.04Q13.52 23.38 14.08 23.38Q14.66 23.38 15.26 22.96Q15.87 22.54 16.43 21.84Q16.99 21.13 17.43 20.23Q17.88 19.34 18.14 18.38Q18.4 17.41 18.4 16.5Q18.4 15.81 18.13 15.45Q17.87 15.1 17.32 15.1Q16.92 15.1 16.48 15.33Q16.04 15.56 15.61 15.96Q15.17 16.35 14.79 16.86Q14.4 17.37 14.1 17.94Q13.8 18.5 13.63 19.06ZM14.21 9.46Q14 9.24 13.77 9.05Q13.54 8.86 13.28 8.68Q13.01 8.5 12.68 8.31L12.78 7.95L17.03 7.2H17.31L14.09 17.44L13.92 17.23Q14.8 15.81 15.63 14.93Q16.46 14.05 17.24 13.64Q18.01 13.23 18.7 13.23Q19.86 13.23 20.48 13.98Q21.11 14.73 21.11 15.93Q21.11 17.13 20.73 18.32Q20.35 19.51 19.68 20.57Q19 21.62 18.11 22.44Q17.21 23.26 16.18 23.73Q15.14 24.2 14.04 24.2Q12.59 24.2 11.74 23.37Q10.89 22.54 10.89 21.17Q10.89 20.82 10.95 20.43Q11.01 20.05 11.14 19.64Z'/><path fill='none' stroke='#d9ac22' stroke-width='1.5' stroke-linecap='round' d='M1 2.5L5.5 7M31 2.5L26.5 7M1 29.5L5.5 25M31 29.5L26.5 25'/></svg>")

#let title(it) = {
  set text(size: 9pt, fill: colours.ink-3)
  block(below: 0pt, {
    if it.marked { drawn(box(baseline: 3.4pt, image(mark, format: "svg", height: 13pt))); h(5pt) }
    it.kind
    if it.date != "" { h(1fr); it.date }
  })
  block(above: 19pt, below: 0pt, heading(level: 1,
    text(font: serif, size: 25pt, fill: colours.ink, tracking: -0.012em, par(leading: 0.4em, say(it.text)))))
  if it.paragraphs.len() > 0 {
    block(above: 15pt, below: 0pt, text(size: 10.4pt, paragraphs(it.paragraphs, 0.62em)))
  }
}

// It takes no room above or below, so that lines with and without one are alike.
#let box-to-tick(done, baseline) = drawn(box(width: 8.6pt, height: 0pt, place(dy: baseline - 7.7pt, box(
  width: 8.6pt, height: 8.6pt, radius: 1.2pt, stroke: 0.8pt + if done { colours.fit } else { colours.edge },
  fill: if done { colours.fit-soft } else { none },
  if done {
    place(curve(stroke: (paint: colours.fit, thickness: 1.3pt, cap: "round"), curve.move((2pt, 4.6pt)),
      curve.line((3.7pt, 6.4pt)), curve.quad((4.6pt, 3.6pt), (7pt, 1.9pt))))
  }))))

#let points(it, gaps) = {
  let items = it.items.map(running)
  if it.mark == "number" {
    enum(numbering: n => text(fill: colours.ink-3, number-width: "tabular", str(n)), number-align: start,
      body-indent: 9pt, spacing: gaps.item, ..items)
  } else {
    list(marker: if it.mark == "box" { box-to-tick(false, 6.5pt) } else { text(fill: colours.ink-3, "–") },
      body-indent: 7pt, spacing: gaps.item, ..items)
  }
}

#let dents = (entry: 21pt, term: 84pt)

// What stands at the side of a paragraph, on its first line.
#let beside(dent, side, body) = block(inset: (left: dent), width: 100%, {
  set text(top-edge: 7.2pt)
  place(dx: -dent, side)
  body
})

#let term(it) = beside(dents.term, text(size: 8.8pt, fill: colours.ink-3, it.name), paragraphs(it.paragraphs, 0.8em))

#let lines-to-write(count) = drawn(for _ in range(count) {
  v(21pt)
  line(length: 100%, stroke: 0.5pt + colours.rule)
})

#let entry-body(it, gaps) = {
  set block(above: 0pt, below: 0pt)
  let sign = if "number" in it.mark { text(font: serif, size: 12.5pt, fill: colours.ink-3, str(it.mark.number)) }
    else { box-to-tick(it.mark.done, 7.2pt) }
  block(sticky: true, breakable: false, beside(dents.entry, sign, heading(level: 3, text(size: 10.8pt, running(it.title)))))
  block(width: 100%, inset: (left: dents.entry), {
    for these in it.paragraphs { v(gaps.line); block(sticky: it.terms.len() > 0, running(these)) }
    for (index, this) in it.terms.enumerate() { v(if index == 0 { gaps.line * 1.3 } else { gaps.term }); term(this) }
    if it.room > 0 { lines-to-write(it.room) }
  })
}

// What is no longer than half a page stays on one.
#let entry(it, gaps) = context {
  let body = entry-body(it, gaps)
  let height = measure(block(width: width, body)).height
  let whole = height < 0.5 * paper.h
  if it.joined and whole {
    drawn(place(dx: 4.3pt, dy: 14pt, line(angle: 90deg, length: height + gaps.entry.to-absolute() - 19pt, stroke: seam)))
  }
  block(width: 100%, above: 0pt, breakable: not whole, body)
}

// A short table is not worth a page break.
#let whole-table(it) = {
  let body = ruled(it, 9.4pt)
  if it.rows.len() > 24 { body } else {
    context block(breakable: measure(block(width: width, body)).height > 0.35 * paper.h, body)
  }
}

#let body-of(it, gaps) = {
  if it.type == "title" { title(it) }
  else if it.type == "lead" { text(font: serif, size: 12.6pt, par(leading: 0.62em, say(it.text))) }
  else if it.type == "section" { heading(level: 2, text(font: serif, size: 14.5pt, say(it.text))) }
  else if it.type == "heading" { heading(level: 3, text(weight: 600, size: 10.4pt, fill: colours.ink-2, say(it.text))) }
  else if it.type == "paragraph" { running(it.phrases) }
  else if it.type == "address" { beside(dents.term, text(fill: colours.ink-3, it.name), it.lines.map(say).join(linebreak())) }
  else if it.type == "list" { points(it, gaps) }
  else if it.type == "table" { whole-table(it) }
  else if it.type == "scale" { scale(it, width) }
  else if it.type == "progress" { bar(it.share, width: width, tall: 8pt) }
  else if it.type == "entry" { entry(it, gaps) }
}

#let gap-above(gaps, it, before) = {
  if before == none { 0pt }
  else if it.type == "section" { gaps.section }
  else if before in ("section", "heading") and it.type != "heading" { gaps.opening }
  else if it.type == "heading" { if before == "section" { gaps.opening } else { gaps.heading } }
  else if before == "title" { 2em }
  else if it.type == "entry" { gaps.entry }
  else if it.type == "paragraph" and before == "paragraph" { gaps.line }
  else if it.type == "paragraph" and before == "table" { gaps.heading }
  else if "address" in (it.type, before) { gaps.heading }
  else { gaps.block }
}

#sheet(style, this => {
  set par(linebreaks: "optimized")
  let before = none
  for it in data.blocks {
    block(width: 100%, above: gap-above(this.gaps, it, before), below: 0pt, sticky: it.type in ("section", "heading"),
      body-of(it, this.gaps))
    before = it.type
  }
})
`
