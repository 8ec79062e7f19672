export const page = `
#import "/base.typ": *

#let ink = rgb("#24221f")
#let soft = rgb("#625d55")
#let serif = family("Source Serif 4")

#let style = styled((
  font: family("Source Sans 3"), ink: ink,
  separator: h(1.5em),
  marker: text(fill: accent, "–"),
  name: body => text(font: serif, size: 31pt, weight: 300, tracking: -0.005em, body),
  headline: body => text(font: serif, size: 1.3em, style: "italic", fill: accent, body),
  contact: body => {
    line(length: 100%, stroke: 0.7pt + accent)
    v(-0.15em)
    text(size: 0.94em, fill: soft, body)
  },
  section: (titled, body) => titled(text(size: 0.92em, weight: 600, tracking: 0.11em, fill: accent, upper(body))),
  run: (kind, body) => if kind in ("organisation", "employer") { text(font: serif, size: 1.08em, weight: 600, body) }
    else if kind == "title" { text(weight: 600, fill: soft, body) }
    else if kind in ("place", "period") { text(fill: soft, body) }
    else { body },
  label: body => text(weight: 600, body),
  term: body => text(weight: 600, body),
  footer: body => text(size: 8.4pt, fill: soft, body),
))

#resume(style)
`
