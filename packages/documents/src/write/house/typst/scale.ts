/** The tape: 0 to 100, pulled out to the score, with target zone, ceiling, and where it was before. */
export const scale = `
#import "/house-ink.typ": *

#let tall = 25pt

// Everything is drawn from the upper left corner of the tape.
#let put(..these) = place(std.top + left, ..these)
#let upright(x, from, to, stroke) = put(line(start: (x, from), end: (x, to), stroke: stroke))

#let ticks(at, score) = for point in range(1, 100) {
  let (reach, weight) = if calc.rem(point, 10) == 0 { (0.42, 0.6pt) } else if calc.rem(point, 5) == 0 { (0.32, 0.45pt) }
    else { (0.2, 0.35pt) }
  upright(at(point), 0pt, reach * tall,
    weight + if point < score { colours.tape-ink } else { colours.edge.lighten(30%) })
}

// A figure that would lie under the tip or the ceiling is left out.
#let numerals(at, score, marks) = for point in range(10, 100, step: 10) {
  if marks.all(mark => calc.abs(mark - point) > 2.4) {
    put(dx: at(point) - 10pt, dy: 0.56 * tall, box(width: 20pt, align(center,
      text(size: 7.4pt, weight: 600, fill: if point < score { colours.tape-ink } else { colours.ink-3 }, str(point)))))
  }
}

#let zone(at, target) = {
  let (from, to) = (at(target.from), at(target.to))
  put(dx: from, rect(width: to - from, height: tall, fill: colours.fit-soft, stroke: none))
}

#let bracket(at, target) = {
  let (from, to) = (at(target.from), at(target.to))
  put(curve(stroke: 0.9pt + colours.fit, curve.move((from, -3pt)), curve.line((from, -7.5pt)),
    curve.line((to, -7.5pt)), curve.line((to, -3pt))))
  put(dx: (from + to) / 2 - 50pt, dy: -18pt, box(width: 100pt, align(center,
    text(size: 7.8pt, weight: 600, fill: colours.fit, "Target " + str(target.from) + "–" + str(target.to)))))
}

#let below = tall + 6pt
#let label(x, width, side, body, dy: below) = put(dx: x - if side == right { width } else { 0pt }, dy: dy,
  box(width: width, align(side, text(size: 7.8pt, fill: colours.ink-2, body))))

#let ceiling-mark(at, ceiling, width) = {
  let x = at(ceiling)
  upright(x, -1pt, tall + 13pt, (paint: colours.ink, thickness: 0.9pt, dash: (2.2pt, 1.6pt)))
  let words = "Up to " + str(calc.floor(ceiling))
  if x + 74pt > width { label(x - 4pt, 90pt, right, words) } else { label(x + 4pt, 90pt, left, words) }
}

// Below the words for the ceiling.
#let arrow(at, before, score) = {
  let (from, to, y) = (at(before), at(score), tall + 20pt)
  upright(from, y - 2.5pt, y + 2.5pt, 0.9pt + colours.chalk)
  put(line(start: (from, y), end: (to, y), stroke: 0.9pt + colours.chalk))
  put(curve(stroke: 0.9pt + colours.chalk, curve.move((to - 3pt, y - 2.5pt)), curve.line((to, y)),
    curve.line((to - 3pt, y + 2.5pt))))
  label(from - 4pt, 60pt, right, "Before " + str(calc.floor(before)), dy: y - 2.6pt)
}

#let tape(it, width) = {
  let at(point) = width * calc.max(0, calc.min(100, point)) / 100
  let marks = (it.score,) + if it.ceiling == none { () } else { (it.ceiling,) }
  box(width: width, height: tall, {
    put(rect(width: width, height: tall, fill: colours.well, stroke: 0.6pt + colours.rule))
    zone(at, it.target)
    put(rect(width: at(it.score), height: tall, fill: colours.tape, stroke: 0.6pt + colours.tape-edge))
    ticks(at, it.score)
    numerals(at, it.score, marks)
    bracket(at, it.target)
    if it.ceiling != none { ceiling-mark(at, it.ceiling, width) }
    if it.rose { arrow(at, it.before, it.score) }
    put(dx: at(it.score) - 1.4pt, dy: -2.5pt, rect(width: 2.8pt, height: tall + 5pt, fill: colours.ink, stroke: none))
  })
}

#let scale(it, width) = {
  let side = if it.figure.len() > 2 { 118pt } else { 96pt }
  drawn(block(above: 0pt, below: 0pt, inset: (top: 19pt, bottom: if it.rose { 25pt } else { 14pt }), grid(
    columns: (side, width - side), align: bottom,
    box({
      text(font: serif, size: 46pt, weight: 300, tracking: -0.02em, number-type: "lining", bottom-edge: "baseline",
        it.figure)
      h(4pt)
      text(size: 9pt, fill: colours.ink-3, bottom-edge: "baseline", "of 100")
    }),
    tape(it, width - side),
  )))
  block(above: 10pt, below: 0pt, text(size: 9pt, fill: colours.ink-3, it.text))
}

// The small tapes of lists: a tick for each ten.
#let bar(share, width: 96pt, tall: 6.4pt) = drawn(box(width: width, height: tall, {
  put(rect(width: width, height: tall, fill: colours.press, stroke: none))
  if share != none and share > 0 {
    put(rect(width: width * calc.min(100, share) / 100, height: tall, fill: colours.tape,
      stroke: 0.5pt + colours.tape-edge))
  }
  for ten in range(1, 10) { upright(width * ten / 10, 0pt, 2.2pt, 0.4pt + colours.tape-ink.transparentize(35%)) }
}))
`
