import { type About, plex } from '../about.ts'

export const about: About = {
  name: 'Graduate',
  purpose: 'One page in roomy type, so that a short resume looks whole: for first jobs and internships.',
  accent: '#a0411f',
  heads: 'title-first',
  longestRow: 82,
  pages: 1,
  faces: [`1em ${plex}`, `500 1em ${plex}`, `600 1em ${plex}`],
  measures: {
    size: 10,
    leading: 0.7,
    margin: { x: 62, top: 58, bottom: 54 },
    gaps: {
      headline: 1.1,
      contact: 1.1,
      section: 2.2,
      opening: 1.15,
      entry: 1.4,
      role: 1.1,
      row: 0.72,
      first: 0.9,
      line: 0.86,
      bullet: 0.82,
      item: 0.84,
    },
    tight: { space: 0.66, size: 0.9 },
  },
}
