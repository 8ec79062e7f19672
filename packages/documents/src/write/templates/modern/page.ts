export const page = `
#import "/base.typ": *

#let ink = rgb("#20242a")
#let soft = rgb("#5a626d")

#let style = styled((
  font: family("Source Sans 3"), ink: ink,
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
))

#resume(style)
`
