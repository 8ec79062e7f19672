import { type Entry, type ResumeDocument, sureFrom } from '@bespeak/domain/resume/document.ts'
import { type Change, changeEntry } from '../form/document-edits.ts'
import { type Field, fieldsIn, fieldsRead } from '../form/fields.ts'
import * as texts from '../texts.tsx'
import type { BrokenValue } from './broken-values.ts'
import { linesOfOrigin, type SourceLine } from './source-lines.ts'

type Span = [from: number, to: number]

/** Something to look at: one field, two that are easily taken for one another, or what stands in a row. */
export interface Doubt {
  /** The first names it. */
  fields: string[]
  title: string
  /** Why we are not sure, in plain words. */
  reason: string
  spans: Span[]
  broken: BrokenValue | undefined
}

/** One way to read a doubtful place. */
export interface Reading {
  words: string
  note: string
  change: Change
}

/** What stands side by side in an entry and looks alike. */
const pairKeys: Partial<Record<Entry['type'], [string, string]>> = {
  study: ['institution', 'degree'],
  item: ['title', 'organisation'],
}

function pairsIn({ sections }: ResumeDocument): [string, string][] {
  const entries = sections.flatMap((section) => section.entries)
  return [
    ['basics.name', 'basics.label'],
    ...entries.flatMap((entry): [string, string][] => {
      if (entry.type === 'employment') {
        const [role] = entry.roles
        return role ? [[`${entry.id}.organisation`, `${role.id}.title`]] : []
      }
      const keys = pairKeys[entry.type]
      return keys ? [[`${entry.id}.${keys[0]}`, `${entry.id}.${keys[1]}`]] : []
    }),
  ]
}

/** What was read and is not sure, in the order it stands in the source. */
export function doubtsIn(
  document: ResumeDocument,
  lines: readonly SourceLine[],
  broken: readonly BrokenValue[],
): Doubt[] {
  const { origins } = document
  const doubtful = new Map(
    fieldsRead(document)
      .filter(({ name }) => (origins[name]?.confidence ?? 1) < sureFrom)
      .map((field) => [field.name, field]),
  )
  const split = broken.flatMap(({ field, endField }): [string, string][] => (endField ? [[field, endField]] : []))
  const pairs = [...pairsIn(document), ...split].filter((pair) => pair.every((name) => doubtful.has(name)))
  const second = new Map(pairs)
  const joined = new Set(second.values())
  const cutOf = ({ name }: Field) => broken.find((it) => it.field === name)
  const open = [...doubtful.values()].filter(({ name }) => !joined.has(name))
  return inRuns(open, (field) => !second.has(field.name) && !cutOf(field))
    .map((fields) => {
      const [first] = fields
      const other = doubtful.get(second.get(first.name) ?? '')
      return doubtOf({ document, lines, fields: other ? [first, other] : fields, cut: cutOf(first) })
    })
    .sort((a, b) => startOf(a) - startOf(b))
}

/** Skills of one group, or lines of one job, are looked at together: nobody wants a question for each. */
function inRuns(fields: readonly Field[], mayJoin: (field: Field) => boolean): [Field, ...Field[]][] {
  const runs: [Field, ...Field[]][] = []
  for (const field of fields) {
    const [before] = runs.at(-1) ?? []
    const goesOn = before?.label === field.label && before.of === field.of && field.label in texts.manyOf
    if (before && goesOn && mayJoin(before) && mayJoin(field)) runs.at(-1)?.push(field)
    else runs.push([field])
  }
  return runs
}

const isRun = ([first, second]: readonly Field[]) => first !== undefined && first.label === second?.label

interface Given {
  document: ResumeDocument
  lines: readonly SourceLine[]
  fields: Field[]
  cut: BrokenValue | undefined
}

