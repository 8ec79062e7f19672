import { type LookOf, usualRuns } from '../../docx/look.ts'

const ink = '22211f'
const soft = '605c57'

export const look: LookOf = (accent) => ({
  family: 'plain',
  size: 10.5,
  line: 1.15,
  ink,
  margin: { x: 62, top: 56, bottom: 54 },
  align: 'start',
  separator: '  /  ',
  separatorColour: accent,
  marker: '•',
  markerColour: accent,
  name: { size: 26, bold: true, tracking: -0.3 },
  headline: { size: 12, bold: true, colour: accent },
  contact: { size: 9.5, colour: soft },
  section: { size: 12, bold: true, above: { width: 1.5, colour: accent, space: 4 } },
  runs: { ...usualRuns(soft), organisation: { colour: accent } },
  row: { size: 10 },
  label: { bold: true, colour: soft },
  term: { bold: true },
  foot: { size: 8, colour: soft },
  gaps: {
    headline: 4,
    contact: 5,
    section: 16,
    opening: 5,
    entry: 10,
    role: 5.5,
    row: 0.5,
    label: 4,
    line: 3,
    bullet: 2.5,
  },
  steps: [
    { space: 1, smaller: 0 },
    { space: 0.75, smaller: 0 },
    { space: 0.75, smaller: 0.5 },
    { space: 0.6, smaller: 1 },
    { space: 0.6, smaller: 1.5 },
  ],
})
