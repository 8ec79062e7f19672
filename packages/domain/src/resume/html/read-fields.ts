import type { Line } from '../document.ts'
import { isObject, type JsonObject } from '../json.ts'
import { displayPeriod, parseDate } from '../partial-date.ts'
import { oneLine, shown } from '../shown.ts'
import { type Attributes, parseMark, parseRest, unshowable } from './marks.ts'
import { type Block, textOf } from './page.ts'

/** The exact text that a mark carries, if the page still shows it; else what it shows. */
export function exactText(marks: Attributes, visible: string, show: (text: string) => string): string {
  const exact = parseMark(marks['data-text'])
  return typeof exact === 'string' && show(exact) === visible ? exact : visible
}

interface Field {
  marks: Attributes
  visible: string
}

/** The fields of a block; null where words stand outside of them, so that it is not known what they say. */
export function fieldsOf(block: Block): Field[] | null {
  const fields: { marks: Attributes; text: string }[] = []
  let outside = ''
  for (const { field, text } of block.runs) {
    const last = fields.at(-1)
    if (!field) outside += text
    else if (last?.marks === field) last.text += text
    else fields.push({ marks: field, text })
  }
  if (/[\p{L}\p{N}]/u.test(outside)) return null
  return fields.map(({ marks, text }) => ({ marks, visible: oneLine(text) }))
}

/** What the head of an entry says: its fields by name, the lines set in it, and what it does not show. */
export interface Head {
  fields: JsonObject
  lines: Line[]
}

/** Null where it is not as it was marked: a field twice, a date that reads otherwise. */
export function headOf(block: Block): Head | null {
  const found = fieldsOf(block)
  if (!found) return null
  const fields: JsonObject = {}
  const lines: Line[] = []
  for (const { marks, visible } of found) {
    const name = marks['data-field'] ?? ''
    if (name === 'word') continue
    if (name === 'line') lines.push(inlineLine(marks, visible))
    else if (name === 'period') {
      const period = periodOf(marks, visible)
      if (!period) return null
      Object.assign(fields, period)
    } else if (Object.hasOwn(fields, name)) return null
    else if (visible !== '') fields[name] = exactText(marks, visible, oneLine)
  }
  return { fields: { ...unshowable(parseRest(block.marks)), ...fields }, lines }
}

function periodOf(marks: Attributes, visible: string): JsonObject | null {
  if (visible === '') return {}
  const start = parseDate(marks['data-start'] ?? '') ?? undefined
  const end = parseDate(marks['data-end'] ?? '') ?? undefined
  if (displayPeriod(start, end) !== visible) return null
  return { ...(start ? { start } : {}), ...(end ? { end } : {}) }
}

export function inlineLine(marks: Attributes, visible: string): Line {
  return { id: marks['data-id'] ?? '', text: exactText(marks, visible, oneLine), ...flagsOf(marks) }
}

type Flags = Omit<Line, 'id' | 'text'>

/** Only how a line is set: what it says stands on the page. */
function flagsOf(marks: Attributes, implied: Flags = {}): Flags {
  const flags = parseMark(marks['data-line'])
  if (!isObject(flags)) return implied
  const { level, paragraph, label } = flags
  return {
    ...(typeof level === 'number' ? { level } : {}),
    ...(typeof paragraph === 'boolean' ? { paragraph } : {}),
    ...(typeof label === 'boolean' ? { label } : {}),
  }
}

/** A block that is one line. Without an id it is new. */
export function lineOf(block: Block): Line {
  const { marks, tag, depth } = block
  const visible = textOf(block)
  const implied =
    tag === 'li'
      ? depth > 1
        ? { level: Math.min(depth, 5) }
        : {}
      : marks['data-block'] === 'label'
        ? { label: true }
        : { paragraph: true }
  return { id: marks['data-id'] ?? '', text: exactText(marks, visible, shown), ...flagsOf(marks, implied) }
}
