import { patternOf, sourceOf, wordIn } from '../text/patterns.ts'
import { cut, endOf, type Span, sentencesOf, wordsIn } from '../text/spans.ts'
import * as addressedWords from '../words/job/addressed.ts'
import type { Wording } from '../words/job/row.ts'
import type { Line } from './lines.ts'

const machine = sourceOf(addressedWords.machine)

const applicant = sourceOf(addressedWords.applicant)

/** Naming such software as a subject of the work is no address. */
const addressesMachine = patternOf(addressedWords.addressesMachine, 'i', { machine, applicant })
/** Most sentences name none, and need not be held against that. */
const namesMachine = new RegExp(`\\b(?:${machine})(?![a-z])`, 'i')
const addresses = patternOf(addressedWords.addresses, 'i', { applicant })

/** A word by its first and last letter and the others in any order: `insturctions` is read as what it stands for. */
const scrambled = (word: string) => `${word.charAt(0)}${[...word.slice(1, -1)].sort().join('')}${word.slice(-1)}`
const scrambledSet = ({ words }: Wording) => new Set(wordsIn(words).map(scrambled))
const commands = scrambledSet(addressedWords.commands)
const commanded = scrambledSet(addressedWords.commanded)

function isScrambledAddress(text: string): boolean {
  const keys = (text.toLowerCase().match(/[a-z]{5,}/g) ?? []).slice(0, 200).map(scrambled)
  return keys.some((key) => commands.has(key)) && keys.some((key) => commanded.has(key))
}

export function speaksToSoftware(text: string): boolean {
  if (text.length >= 5_000) return false
  // As a person would read it: wide letters, and letters by their number.
  const plain = text
    .normalize('NFKC')
    .replace(/&#(\d{2,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0xffff)))
  return (
    (namesMachine.test(plain) && addressesMachine.test(plain)) || addresses.test(plain) || isScrambledAddress(plain)
  )
}

const fewestWords = 16
/** What nobody writes for people: data, letters set apart, a link that runs, the same words over and over. */
const unreadable = [
  /["']\s*:\s*["'[{]|[{[]\s*["']|["'][\]}]/,
  /(?:\b\p{L} ){8}/u,
  /(?<!\p{L})(\p{L}{3,})(?:\s+\1(?!\p{L})){2}/u,
  /\]\s*\(\s*(?:javascript|data):/,
]

function isNoise(text: string): boolean {
  const lower = text.toLowerCase()
  if (unreadable.some((pattern) => pattern.test(lower.slice(0, 2_000)))) return true
  const words = lower.match(/\p{L}{2,}/gu) ?? []
  return words.length >= fewestWords && new Set(words).size * 3 < words.length
}

const opensTurn = patternOf(addressedWords.opensTurn)

const asking = wordIn(addressedWords.asking)

const isItem = (line: Line | undefined) => line !== undefined && !/[.!?:;]$/.test(line.text) && line.text.length < 120

const shortLine = patternOf(addressedWords.shortLine, '')

/** A sentence that asks nothing, set into a list, is no item of it. */
const isStray = ({ text, bullet, apart }: Line, before: Line | undefined, after: Line | undefined) =>
  !(bullet || apart || after?.apart) &&
  (after?.bullet === true || (isItem(before) && isItem(after))) &&
  /[.!]$/.test(text) &&
  !shortLine.test(text) &&
  !asking.test(text)

/** What speaks to software: a bracket that ends the line, or a sentence. */
function addressedIn(line: Line): Span | undefined {
  const from = line.text.search(/[([][^()[\]]+[)\]]$/)
  const [said, aside] = [cut(line, 0, from), cut(line, from)]
  if (from > 0 && speaksToSoftware(aside.text) && !speaksToSoftware(said.text)) return aside
  return sentencesOf(line).find((sentence) => speaksToSoftware(sentence.text))
}

/** [J17] Lines without the sentences addressed to software; after one, the rest of its paragraph goes with it. */
export function removeAddressed(lines: readonly Line[]): { lines: Line[]; ignored: Span[] } {
  const kept: Line[] = []
  const ignored: Span[] = []
  for (const [at, line] of lines.entries()) {
    if (isStray(line, lines[at - 1], lines[at + 1])) continue
    const isWhole = isNoise(line.text) || opensTurn.test(line.text) || opensTurn.test(lines[at - 1]?.text ?? '')
    const first = isWhole ? line : addressedIn(line)
    if (!first) {
      kept.push(line)
      continue
    }
    const before = cut(line, 0, first.from - line.from)
    ignored.push({ text: line.text.slice(first.from - line.from), from: first.from })
    if (before.text !== '' && endOf(before) <= first.from) kept.push({ ...line, ...before })
  }
  return { lines: kept, ignored }
}
