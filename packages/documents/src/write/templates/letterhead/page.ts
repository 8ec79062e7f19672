export const page = `
#import "/base.typ": *

#let ink = rgb("#201f22")
#let soft = rgb("#5a5760")

// Against the end of a line, no full stop hangs out of a word that is set in parts.
#let style = styled((
  font: family("Source Serif 4"), ink: ink,
  separator: h(0.6em) + text(fill: soft, "·") + h(0.6em),
  marker: text(fill: soft, "–"),
  name: body => align(end, text(overhang: false, size: 20pt, weight: 400, tracking: 0.02em, fill: accent, body)),
  headline: body => align(end, text(overhang: false, size: 1em, style: "italic", fill: soft, body)),
  contact: body => {
    align(end, text(overhang: false, size: 0.88em, fill: soft, body))
    v(0.1em)
    line(length: 100%, stroke: 0.5pt + accent)
  },
  section: (titled, body) => titled(text(size: 0.96em, style: "italic", weight: 600, fill: accent, body)),
  run: (kind, body) => if kind in ("title", "employer") { text(weight: 600, body) }
    else if kind in ("place", "period") { text(fill: soft, body) }
    else { body },
  label: body => text(style: "italic", body),
  term: body => text(style: "italic", body),
  footer: body => align(end, text(size: 8.6pt, fill: soft, body)),
))

#resume(style)
`
