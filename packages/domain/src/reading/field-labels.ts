import { cut, nothing, type Slice, trim } from './slice.ts'

// Some resumes are filled-in forms: `Company: …`, `Designation: …`, `Duration: …`.

export type FieldLabel = 'title' | 'organisation' | 'period' | 'location' | 'degree' | 'area' | 'tasks'

const labels: [FieldLabel, RegExp][] = [
  [
    'title',
    /^(?:job title|position(?: held)?|designation|role|title|post(?: held)?|occupation(?: or position held)?)$/iu,
  ],
  [
    'organisation',
    /^(?:employer|company(?: name)?|organi[sz]ation|name(?: and (?:address|type))? of (?:employer|company|school|institution|organi[sz]ation)(?: providing .+)?|institut(?:ion|e)|school|university|college|board|client)$/iu,
  ],
  ['period', /^(?:dates?|duration|period|tenure|years?|from|start(?: date)?|dates? (?:of employment|attended))$/iu],
  ['location', /^(?:location|place|city)$/iu],
  ['degree', /^(?:(?:title of )?qualification(?: awarded)?|degree|award|programme?)$/iu],
  ['area', /^(?:major|subjects?|field(?: of study)?|speciali[sz]ation|discipline)$/iu],
  ['tasks', /^(?:main|principal) (?:activities|tasks|duties)(?: and responsibilities)?$/iu],
]

/** The field that a label or the head of a column names. */
export const fieldNamed = (text: string): FieldLabel | null =>
  labels.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** Whether a cell is nothing but a label; the answer stands in the next one. */
export const asksFor = ({ text }: Slice): FieldLabel | null => fieldNamed(text.replace(/\s*:$/u, ''))

/** A cell's label, what it says of the cell, and the cell without it. */
export function labelOf(slice: Slice): { says: FieldLabel | null; label: Slice; value: Slice } {
  const match = /^([^:]{2,40}?)\s*:(?=\s|$)/u.exec(slice.text)
  const says = fieldNamed(match?.[1] ?? '')
  if (!match || !says) return { says: null, label: nothing, value: slice }
  return { says, label: cut(slice, 0, match[0].length), value: trim(cut(slice, match[0].length)) }
}
