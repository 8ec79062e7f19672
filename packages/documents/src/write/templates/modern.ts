/** Sans serif, everything from the left edge, one strong colour: calm and quick to scan. */
export const modern = `
#import "/base.typ": *

#let ink = rgb("#20242a")
#let soft = rgb("#5a626d")

#let style = (
  font: family("Source Sans 3"), size: 10.4pt, leading: 0.66em, ink: ink,
  margin: (x: 58pt, top: 52pt, bottom: 54pt),
  gaps: (headline: 1.05em, contact: 1.1em, section: 1.9em, opening: 0.95em, entry: 1.3em, role: 1em, row: 0.62em,
    first: 0.78em, line: 0.74em, bullet: 0.72em, item: 0.72em),
  tight: (space: 0.8, size: 0.97),
  separator: h(0.75em) + text(fill: soft.lighten(45%), "|") + h(0.75em),
  marker: text(fill: accent, "•"),
  name: body => text(size: 28pt, weight: 700, tracking: -0.012em, fill: accent, body),
  headline: body => text(size: 1.24em, fill: soft, body),
  contact: body => text(size: 0.95em, fill: soft, body),
  section: (titled, body) => grid(
    columns: (auto, 1fr), column-gutter: 0.8em, align: horizon,
    titled(text(size: 1.18em, weight: 600, fill: accent, body)),
    line(length: 100%, stroke: 0.6pt + accent.lighten(65%)),
  ),
  run: (kind, body) => if kind == "title" { text(weight: 600, body) }
    else if kind == "organisation" { text(size: 0.98em, fill: accent, body) }
    else if kind == "employer" { text(weight: 600, fill: accent, body) }
    else if kind in ("place", "period") { text(fill: soft, body) }
    else { body },
  label: body => text(weight: 600, fill: soft, body),
  term: body => text(weight: 600, body),
  footer: body => text(size: 8.4pt, fill: soft, body),
)

#resume(style)
`
