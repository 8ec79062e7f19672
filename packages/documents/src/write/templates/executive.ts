/** Wide margins, a light serif name, employers before titles: for careers told by where they happened. */
export const executive = `
#import "/base.typ": *

#let ink = rgb("#24221f")
#let soft = rgb("#625d55")
#let serif = family("Source Serif 4")

#let style = (
  font: family("Source Sans 3"), size: 10.3pt, leading: 0.68em, ink: ink,
  margin: (x: 72pt, top: 60pt, bottom: 62pt),
  gaps: (headline: 1.15em, contact: 1.3em, section: 2.2em, opening: 1.1em, entry: 1.5em, role: 1.1em, row: 0.66em,
    first: 0.84em, line: 0.8em, bullet: 0.76em, item: 0.76em),
  tight: (space: 0.8, size: 0.97),
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
)

#resume(style)
`
