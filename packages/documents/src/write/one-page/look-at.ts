import { naturalLine } from '../docx/families.ts'
import type { Gap, Look, TextLook } from '../docx/look.ts'
import type { Template } from '../layout.ts'
import { marginsAt, measuresOf, type Step } from './steps.ts'

/** How high the capitals of the templates' fonts are, as a multiple of their size: the typesetter sets lines apart from there. */
const capitals = 0.67

/** A template in Word, as closely set as its PDF in this step: type of the same size, lines and paragraphs as far apart. */
export function lookAt(look: Look, template: Template, step: Step): Look {
  const { size, leading, gaps } = measuresOf({ template, step })
  const larger = size - look.size
  const sized = <T extends TextLook>(text: T): T => (text.size ? { ...text, size: text.size + larger } : text)
  // Word counts what is between two lines to the lines.
  const beyondLeading = (name: Gap & keyof typeof gaps) => Math.max(0, (gaps[name] - leading) * size)
  return {
    ...look,
    size,
    line: (capitals + leading) / naturalLine(look.family),
    margin: marginsAt(look.margin, step),
    headline: sized(look.headline),
    contact: sized(look.contact),
    section: sized(look.section),
    runs: mapped(look.runs, sized),
    row: sized(look.row),
    label: sized(look.label),
    term: sized(look.term),
    gaps: {
      headline: look.gaps.headline,
      contact: look.gaps.contact,
      label: look.gaps.label * step.space,
      section: beyondLeading('section'),
      opening: beyondLeading('opening'),
      entry: beyondLeading('entry'),
      role: beyondLeading('role'),
      row: beyondLeading('row'),
      line: beyondLeading('line'),
      bullet: beyondLeading('bullet'),
    },
    steps: [],
  }
}

const mapped = <Key extends string, Value>(record: Record<Key, Value>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries<Value>(record).map(([key, value]) => [key, change(value)])) as Record<Key, Value>
