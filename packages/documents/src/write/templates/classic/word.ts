import { type LookOf, lightened, usualRuns } from '../../docx/look.ts'

const ink = '1c1b1a'
const soft = '55514c'

export const look: LookOf = (accent) => ({
  family: 'serif',
  size: 10.5,
  line: 1.1,
  ink,
  margin: { x: 62, top: 54, bottom: 54 },
  align: 'center',
  separator: '  ·  ',
  separatorColour: accent,
  marker: '•',
  markerColour: soft,
  name: { size: 25, tracking: 0.25 },
  headline: { size: 11.5, italic: true, colour: soft },
  contact: { size: 9.5, colour: soft },
  section: {
    size: 12.5,
    bold: true,
    colour: accent,
    capitals: 'small',
    tracking: 0.6,
    below: { width: 0.5, colour: lightened(accent, 0.45), space: 1 },
  },
  runs: {
    ...usualRuns(soft),
    organisation: { italic: true },
    employer: { bold: true, italic: true },
    source: { italic: true },
    place: { italic: true, colour: soft },
  },
  row: { size: 10 },
  label: { bold: true, italic: true },
  term: { bold: true },
  foot: { size: 8, colour: soft },
  gaps: { headline: 3, contact: 4, section: 14, opening: 5, entry: 7, role: 5, row: 0, label: 4, line: 2, bullet: 1.5 },
  steps: [],
})
