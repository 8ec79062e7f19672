import type { LookOf } from '../../docx/look.ts'

const ink = '24221f'
const soft = '625d55'

// What stands in a line with an employer's name is not set like it.
const text = { family: 'sans', size: 10.5 } as const

export const look: LookOf = (accent) => ({
  family: 'sans',
  size: 10.5,
  line: 1.1,
  ink,
  margin: { x: 72, top: 58, bottom: 62 },
  align: 'start',
  separator: '    ',
  separatorColour: soft,
  marker: '–',
  markerColour: accent,
  name: { family: 'serif', size: 30, tracking: -0.2 },
  headline: { family: 'serif', size: 13.5, italic: true, colour: accent },
  contact: { size: 10, colour: soft, above: { width: 0.75, colour: accent, space: 5 } },
  section: { size: 10, bold: true, colour: accent, capitals: 'all', tracking: 1.1 },
  runs: {
    title: { ...text, bold: true, colour: soft },
    organisation: { family: 'serif', size: 11.5, bold: true },
    employer: { family: 'serif', size: 11.5, bold: true },
    source: text,
    place: { ...text, colour: soft },
    period: { ...text, colour: soft },
    link: text,
    plain: text,
  },
  row: {},
  label: { bold: true },
  term: { bold: true },
  foot: { size: 8.5, colour: soft },
  gaps: {
    headline: 5,
    contact: 11,
    section: 18,
    opening: 6,
    entry: 9,
    role: 6,
    row: 0,
    label: 4,
    line: 2.5,
    bullet: 2,
  },
  steps: [],
})
