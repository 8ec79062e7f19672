import { type About, serif } from '../about.ts'

export const about: About = {
  name: 'Academic',
  purpose: 'Publications set as references, lists that run on for pages: for universities and research.',
  accent: '#1f3d5c',
  heads: 'title-first',
  longestRow: 82,
  pages: null,
  faces: [`1em ${serif}`, `600 1em ${serif}`, `italic 1em ${serif}`, `italic 600 1em ${serif}`],
  measures: {
    size: 10.2,
    leading: 0.62,
    margin: { x: 66, top: 56, bottom: 58 },
    gaps: {
      headline: 0.85,
      contact: 0.85,
      section: 1.75,
      opening: 1.0,
      entry: 1.25,
      role: 1.0,
      row: 0.58,
      first: 0.7,
      line: 0.68,
      bullet: 0.64,
      item: 0.66,
    },
    tight: { space: 0.8, size: 0.97 },
  },
}
