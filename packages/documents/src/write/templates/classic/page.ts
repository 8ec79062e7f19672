export const page = `
#import "/base.typ": *

#let ink = rgb("#1c1b1a")
#let soft = rgb("#55514c")

#let style = styled((
  font: family("Source Serif 4"), ink: ink,
  separator: h(0.7em) + text(fill: accent, "·") + h(0.7em),
  marker: text(fill: soft, "•"),
  name: body => align(center, text(size: 25pt, weight: 400, tracking: 0.01em, body)),
  headline: body => align(center, text(size: 1.1em, style: "italic", fill: soft, body)),
  contact: body => align(center, text(size: 0.92em, fill: soft, body)),
  section: (titled, body) => {
    titled(text(size: 1.16em, weight: 600, fill: accent, tracking: 0.05em, smallcaps(body)))
    v(-0.1em)
    line(length: 100%, stroke: 0.5pt + accent.lighten(45%))
  },
  run: (kind, body) => if kind == "title" { text(weight: 600, body) }
    else if kind in ("organisation", "source") { text(size: 0.98em, style: "italic", body) }
    else if kind == "employer" { text(weight: 600, style: "italic", body) }
    else if kind == "place" { text(style: "italic", fill: soft, body) }
    else if kind == "period" { text(fill: soft, body) }
    else { body },
  label: body => text(style: "italic", weight: 600, body),
  term: body => text(weight: 600, body),
  footer: body => align(center, text(size: 8.2pt, fill: soft, body)),
))

#resume(style)
`
