import { type About, serif } from '../about.ts'

export const about: About = {
  name: 'Director',
  purpose: 'Opens with your summary as a statement, then employer by employer: for boards and senior posts.',
  accent: '#23344d',
  heads: 'organisation-first',
  longestRow: 82,
  pages: null,
  faces: [`1em ${serif}`, `300 1em ${serif}`, `600 1em ${serif}`, `italic 1em ${serif}`],
  measures: {
    size: 10.4,
    leading: 0.68,
    margin: { x: 70, top: 62, bottom: 62 },
    gaps: {
      headline: 1.1,
      contact: 1.1,
      section: 2.1,
      opening: 1.1,
      entry: 1.45,
      role: 1.1,
      row: 0.66,
      first: 0.82,
      line: 0.8,
      bullet: 0.76,
      item: 0.76,
    },
    tight: { space: 0.8, size: 0.97 },
  },
}
