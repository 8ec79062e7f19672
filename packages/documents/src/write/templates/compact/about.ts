import { type About, sans } from '../about.ts'

export const about: About = {
  name: 'Compact',
  purpose: 'Much on one page: every entry opens on a single line, and type gives way before a second page begins.',
  accent: '#2b4a6f',
  heads: 'one-line',
  longestRow: 82,
  pages: 1,
  faces: [`1em ${sans}`, `600 1em ${sans}`, `700 1em ${sans}`],
  measures: {
    size: 10.2,
    leading: 0.6,
    margin: { x: 46, top: 40, bottom: 40 },
    gaps: {
      headline: 0.85,
      contact: 0.8,
      section: 1.4,
      opening: 0.75,
      entry: 1.2,
      role: 0.95,
      row: 0.55,
      first: 0.66,
      line: 0.64,
      bullet: 0.62,
      item: 0.62,
    },
    tight: { space: 0.64, size: 0.885 },
  },
}
