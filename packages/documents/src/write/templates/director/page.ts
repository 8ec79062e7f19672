export const page = `
#import "/base.typ": *

#let ink = rgb("#1e2025")
#let soft = rgb("#5b5f68")

#let style = styled((
  font: family("Source Serif 4"), ink: ink,
  separator: h(0.7em) + text(fill: soft.lighten(40%), "|") + h(0.7em),
  marker: text(fill: accent, "•"),
  name: body => text(size: 27pt, weight: 600, tracking: -0.01em, fill: accent, body),
  headline: body => text(size: 1.22em, style: "italic", fill: soft, body),
  contact: body => text(size: 0.95em, fill: soft, body),
  section: (titled, body) => {
    line(length: 100%, stroke: 1.2pt + accent)
    v(-0.05em)
    titled(text(size: 0.94em, weight: 600, fill: accent, body))
  },
  statement: body => {
    set par(leading: 0.6em)
    text(size: 1.26em, weight: 300, body)
  },
  run: (kind, body) => if kind in ("organisation", "employer") { text(size: 1.08em, weight: 600, body) }
    else if kind == "title" { text(style: "italic", body) }
    else if kind in ("place", "period") { text(fill: soft, body) }
    else { body },
  label: body => text(weight: 600, body),
  term: body => text(weight: 600, body),
  footer: body => text(size: 8.4pt, fill: soft, body),
))

#resume(style)
`
