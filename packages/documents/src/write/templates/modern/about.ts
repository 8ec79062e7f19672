import { type About, sans } from '../about.ts'

export const about: About = {
  name: 'Modern',
  purpose: 'Sans serif with one strong color: quick to scan, for nearly every job.',
  accent: '#1f5f8b',
  heads: 'title-first',
  longestRow: 82,
  pages: null,
  faces: [`1em ${sans}`, `600 1em ${sans}`, `700 1em ${sans}`],
  measures: {
    size: 10.4,
    leading: 0.66,
    margin: { x: 58, top: 52, bottom: 54 },
    gaps: {
      headline: 1.05,
      contact: 1.1,
      section: 1.9,
      opening: 0.95,
      entry: 1.3,
      role: 1,
      row: 0.62,
      first: 0.78,
      line: 0.74,
      bullet: 0.72,
      item: 0.72,
    },
    tight: { space: 0.8, size: 0.97 },
  },
}
