import { type LookOf, usualRuns } from '../../docx/look.ts'

const ink = '1f2328'
const soft = '59616b'

export const look: LookOf = (accent) => ({
  family: 'sans',
  size: 10,
  line: 1,
  ink,
  margin: { x: 46, top: 38, bottom: 40 },
  align: 'start',
  separator: '  ·  ',
  separatorColour: accent,
  marker: '•',
  markerColour: soft,
  name: { size: 21, bold: true, tracking: -0.1 },
  headline: { size: 11.5, colour: accent },
  contact: { size: 9.5, colour: soft },
  section: { size: 11, bold: true, colour: accent, below: { width: 0.5, colour: accent, space: 1 } },
  runs: usualRuns(soft),
  row: {},
  label: { bold: true, colour: soft },
  term: { bold: true },
  foot: { size: 8, colour: soft },
  gaps: {
    headline: 2,
    contact: 2.5,
    section: 9,
    opening: 3,
    entry: 4.5,
    role: 3,
    row: 0,
    label: 2,
    line: 1,
    bullet: 1,
  },
  steps: [
    { space: 1, smaller: 0 },
    { space: 0.75, smaller: 0 },
    { space: 0.75, smaller: 0.5 },
    { space: 0.5, smaller: 0.5 },
    { space: 0.5, smaller: 1 },
    { space: 0.25, smaller: 1 },
  ],
})
