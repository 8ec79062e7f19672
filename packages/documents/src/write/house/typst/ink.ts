/** The colours of the product on paper, its two voices, and how words of each are set. */
export const ink = `
#import "/base.typ": *

#let colours = (
  ink: rgb("#1a2036"), ink-2: rgb("#474d63"), ink-3: rgb("#5f657a"), rule: rgb("#dcd8cc"), edge: rgb("#878b9b"),
  seam: rgb("#98a3c4"), well: rgb("#faf9f5"), press: rgb("#edeae1"), chalk: rgb("#2d4fa2"), tape: rgb("#f4cf5b"),
  tape-edge: rgb("#b58a17"), tape-ink: rgb("#2b2408"), fit: rgb("#1c6848"), fit-soft: rgb("#e4f2ea"),
  warn: rgb("#825006"), danger: rgb("#a3282f"),
)
#let tones = (
  plain: colours.ink, soft: colours.ink-3, strong: colours.ink, fit: colours.fit, warn: colours.warn,
  danger: colours.danger,
)
#let serif = family("Source Serif 4")
#let sans = family("Source Sans 3")
#let seam = (paint: colours.seam, thickness: 0.75pt, dash: (4.5pt, 3pt))

#let phrase(it) = {
  let fill = if "href" in it { colours.chalk } else { tones.at(it.tone) }
  let body = linked(it, say(it.text))
  if it.voice == "ours" { text(fill: fill, weight: if it.tone in ("plain", "soft") { 400 } else { 600 }, body) }
  else {
    text(font: serif, size: 1.03em, fill: fill, style: if it.voice == "ad" { "italic" } else { "normal" },
      weight: if it.tone == "strong" { 600 } else { 400 }, body)
  }
}
#let running(phrases) = phrases.map(phrase).join()

// Paragraphs one below the other.
#let paragraphs(all, gap) = for (index, these) in all.enumerate() {
  block(above: if index == 0 { 0pt } else { gap }, below: 0pt, running(these))
}

// A drawing whose content is said in words beside it.
#let drawn(body) = pdf.artifact(body)
`
