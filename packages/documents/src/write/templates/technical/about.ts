import { type About, plex } from '../about.ts'

export const about: About = {
  name: 'Technical',
  purpose: 'Tidy rows under bars of color: for people who list what they work with.',
  accent: '#0f6b5c',
  heads: 'title-first',
  longestRow: 82,
  pages: null,
  faces: [`1em ${plex}`, `500 1em ${plex}`, `600 1em ${plex}`],
  measures: {
    size: 9.5,
    leading: 0.7,
    margin: { x: 54, top: 48, bottom: 52 },
    gaps: {
      headline: 1.05,
      contact: 1.1,
      section: 1.9,
      opening: 0.95,
      entry: 1.35,
      role: 1.05,
      row: 0.68,
      first: 0.84,
      line: 0.8,
      bullet: 0.76,
      item: 0.8,
    },
    tight: { space: 0.8, size: 0.97 },
  },
}
