/** Plex Sans, tidy rows, a bar of colour at each section: for people who list what they work with. */
export const technical = `
#import "/base.typ": *

#let ink = rgb("#1d2226")
#let soft = rgb("#566069")

#let style = (
  font: family("IBM Plex Sans"), size: 9.5pt, leading: 0.7em, ink: ink,
  margin: (x: 54pt, top: 48pt, bottom: 52pt),
  gaps: (headline: 1.05em, contact: 1.1em, section: 1.9em, opening: 0.95em, entry: 1.35em, role: 1.05em, row: 0.68em,
    first: 0.84em, line: 0.8em, bullet: 0.76em, item: 0.8em),
  tight: (space: 0.8, size: 0.97),
  separator: h(0.7em) + text(fill: soft.lighten(35%), "|") + h(0.7em),
  marker: text(fill: accent, "▪"),
  name: body => text(size: 23pt, weight: 600, tracking: -0.015em, body),
  headline: body => text(size: 1.16em, weight: 500, fill: accent, body),
  contact: body => text(size: 0.95em, fill: soft, body),
  section: (titled, body) => block(width: 100%, fill: accent.lighten(91%), stroke: (left: 2.4pt + accent),
    inset: (x: 0.75em, y: 0.5em), titled(text(size: 1.06em, weight: 600, fill: accent.darken(10%), body))),
  run: (kind, body) => if kind in ("title", "employer") { text(weight: 600, body) }
    else if kind == "organisation" { text(size: 0.98em, weight: 500, body) }
    else if kind in ("place", "period") { text(fill: soft, body) }
    else { body },
  label: body => text(weight: 500, fill: soft, body),
  term: body => text(weight: 600, body),
  footer: body => text(size: 7.8pt, fill: soft, body),
)

#resume(style)
`
