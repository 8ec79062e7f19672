import { type About, serif } from '../about.ts'

export const about: About = {
  name: 'Classic',
  purpose: 'Serif type under a centered name: what law firms, universities and public bodies expect.',
  accent: '#5b2333',
  heads: 'title-first',
  longestRow: 82,
  pages: null,
  faces: [`1em ${serif}`, `600 1em ${serif}`, `italic 1em ${serif}`, `italic 600 1em ${serif}`],
  measures: {
    size: 10.2,
    leading: 0.64,
    margin: { x: 62, top: 54, bottom: 54 },
    gaps: {
      headline: 0.95,
      contact: 0.95,
      section: 1.75,
      opening: 0.85,
      entry: 1.2,
      role: 0.95,
      row: 0.6,
      first: 0.76,
      line: 0.72,
      bullet: 0.7,
      item: 0.7,
    },
    tight: { space: 0.8, size: 0.97 },
  },
}
