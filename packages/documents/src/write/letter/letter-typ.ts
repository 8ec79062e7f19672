/** A letter in the type, head, colour and margins of the resume template that `data.template` names. */
const letter = `
#import "/base.typ": *
#import "/" + data.template + ".typ": style

#let letter = data.letter

// A letter is read line by line: its lines stand further apart, and it gives way sooner to stay on one page.
#let style = style + (
  size: style.size + 0.7pt, leading: style.leading + 0.14em, pages: 1,
  gaps: style.gaps + (date: 3.6em, recipient: 2em, subject: 2.4em, salutation: 2em, body: 1.45em, closing: 1.9em,
    signature: 3.2em),
  tight: (space: 0.7, size: calc.min(0.88, style.tight.size)),
)

#let part(gap, body, stays: false) = block(width: 100%, above: gap, below: 0pt, sticky: stays, body)
#let given(text) = text != ""

// Lines under their heading, or beside what they answer.
#let told(this, it, is-first) = {
  let lines = it.lines.map(line => (text: line, items: ()))
  if it.beside {
    let look = if is-first { style.term } else { body => body }
    grid(columns: (11fr, 14fr), column-gutter: 1.6em, look(say(it.heading)), look(it.lines.map(say).join(linebreak())))
  } else {
    if given(it.heading) { block(below: this.gaps.bullet, sticky: true, (style.term)(say(it.heading))) }
    bullets(this, lines)
  }
}

#sheet(style, this => {
  let gaps = this.gaps
  stack-of(this)
  set par(linebreaks: "optimized")
  if given(letter.date) { part(gaps.date, say(letter.date)) }
  if letter.recipient.len() > 0 { part(gaps.recipient, letter.recipient.map(say).join(linebreak())) }
  if given(letter.subject) { part(gaps.subject, (style.term)(say(letter.subject)), stays: true) }
  if given(letter.salutation) { part(gaps.salutation, say(letter.salutation), stays: true) }
  for (index, it) in letter.paragraphs.enumerate() {
    // What ends a letter does not stand alone on a page.
    // The first row of a table names its columns.
    let is-first = index == 0 or type(letter.paragraphs.at(index - 1)) != dictionary
    let body = if type(it) == dictionary { told(this, it, is-first) } else { say(it) }
    let above = if type(it) == dictionary and it.beside { 0.75 * gaps.body } else { gaps.body }
    part(above, body, stays: index + 1 == letter.paragraphs.len())
  }
  if given(letter.closing) { part(gaps.closing, say(letter.closing), stays: true) }
  if given(letter.signature) { part(gaps.signature, say(letter.signature)) }
})
`

export const letterFiles = { '/letter.typ': letter } as const
