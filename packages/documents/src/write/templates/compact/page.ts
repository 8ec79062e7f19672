export const page = `
#import "/base.typ": *

#let ink = rgb("#1f2328")
#let soft = rgb("#59616b")

#let style = styled((
  font: family("Source Sans 3"), ink: ink,
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
))

#resume(style)
`
