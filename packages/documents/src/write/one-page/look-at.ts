import type { Look, TextLook } from '../docx/look.ts'
import { marginsAt, type Step } from './steps.ts'

/** A template in Word, as closely set as its PDF: the same size of type, space and margins by the same factors. */
export function lookAt(look: Look, step: Step): Look {
  const larger = step.size - look.size
  const sized = <T extends TextLook>(text: T): T => (text.size ? { ...text, size: text.size + larger } : text)
  return {
    ...look,
    size: step.size,
    // What stands between two lines is about half of their distance.
    line: look.line * (1 - (1 - step.leading) / 2),
    margin: marginsAt(look.margin, step),
    headline: sized(look.headline),
    contact: sized(look.contact),
    section: sized(look.section),
    runs: mapped(look.runs, sized),
    row: sized(look.row),
    label: sized(look.label),
    term: sized(look.term),
    gaps: mapped(look.gaps, (gap) => gap * step.space),
    steps: [],
  }
}

const mapped = <Key extends string, Value>(record: Record<Key, Value>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries<Value>(record).map(([key, value]) => [key, change(value)])) as Record<Key, Value>
