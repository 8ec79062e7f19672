import { type LookOf, lightened } from '../../docx/look.ts'

const ink = '1e2025'
const soft = '5b5f68'

// What stands in a line with an employer's name is not set like it.
const text = { size: 10.5 } as const

export const look: LookOf = (accent) => ({
  family: 'serif',
  size: 10.5,
  line: 1.1,
  ink,
  margin: { x: 70, top: 60, bottom: 62 },
  align: 'start',
  separator: '  |  ',
  separatorColour: lightened(soft, 0.4),
  marker: '•',
  markerColour: accent,
  name: { size: 27, bold: true, colour: accent, tracking: -0.2 },
  headline: { size: 12.5, italic: true, colour: soft },
  contact: { size: 10, colour: soft },
  section: { size: 12, bold: true, colour: accent, above: { width: 1.25, colour: accent, space: 4 } },
  runs: {
    title: { ...text, italic: true },
    organisation: { size: 11.5, bold: true },
    employer: { size: 11.5, bold: true },
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
  gaps: { headline: 4, contact: 6, section: 17, opening: 5, entry: 9, role: 6, row: 0, label: 4, line: 2.5, bullet: 2 },
  steps: [],
})
