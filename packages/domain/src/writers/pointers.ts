import { patternOf } from '../text/patterns.ts'
import { splitText } from '../text/split.ts'
import { writerWords } from '../words/writers.ts'
import { fieldOf, jsonIn } from './loose-json.ts'
import { numbersIn } from './proposal.ts'

/** The lines by which an assistant says that a requirement is shown. It is no proof: the person is asked. */
export interface Pointer {
  requirement: string
  lines: string[]
}

const longestReply = 100_000
const mostLines = 3

/** What a reply points at, by the numbers of the prompt it answers. Numbers that the prompt does not have say nothing. */
export function pointersIn(reply: string, prompt: string): Pointer[] {
  const lines = numberedIn(blockOf('resume', prompt), /^(\d{1,3})\*?\. (.+)$/)
  const asked = numberedIn(blockOf('requirements', prompt), /^R(\d{1,3})\. (.+)$/)
  const given = reply.slice(0, longestReply)
  const found = new Map<number, Set<number>>()
  for (const [row, numbers] of [...inJson(given), ...inWords(given)]) {
    const named = found.get(row) ?? new Set()
    for (const number of numbers) if (lines.has(number) && named.size < mostLines) named.add(number)
    found.set(row, named)
  }
  return [...asked].flatMap(([row, requirement]) => {
    const shown = [...(found.get(row) ?? [])].map((number) => lines.get(number) ?? '')
    return shown.length > 0 ? [{ requirement, lines: shown }] : []
  })
}

function blockOf(name: string, prompt: string): string {
  const [, begin] = new RegExp(`^<<<(${name} \\w+)>>>$`, 'm').exec(prompt) ?? []
  if (!begin) return ''
  const from = prompt.indexOf(`<<<${begin}>>>`)
  return prompt.slice(from, prompt.indexOf(`<<<end of ${begin}>>>`, from))
}

/** What hides a contact is nothing to point at. */
const numberedIn = (block: string, form: RegExp): Map<number, string> =>
  new Map(
    splitText(block, /\n/g).flatMap((row): [number, string][] => {
      const [, number, words = ''] = form.exec(row) ?? []
      return number === undefined || words.includes('[contact ') ? [] : [[Number(number), words]]
    }),
  )

type Pointed = [row: number, lines: number[]]

const requirementField = patternOf(writerWords.requirementField)
const linesField = patternOf(writerWords.sourceField)
const textField = patternOf(writerWords.textField)

const inJson = (reply: string): Pointed[] => jsonIn(reply).flatMap(({ value }) => within(value))

function within(value: unknown): Pointed[] {
  if (Array.isArray(value)) return value.flatMap(within)
  if (!(value instanceof Map) || fieldOf(value, textField) !== undefined) return []
  const [row] = numbersIn(fieldOf(value, requirementField))
  const lines = numbersIn(fieldOf(value, linesField))
  if (row !== undefined && lines.length > 0) return [[row, lines]]
  return [...value].flatMap(([name, it]) => {
    const [, number] = /^R(\d{1,3})$/i.exec(String(name).trim()) ?? []
    return number === undefined ? within(it) : [[Number(number), numbersIn(it)]]
  })
}

/** `R2: 4, 7`, `- **R2** → lines 4 and 7`, `| R2 | 4, 7 |`: the numbers stand last. */
function inWords(reply: string): Pointed[] {
  return splitText(reply, /\n/g).flatMap((line): Pointed[] => {
    const [, row, rest = ''] = /^[^\p{L}\d]{0,12}R(\d{1,3})\b(.{0,400})/iu.exec(line) ?? []
    const last = splitText(rest, /[:|→]|->|=>/g)
      .filter((piece) => /\d/.test(piece))
      .at(-1)
    return row === undefined || last === undefined ? [] : [[Number(row), numbersIn(last)]]
  })
}
