import { type About, sans } from '../about.ts'

export const about: About = {
  name: 'Two columns',
  purpose: 'Headings in a column of their own. Every line still reads from left to right, as software reads it.',
  accent: '#2f5d50',
  heads: 'title-first',
  longestRow: 64,
  pages: null,
  faces: [`1em ${sans}`, `600 1em ${sans}`, `700 1em ${sans}`],
  measures: {
    size: 10.2,
    leading: 0.66,
    margin: { x: 52, top: 54, bottom: 54 },
    column: 116,
    gaps: {
      headline: 1,
      contact: 1.05,
      section: 2.1,
      opening: 0.9,
      entry: 1.25,
      role: 1,
      row: 0.62,
      first: 0.76,
      line: 0.74,
      bullet: 0.72,
      item: 0.72,
    },
    tight: { space: 0.8, size: 0.97 },
  },
}
