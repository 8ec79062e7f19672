import { type LookOf, lightened, usualRuns } from '../../docx/look.ts'

const ink = '1d2226'
const soft = '566069'

export const look: LookOf = (accent) => ({
  family: 'plain',
  size: 9.5,
  line: 1.15,
  ink,
  margin: { x: 54, top: 48, bottom: 52 },
  align: 'start',
  separator: '  |  ',
  separatorColour: lightened(soft, 0.35),
  marker: '▪',
  markerColour: accent,
  name: { size: 22, bold: true, tracking: -0.3 },
  headline: { size: 11, colour: accent },
  contact: { size: 9, colour: soft },
  section: {
    size: 10,
    bold: true,
    colour: accent,
    bar: { fill: lightened(accent, 0.91), colour: accent, edge: 2.25, inset: 3 },
  },
  runs: usualRuns(soft),
  row: { size: 9 },
  label: { bold: true, colour: soft },
  term: { bold: true },
  foot: { size: 8, colour: soft },
  gaps: {
    headline: 4,
    contact: 5,
    section: 14,
    opening: 7,
    entry: 8,
    role: 5,
    row: 0.5,
    label: 4,
    line: 2.5,
    bullet: 2,
  },
  steps: [],
})
