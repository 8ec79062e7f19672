/** Tables with heads that come again on each page, and rows that no page parts. */
export const table = `
#import "/house-scale.typ": *

// Letters of different kinds stand on one line.
#let level(body) = { set text(top-edge: 7.2pt, bottom-edge: "baseline"); body }

#let cell-body(it) = if "bar" in it { bar(it.bar) } else { paragraphs(it.paragraphs, 0.8em) }

#let above-row(kind) = {
  if kind == "rule" { table.hline(stroke: 0.6pt + colours.rule) }
  else if kind == "seam" { table.hline(stroke: seam) }
}

#let ruled(it, size) = level({
  let last = it.columns.len() - 1
  // Space stands beside the text, so that rules run from edge to edge.
  let inset(x, y) = (left: if x == 0 { 0pt } else { 7pt }, right: if x == last { 0pt } else { 7pt }, top: 6.4pt, bottom: 7pt)
  set text(size: size)
  set par(leading: 0.58em)
  table(
    columns: it.columns.map(column => if column.width == "rest" { 1fr } else { auto }),
    align: (x, y) => (if it.columns.at(x).align == "end" { right } else { left })
      + if it.form == "figures" { bottom } else { std.top },
    inset: inset, stroke: none,
    ..if it.columns.any(column => column.head != "") {
      (table.header(repeat: true, ..it.columns.map(column => text(size: 8.4pt, fill: colours.ink-3, column.head))),)
    },
    ..it.rows.map(row => (
      above-row(row.above),
      ..row.cells.map(cell => table.cell(breakable: false,
        inset: if row.above == "nothing" { (top: 0pt) } else { (:) },
        text(number-width: "tabular", cell-body(cell)))),
    )).flatten().filter(part => part != none),
  )
})
`