function doubtOf({ document, lines, fields, cut }: Given): Doubt {
  const names = fields.map(({ name }) => name)
  const spans = cut?.spans ?? names.flatMap((name) => document.origins[name]?.spans ?? [])
  const place = linesOfOrigin(lines, { confidence: 0, spans })
  const quote = place.map(({ text }) => text).join(' ')
  const reason = reasonFor({ document, fields, cut, quote, lines: place.length })
  return { fields: names, title: titleOf(fields, cut), reason, spans, broken: cut }
}

const startOf = ({ spans }: Pick<Doubt, 'spans'>): number => Math.min(...spans.map(([from]) => from))

function titleOf(fields: readonly Field[], cut: BrokenValue | undefined): string {
  const [first, second] = fields
  if (!first) return ''
  if (cut) return texts.brokenName(cut.kind, cut.isOverLines)
  if (isRun(fields)) return placed(texts.manyOf[first.label] ?? first.label, first)
  if (second) return texts.both(first.label, second.label)
  return placed(first.label, first)
}

function placed(name: string, { label, of, value }: Field): string {
  return of === '' || of === value ? name : texts.placed(name, label, of)
}

interface Why {
  document: ResumeDocument
  fields: Field[]
  cut: BrokenValue | undefined
  /** The lines it stands on. */
  quote: string
  lines: number
}

/** What stands beside it in most entries is not said here. */
function isAlone({ document, fields: [field] }: Why): boolean {
  const [, other] = pairsIn(document).find(([first]) => first === field?.name) ?? []
  return other !== undefined && !fieldsIn(document).some(({ name, value }) => name === other && value !== '')
}

/** The first that fits is told. */
const reasons: [fits: (why: Why) => boolean, words: string][] = [
  [({ cut, fields }) => cut?.isOverLines === true && fields[0]?.value.includes(cut.whole) === true, texts.whyJoined],
  [({ cut }) => cut?.isOverLines === true, texts.whySplit],
  [({ cut }) => cut !== undefined, texts.whyApart],
  [
    ({ fields, quote }) => fields[0]?.period !== undefined && /\b\d{1,2}\/\d{2}\b(?!\/)/.test(quote),
    texts.whyDayOrYear,
  ],
  [({ fields }) => fields[0]?.period !== undefined, texts.whyDates],
  [({ fields }) => isRun(fields), texts.whyRun],
  [({ fields, lines }) => fields.length > 1 && lines === 1, texts.whyTwoNames],
  [({ fields }) => fields.length > 1, texts.whyWhich],
  [({ fields }) => fields[0]?.name === 'basics.name', texts.whyName],
  [isAlone, texts.whyAlone],
  [({ fields }) => fields[0]?.label === texts.line, texts.whyLine],
  [({ lines }) => lines > 1, texts.whyLong],
]

const reasonFor = (why: Why): string => reasons.find(([fits]) => fits(why))?.[1] ?? texts.whyElse

/** The ways to read it: as it was read, and what else it may be. One alone where we know no other. */
export function readingsOf({ fields, broken }: Doubt, document: ResumeDocument): Reading[] {
  const all = new Map(fieldsIn(document).map((field) => [field.name, field]))
  const own = fields.flatMap((name) => all.get(name) ?? [])
  const [field] = own
  if (!field) return []
  if (broken) {
    const email = all.get('basics.email')
    return brokenReadings(field, { ...broken, end: all.get(broken.endField ?? ''), email })
  }
  if (isRun(own)) return [{ words: own.map(({ value }) => value).join(', '), note: '', change: (it) => it }]
  const asRead: Reading = { words: field.value, note: '', change: (it) => it }
  const other = all.get(pairsIn(document).find((pair) => pair[0] === field.name)?.[1] ?? '')
  if (other) return [{ ...asRead, note: pairNote(field, other) }, swapped(field, other)]
  const places = asPlace(field, document)
  return [{ ...asRead, note: places.length > 0 ? texts.lineOfJob : '' }, ...places]
}

