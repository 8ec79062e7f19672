import { type LookOf, lightened, usualRuns } from '../../docx/look.ts'

const ink = '20242a'
const soft = '5a626d'

export const look: LookOf = (accent) => ({
  family: 'sans',
  size: 10.5,
  line: 1.08,
  ink,
  margin: { x: 58, top: 50, bottom: 54 },
  align: 'start',
  separator: '  |  ',
  separatorColour: lightened(soft, 0.45),
  marker: '•',
  markerColour: accent,
  name: { size: 28, bold: true, colour: accent, tracking: -0.3 },
  headline: { size: 13, colour: soft },
  contact: { size: 10, colour: soft },
  section: {
    size: 12.5,
    bold: true,
    colour: accent,
    below: { width: 0.5, colour: lightened(accent, 0.65), space: 2 },
  },
  runs: { ...usualRuns(soft), organisation: { colour: accent }, employer: { bold: true, colour: accent } },
  row: { size: 10 },
  label: { bold: true, colour: soft },
  term: { bold: true },
  foot: { size: 8.5, colour: soft },
  gaps: {
    headline: 4,
    contact: 5,
    section: 15,
    opening: 5.5,
    entry: 8,
    role: 5,
    row: 0,
    label: 4,
    line: 2,
    bullet: 1.5,
  },
  steps: [],
})
