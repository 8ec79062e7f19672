import { type LookOf, lightened, usualRuns } from '../../docx/look.ts'

const ink = '1b1d20'
const soft = '535961'

export const look: LookOf = (accent) => ({
  family: 'serif',
  size: 10.5,
  line: 1.06,
  ink,
  margin: { x: 66, top: 54, bottom: 58 },
  align: 'start',
  separator: '  ·  ',
  separatorColour: soft,
  marker: '•',
  markerColour: soft,
  name: { size: 22, bold: true },
  headline: { size: 11.5, colour: accent },
  contact: { size: 10, colour: soft },
  section: { size: 12, bold: true, colour: accent, above: { width: 0.5, colour: lightened(accent, 0.5), space: 3 } },
  runs: { ...usualRuns(soft), organisation: { italic: true }, source: { italic: true } },
  row: { size: 10 },
  label: { italic: true },
  term: { bold: true },
  foot: { size: 8.5, colour: soft },
  gaps: {
    headline: 3,
    contact: 4,
    section: 13,
    opening: 4,
    entry: 7,
    role: 5,
    row: 0,
    label: 4,
    line: 2,
    bullet: 1.5,
  },
  steps: [],
})
