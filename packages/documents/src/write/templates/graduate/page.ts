export const page = `
#import "/base.typ": *

#let ink = rgb("#22211f")
#let soft = rgb("#605c57")

#let style = styled((
  font: family("IBM Plex Sans"), ink: ink,
  separator: h(0.8em) + text(fill: accent, "/") + h(0.8em),
  marker: text(fill: accent, "•"),
  name: body => text(size: 2.2em, weight: 600, tracking: -0.018em, body),
  headline: body => text(size: 1.16em, weight: 500, fill: accent, body),
  contact: body => text(size: 0.94em, fill: soft, body),
  section: (titled, body) => {
    line(length: 2.4em, stroke: 2.2pt + accent)
    v(-0.1em)
    titled(text(size: 1em, weight: 600, fill: ink, body))
  },
  run: (kind, body) => if kind in ("title", "employer") { text(weight: 600, body) }
    else if kind == "organisation" { text(fill: accent, weight: 500, body) }
    else if kind in ("place", "period") { text(fill: soft, body) }
    else { body },
  label: body => text(weight: 500, fill: soft, body),
  term: body => text(weight: 600, body),
  footer: body => text(size: 8pt, fill: soft, body),
))

#resume(style)
`
