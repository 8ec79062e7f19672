import { type About, sans, serif } from '../about.ts'

export const about: About = {
  name: 'Executive',
  purpose: 'Employers before titles, with wide margins: for a career told by where it happened.',
  accent: '#8a6a2f',
  heads: 'organisation-first',
  longestRow: 82,
  pages: null,
  faces: [`1em ${sans}`, `600 1em ${sans}`, `300 1em ${serif}`, `600 1em ${serif}`, `italic 1em ${serif}`],
  measures: {
    size: 10.3,
    leading: 0.68,
    margin: { x: 72, top: 60, bottom: 62 },
    gaps: {
      headline: 1.15,
      contact: 1.3,
      section: 2.2,
      opening: 1.1,
      entry: 1.5,
      role: 1.1,
      row: 0.66,
      first: 0.84,
      line: 0.8,
      bullet: 0.76,
      item: 0.76,
    },
    tight: { space: 0.8, size: 0.97 },
  },
}
