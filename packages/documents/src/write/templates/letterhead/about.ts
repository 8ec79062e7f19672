import { type About, serif } from '../about.ts'

export const about: About = {
  name: 'Letterhead',
  purpose: 'Set like a letter, in large calm type: for applications by post, and for people who read on paper.',
  accent: '#4a3b63',
  heads: 'title-first',
  longestRow: 72,
  pages: null,
  faces: [`1em ${serif}`, `600 1em ${serif}`, `italic 1em ${serif}`, `italic 600 1em ${serif}`],
  measures: {
    size: 10.6,
    leading: 0.72,
    margin: { x: 74, top: 60, bottom: 64 },
    gaps: {
      headline: 1,
      contact: 1.05,
      section: 2.0,
      opening: 1.1,
      entry: 1.3,
      role: 1.05,
      row: 0.72,
      first: 0.84,
      line: 0.82,
      bullet: 0.8,
      item: 0.8,
    },
    tight: { space: 0.72, size: 0.94 },
  },
}
