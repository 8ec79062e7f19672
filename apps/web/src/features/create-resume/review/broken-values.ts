import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { fieldsRead } from '../form/fields.ts'
import type { SourceLine } from './source-lines.ts'

/** A number, an e-mail or a web address that stands in two pieces: on the page, or in what was read of it. */
export interface BrokenValue {
  kind: 'number' | 'e-mail' | 'web address'
  /** The field that has it, or its beginning. */
  field: string
  /** The one that has its end, where that is another. */
  endField: string | undefined
  spans: [from: number, to: number][]
  /** In one piece. */
  whole: string
  isOverLines: boolean
}

interface Rule {
  kind: BrokenValue['kind']
  /** How it ends on a line, and how it goes on at the beginning of the next. */
  tail: RegExp
  head: RegExp
  whole: RegExp
}

const mail = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/

const overLines: Rule[] = [
  { kind: 'number', tail: /(?<![\d.,])\d{1,3}(?:,\d{3})*,$/, head: /^\d{3}(?!\d)/, whole: /^/ },
  { kind: 'e-mail', tail: /[\w.+-]+(?:@[\w.-]*)?[@._+-]$/, head: /^[a-z0-9][\w.@+-]*/, whole: mail },
  { kind: 'e-mail', tail: /[\w.+-]+(?:@[\w-]+)?$/, head: /^[@.][\w.@-]+/, whole: mail },
  {
    kind: 'web address',
    tail: /(?:https?:\/\/|www\.|(?<![\w@.-])[\w-]+\.[a-z]{2,}\/)\S*[/._=&?-]$|https?:\/\/$/,
    head: /^[a-z0-9][\w./=&?%#~-]*/,
    whole: /^/,
  },
]

const inLine: [BrokenValue['kind'], RegExp][] = [
  ['e-mail', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  ['web address', /https?:\/\/[^\s|,;()]+/g],
  ['number', /\d+(?:[.,]\d+)*/g],
]

type Found = Omit<BrokenValue, 'field' | 'endField'>

function brokenOverLines(lines: readonly SourceLine[]): Found[] {
  return lines.flatMap((line, at) => {
    const next = lines[at + 1]
    if (!next) return []
    const indent = next.text.length - next.text.trimStart().length
    const found = overLines.map((rule) => ({ rule, joined: joinedBy(rule, line.text, next.text.slice(indent)) }))
    const match = found.find(({ joined }) => joined !== null)
    if (!match?.joined) return []
    const [tail, head] = match.joined
    const end = line.from + line.text.trimEnd().length
    const start = next.from + indent
    return {
      kind: match.rule.kind,
      spans: [
        [end - tail.length, end],
        [start, start + head.length],
      ],
      whole: tail + head,
      isOverLines: true,
    }
  })
}

/** Nothing that a person writes as one value is longer; a line without a blank may be. */
const longest = 200

function joinedBy({ tail, head, whole }: Rule, before: string, after: string): [string, string] | null {
  const end = tail.exec(before.trimEnd().slice(-longest))?.[0]
  const begin = head.exec(after.slice(0, longest))?.[0].replace(/[.,;]+$/, '')
  // What is whole by itself ends with its line.
  if (!end || !begin || mail.test(end.replace(/[._-]$/, '')) || mail.test(begin)) return null
  return whole.test(end + begin) ? [end, begin] : null
}

/** The number of an item is left out where its line is read, as a bullet is. */
const itemNumber = /^\s*\(?\d{1,2}[.)]\s/

const valuesIn = (lines: readonly SourceLine[]): Found[] =>
  lines.flatMap(({ text, from }) => {
    const opening = itemNumber.exec(text)?.[0].length ?? 0
    return inLine.flatMap(([kind, pattern]) =>
      [...text.slice(opening).matchAll(pattern)].map(({ 0: whole, index }): Found => {
        const start = from + opening + index
        return { kind, spans: [[start, start + whole.length]], whole, isOverLines: false }
      }),
    )
  })

/** Those over a line break, whether or not they were joined, and those whose pieces went to different places. */
export function brokenValues(lines: readonly SourceLine[], document: ResumeDocument): BrokenValue[] {
  const owners = ownersOf(document)
  const texts = new Map(fieldsRead(document).map(({ name, value, period }) => [name, period ? null : value]))
  const held = (found: Found) => {
    const places = new Set(found.spans.flatMap(([from, to]) => owners.slice(from, to)))
    const [field, endField] = [...places].filter((name) => name !== undefined && texts.has(name))
    return { ...found, field, endField, isApart: places.size > 1 }
  }
  const isCut = ({ isApart, field, whole }: ReturnType<typeof held>) => {
    const text = texts.get(field ?? '')
    return isApart || (typeof text === 'string' && !text.includes(whole))
  }
  const broken = [...brokenOverLines(lines).map(held), ...valuesIn(lines).map(held).filter(isCut)]
  const seen = new Set<string>()
  return broken.flatMap(({ isApart: _, field, ...found }) => {
    if (field === undefined || seen.has(field)) return []
    for (const name of [field, found.endField]) if (name !== undefined) seen.add(name)
    return [{ ...found, field }]
  })
}

/** For each character of the source what was read from it. */
function ownersOf({ origins }: ResumeDocument): (string | undefined)[] {
  const owners: (string | undefined)[] = []
  for (const [name, { spans }] of Object.entries(origins))
    for (const [from, to] of spans) for (let at = from; at < to; at += 1) owners[at] = name
  return owners
}

const asDoubt = 0.5

/** With a mark on each field that has a broken value, unless a person has looked at it since it was read. */
export function withMarks(
  document: ResumeDocument,
  asRead: ResumeDocument,
  broken: readonly BrokenValue[],
): ResumeDocument {
  const origins = { ...document.origins }
  for (const name of broken.flatMap(({ field, endField }) => [field, endField ?? field])) {
    const origin = origins[name]
    if (origin && origin.confidence === asRead.origins[name]?.confidence)
      origins[name] = { ...origin, confidence: Math.min(asDoubt, origin.confidence) }
  }
  return { ...document, origins }
}
