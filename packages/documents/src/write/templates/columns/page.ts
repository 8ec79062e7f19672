export const page = `
#import "/base.typ": *

#let ink = rgb("#1f2526")
#let soft = rgb("#586163")

#let style = styled((
  font: family("Source Sans 3"), ink: ink,
  separator: h(0.7em) + text(fill: soft.lighten(40%), "·") + h(0.7em),
  marker: text(fill: accent, "•"),
  name: body => text(size: 29pt, weight: 700, tracking: -0.014em, body),
  headline: body => text(size: 1.24em, fill: accent, body),
  contact: body => text(size: 0.96em, fill: soft, body),
  section: (titled, body) => {
    place(dy: -1.05em, line(length: 100%, stroke: 0.6pt + accent.lighten(60%)))
    titled(text(size: 0.84em, weight: 600, fill: accent, body))
  },
  run: (kind, body) => if kind in ("title", "employer") { text(weight: 600, body) }
    else if kind in ("place", "period") { text(fill: soft, body) }
    else { body },
  label: body => text(weight: 600, fill: soft, body),
  term: body => text(weight: 600, body),
  footer: body => text(size: 8.2pt, fill: soft, body),
))

#resume(style)
`