type Pieces = BrokenValue & { end: Field | undefined; email: Field | undefined }

/** In one piece, as far as we know how, and as it was read. */
function brokenReadings(field: Field, broken: Pieces): Reading[] {
  const { end, isOverLines, whole, spans } = broken
  if (isOverLines && field.value.includes(whole)) {
    const apart = field.value.replace(whole, piecesOf(whole, spans).join(' '))
    return [
      { words: field.value, note: texts.inOnePiece, change: (it) => it },
      { words: apart, note: texts.inTwoPieces, change: field.put(apart) },
    ]
  }
  const words = end ? `${field.value} | ${end.value}` : field.value
  const asRead: Reading = { words, note: isOverLines ? texts.inTwoPieces : '', change: (it) => it }
  const mended = isOverLines ? mendedBy(field, broken) : null
  return mended ? [mended, asRead] : [{ ...asRead, note: '' }]
}

function mendedBy(field: Field, { kind, whole, spans, end, email }: Pieces): Reading | null {
  const [tail = '', head = ''] = piecesOf(whole, spans)
  const note = texts.inOnePiece
  // Where a piece found no place, it has one now.
  const settle =
    (change: Change): Change =>
    (document) => {
      const changed = change(document)
      return { ...changed, unplaced: changed.unplaced.filter(({ text }) => text !== tail && text !== head) }
    }
  if (kind === 'e-mail' && email?.value === '')
    return {
      ...{ words: whole, note },
      change: settle((it) =>
        [field, end].reduce((changed, held) => withoutPieces(held, [tail, head])(changed), email.put(whole)(it)),
      ),
    }
  if (end && field.value.endsWith(tail) && end.value.startsWith(head)) {
    const joined = field.value + end.value
    return { words: joined, note: texts.asOneLine, change: (it) => end.put('')(field.put(joined)(it)) }
  }
  const found = [`${tail} ${head}`, tail].find((words) => field.value.includes(words))
  if (found === undefined) return null
  const words = field.value.replace(found, whole)
  return { words, note, change: settle(field.put(words)) }
}

/** A field that held a piece keeps what else it says. */
function withoutPieces(field: Field | undefined, pieces: readonly string[]): Change {
  if (!field) return (document) => document
  const rest = pieces.reduce((text, piece) => text.replace(piece, ''), field.value)
  return field.put(rest.replace(/^https?:\/\/$/, '').trim())
}

function piecesOf(whole: string, [first]: Span[]): string[] {
  const at = first ? first[1] - first[0] : 0
  return [whole.slice(0, at), whole.slice(at)]
}

const pairNote = (field: Field, { value, label }: Field) =>
  value === '' ? texts.isAlone(field.label, label) : texts.isBeside(field.label, value, label)

function swapped(field: Field, other: Field): Reading {
  const change: Change = (document) => other.put(field.value)(field.put(other.value)(document))
  return other.value === ''
    ? { words: field.value, note: texts.isAlone(other.label, field.label), change }
    : { words: other.value, note: texts.isBeside(field.label, field.value, other.label), change }
}

/** A line beside a title is often where it was. */
function asPlace({ name, value }: Field, { sections }: ResumeDocument): Reading[] {
  const entries = sections.flatMap((section) => section.entries)
  const entry = entries.find(
    (it) => it.type === 'employment' && it.roles.some(({ lines }) => lines.some(({ id }) => id === name)),
  )
  if (entry?.type !== 'employment') return []
  const role = entry.roles.find(({ lines }) => lines.some(({ id }) => id === name))
  if (!role || role.location !== undefined || value.length > longestPlace) return []
  const moved = { ...role, location: value, lines: role.lines.filter(({ id }) => id !== name) }
  const change = changeEntry(entry.id, () => ({ ...entry, roles: entry.roles.map((it) => (it === role ? moved : it)) }))
  return [{ words: value, note: texts.placeOfJob, change }]
}

const longestPlace = 40
