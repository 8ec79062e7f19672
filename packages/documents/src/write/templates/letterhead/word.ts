import { type LookOf, usualRuns } from '../../docx/look.ts'

const ink = '201f22'
const soft = '5a5760'

export const look: LookOf = (accent) => ({
  family: 'serif',
  size: 11,
  line: 1.15,
  ink,
  margin: { x: 74, top: 58, bottom: 64 },
  align: 'end',
  separator: '  ·  ',
  separatorColour: soft,
  marker: '–',
  markerColour: soft,
  name: { size: 20, colour: accent, tracking: 0.4 },
  headline: { italic: true, colour: soft },
  contact: { size: 9.5, colour: soft, below: { width: 0.5, colour: accent, space: 5 } },
  section: { size: 12.5, bold: true, italic: true, colour: accent },
  runs: usualRuns(soft),
  row: { size: 10.5 },
  label: { italic: true },
  term: { italic: true },
  foot: { size: 8.5, colour: soft },
  gaps: {
    headline: 3,
    contact: 4,
    section: 15,
    opening: 4,
    entry: 11,
    role: 7,
    row: 0,
    label: 4,
    line: 2.5,
    bullet: 2,
  },
  steps: [],
})
