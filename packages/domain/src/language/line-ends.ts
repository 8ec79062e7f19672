import { joiners, lineOpeners, stillGoing, unitsOfTime } from '../words/small-words.ts'

// Line ends that were lost in copying: `a related field.5+ years of C++Strong grasp` is three lines.

/** What a room knows of the words around a seam. */
interface Known {
  /** The name of one thing, whatever capitals stand inside: `PyTorch`. */
  isName(text: string): boolean
  /** A heading of the texts that the room reads. */
  isTitle(text: string): boolean
}

const marks = '•◦▪●○■▸►➤→✓✔✅☑'
const mark = `[${marks}]`

/** Where two characters meet that may have been of two lines: a change of case, the end of a sentence, a bullet; `●●○` is one. */
const seam = new RegExp(
  [
    '(?<=\\p{Ll}|[.!?:;)\\]%+#”"\\d])(?=\\p{Lu})',
    '(?<=\\p{L}\\p{Lu})(?=\\p{Lu}\\p{Ll})',
    '(?<=\\p{Ll}{2}|[.!?:)%])(?=\\d)',
    `(?<=[^\\s(/|${marks}])(?=[-–*] +["“(]?[\\p{L}\\d]|${mark}|#{1,6} \\S)`,
  ].join('|'),
  'gu',
)

interface Sign {
  before: RegExp
  after: RegExp
  points: number
}

const unit = `(?:${unitsOfTime})\\b`

