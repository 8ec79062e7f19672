export const page = `
#import "/base.typ": *

#let ink = rgb("#1b1d20")
#let soft = rgb("#535961")

#let run(kind, body) = {
  if kind in ("title", "employer") { text(weight: 600, body) }
  else if kind in ("organisation", "source") { text(style: "italic", body) }
  else if kind in ("place", "period") { text(fill: soft, body) }
  else { body }
}

#let style = styled((
  font: family("Source Serif 4"), ink: ink,
  separator: h(0.65em) + text(fill: soft, "·") + h(0.65em),
  marker: text(fill: soft, "•"),
  name: body => text(size: 22pt, weight: 600, body),
  headline: body => text(size: 1.1em, fill: accent, body),
  contact: body => text(size: 0.94em, fill: soft, body),
  section: (titled, body) => {
    line(length: 100%, stroke: 0.5pt + accent.lighten(50%))
    v(0.05em)
    titled(text(size: 0.95em, weight: 600, fill: accent, body))
  },
  run: run,
  // What is published is told by where it stands: its title runs on in plain type.
  reference: (
    hanging: 1.6em, text: body => started(1.6em, body),
    run: (kind, body) => if kind == "title" { body } else { run(kind, body) },
  ),
  label: body => text(style: "italic", body),
  term: body => text(weight: 600, body),
  footer: body => align(center, text(size: 8.4pt, fill: soft, body)),
))

#resume(style)
`
