import { type LookOf, lightened, usualRuns } from '../../docx/look.ts'

const ink = '1f2526'
const soft = '586163'

/** One column: in Word, a second takes a table or a frame, which other software reads in an order of its own. */
export const look: LookOf = (accent) => ({
  family: 'sans',
  size: 10.5,
  line: 1.08,
  ink,
  margin: { x: 58, top: 52, bottom: 54 },
  align: 'start',
  separator: '  ·  ',
  separatorColour: lightened(soft, 0.4),
  marker: '•',
  markerColour: accent,
  name: { size: 28, bold: true, tracking: -0.3 },
  headline: { size: 13, colour: accent },
  contact: { size: 10, colour: soft },
  section: { size: 11.5, bold: true, colour: accent, above: { width: 0.5, colour: lightened(accent, 0.6), space: 5 } },
  runs: usualRuns(soft),
  row: { size: 10 },
  label: { bold: true, colour: soft },
  term: { bold: true },
  foot: { size: 8.5, colour: soft },
  gaps: { headline: 4, contact: 5, section: 16, opening: 4, entry: 8, role: 5, row: 0, label: 4, line: 2, bullet: 1.5 },
  steps: [],
})