/** How much speaks for a line end, by what stands before and behind it. */
const signs: readonly Sign[] = [
  // `analysisStrong`, `itAU`: a word in small letters has no capital inside.
  { before: /(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}'’-]+$/u, after: /^\p{Lu}/u, points: 1 },
  { before: /(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}'’-]{2,}$/u, after: /^\p{Lu}/u, points: 1 },
  // `field.Strong`, `(Tableau)Strong`, `C++Strong`.
  { before: /(?:\p{Ll}{2}|\p{Lu}{2}|[\d%)])[.!?:;][”"’)]?$/u, after: /^\p{Lu}\p{L}/u, points: 2 },
  { before: /[)\]+#%”"]$/u, after: /^\p{Lu}\p{L}/u, points: 2 },
  // `ExcelCritical`: perhaps a name, unless it goes on like a sentence.
  { before: /\p{Lu}\p{Ll}{2,}$/u, after: /^\p{Lu}\p{L}{2}/u, points: 1 },
  { before: /[\p{L}\d]$/u, after: /^\p{Lu}[\p{L}'’-]* (?!(?:or|and) )[\p{L}\d&]/u, points: 1 },
  { before: /\p{L}$/u, after: /^\p{Lu}\p{L}*(?:[,)/-]|$)/u, points: -1 },
  { before: /\p{L}$/u, after: new RegExp(`^(?:${lineOpeners})(?:['’]\\p{L}+)? `, 'u'), points: 1 },
  { before: /\d$|\p{Lu}{4,}$/u, after: /^\p{Lu}\p{Ll}{2}/u, points: 1 },
  { before: /(?:\p{Ll}{2}|[.!?:)])$/u, after: new RegExp(`^\\d+(?:\\+|[-–]\\d+)? ${unit}|^\\d+\\+`, 'u'), points: 2 },
  { before: /\p{Ll}{2}[.!?:]$/u, after: /^\d/u, points: 1 },
  { before: /\S$/u, after: /^\d{1,2}[.)] \p{Lu}/u, points: 2 },
  // `short- and long-term` is no list.
  { before: /\S$/u, after: new RegExp(`^(?:[-–*] (?!(?:${joiners}) )|${mark}|#)`, 'u'), points: 2 },
]
const enough = 2
const titlePoints = 2
const namePoints = 1
/** One or two are names that nobody knows. */
const fewest = 3
/** In anything shorter a bullet between blanks is a dash. */
const longLine = 200
const reach = 40
const longestToken = 80
const longestTitle = 60
/** Longer than any text that somebody pastes. */
const longestLine = 100_000

/** The text with the line ends that it has lost. Nothing else is changed. */
export const withLineEnds = (text: string, known: Known): string =>
  text
    .split('\n')
    .map((line) => (line.length > longestLine ? line : piecesOf(line, known).join('\n')))
    .join('\n')

function piecesOf(line: string, known: Known): string[] {
  const seams = seamsOf(line, known)
  const ends = seams.filter(({ points }) => points >= enough)
  const sum = ends.reduce((all, { points }) => all + points, 0)
  const isLost = sum >= fewest * enough || ends.some(({ isBehindTitle }) => isBehindTitle)
  const cuts = isLost ? ends.map(({ at }) => at) : dashesOf(line)
  const pieces = [0, ...cuts].map((from, index) => line.slice(from, cuts[index]))
  return pieces.flatMap((piece, index) => (endsList(pieces[index - 1], piece) ? ['', piece] : piece))
}

/** ` - Weaving - Dyeing`: bullets between blanks, where a long line has many and no time, `2019 - Present`, among them. */
const dash = new RegExp(`(?<=[\\p{L})%.] )(?=[-*] (?!(?:${stillGoing})\\b)\\p{Lu})`, 'gu')

function dashesOf(line: string): number[] {
  const found = line.length < longLine ? [] : [...line.matchAll(dash)].map(({ index }) => index)
  return found.length > fewest ? found : []
}

const item = new RegExp(`^(?:[-–*]|${mark}|\\d{1,2}[.)]) `, 'u')

/** What has no bullet behind what has one stood apart from it. */
const endsList = (before: string | undefined, piece: string) =>
  before !== undefined && item.test(before) && !item.test(piece)

interface Seam {
  at: number
  points: number
  /** The line opens with a heading that ends here. */
  isBehindTitle: boolean
}

function seamsOf(line: string, known: Known): Seam[] {
  const found = [...line.matchAll(seam)].map(({ index }) => index).filter((at) => line[at] !== ' ')
  const named = namedIn(line, found, known)
  const marked = [0, ...found, line.length]
  const bullets = found.filter((at) => item.test(line.slice(at, at + 4)))
  // Where bullets part the items, a capital inside a word is most likely of a name.
  const isInName = (at: number) =>
    /\p{Lu}\p{Ll}{2,}\p{Lu}$/u.test(line.slice(Math.max(0, at - reach), at + 1)) &&
    bullets.length >= fewest &&
    at > (bullets[0] ?? 0) &&
    at < (bullets.at(-1) ?? 0)
  return found.map((at, index) => {
    const isBehindTitle = isTitle(line.slice(marked[index], at).replace(/:$/, ''), known)
    const ahead = line.slice(at, marked[index + 2]).split(':')[0] ?? ''
    const isTold = isBehindTitle || isTitle(ahead, known)
    const points = scoreOf(line, at) + (named.get(at) ?? 0) + (isTold ? titlePoints : 0)
    return { at, points: isInName(at) ? points - 1 : points, isBehindTitle: isBehindTitle && index === 0 }
  })
}

const isTitle = (words: string, known: Known) =>
  words.length < longestTitle && /^\p{Lu}/u.test(words) && known.isTitle(words.trim())

function scoreOf(line: string, at: number): number {
  const before = line.slice(Math.max(0, at - reach), at)
  const after = line.slice(at, at + reach)
  return signs.reduce((sum, it) => sum + (it.before.test(before) && it.after.test(after) ? it.points : 0), 0)
}

/** Inside a name there is no line end; behind one there may be. What is too long for a word has none either. */
function namedIn(line: string, found: readonly number[], known: Known): Map<number, number> {
  const named = new Map<number, number>()
  let next = 0
  for (const { 0: word, index: start } of line.matchAll(/\S+/g)) {
    const inside: number[] = []
    for (; (found[next] ?? line.length) < start + word.length; next += 1) inside.push((found[next] ?? 0) - start)
    const marks = markNames(
      word,
      inside.filter((at) => at > 0),
      known,
    )
    for (const [at, points] of marks) named.set(start + at, points)
  }
  return named
}

function markNames(word: string, inside: readonly number[], known: Known): Map<number, number> {
  const named = new Map<number, number>()
  if (word.length > longestToken) return new Map(inside.map((at) => [at, Number.NEGATIVE_INFINITY]))
  let from = 0
  while (inside.length > 0 && from < word.length) {
    const left = inside.filter((at) => at > from)
    const name = [...left, word.length].reverse().find((to) => known.isName(word.slice(from, to)))
    for (const at of left) if (name !== undefined && at < name) named.set(at, Number.NEGATIVE_INFINITY)
    if (name !== undefined && name < word.length) named.set(name, namePoints)
    from = name ?? left[0] ?? word.length
  }
  return named
}
