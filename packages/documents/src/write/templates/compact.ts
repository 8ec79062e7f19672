/** One page: heads on one line, small margins, and type that gives way as far as it stays easy to read. */
export const compact = `
#import "/base.typ": *

#let ink = rgb("#1f2328")
#let soft = rgb("#59616b")

#let style = (
  font: family("Source Sans 3"), size: 10.2pt, leading: 0.6em, ink: ink,
  margin: (x: 46pt, top: 40pt, bottom: 40pt),
  gaps: (headline: 0.85em, contact: 0.8em, section: 1.4em, opening: 0.75em, entry: 1.2em, role: 0.95em, row: 0.55em,
    first: 0.66em, line: 0.64em, bullet: 0.62em, item: 0.62em),
  pages: 1,
  tight: (space: 0.64, size: 0.885),
  separator: h(0.6em) + text(fill: accent, "·") + h(0.6em),
  marker: text(fill: soft, "•"),
  body-indent: 0.5em,
  name: body => text(size: 2.1em, weight: 700, tracking: -0.008em, body),
  headline: body => text(size: 1.12em, fill: accent, body),
  contact: body => text(size: 0.96em, fill: soft, body),
  section: (titled, body) => block(width: 100%, stroke: (bottom: 0.6pt + accent), inset: (bottom: 0.32em),
    titled(text(size: 1.06em, weight: 700, fill: accent, body))),
  run: (kind, body) => if kind in ("title", "employer") { text(weight: 600, body) }
    else if kind in ("place", "period") { text(fill: soft, body) }
    else { body },
  label: body => text(weight: 600, fill: soft, body),
  term: body => text(weight: 600, body),
  footer: body => text(size: 8pt, fill: soft, body),
)

#resume(style)
`
