export const page = `
#import "/base.typ": *

#let ink = rgb("#1d2226")
#let soft = rgb("#566069")

#let style = styled((
  font: family("IBM Plex Sans"), ink: ink,
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
))

#resume(style)
`
