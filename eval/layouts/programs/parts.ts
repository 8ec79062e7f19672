import type { BulletForm, DateForm, ListForm, Type } from '../program.ts'

// Parts that several programs share.

export type Face = keyof typeof faces

const faces = {
  sans: '"Liberation Sans"',
  serif: '"Liberation Serif"',
  mono: '"Liberation Mono"',
  narrow: '"Liberation Sans Narrow"',
  wide: '"DejaVu Sans"',
  bookish: '"DejaVu Serif"',
  condensed: '"DejaVu Sans Condensed"',
  plex: 'Plex',
  source: '"Source Sans"',
  sourceSerif: '"Source Serif"',
  instrument: 'Instrument',
  newsreader: 'Newsreader',
}

/** A face, its size in pixels, and the space above sections, entries and lines. */
export const set = (face: Face, size: number, gaps: Type['gaps'], more: Partial<Type> = {}): Type => ({
  family: faces[face],
  size,
  leading: 1.35,
  gaps,
  ...more,
})

export const dated = (month: DateForm['month'], between = ' – ', open = 'Present'): DateForm => ({
  month,
  between,
  open,
})

export const bullet = (
  glyph: string,
  indent = 16,
  as: BulletForm['as'] = 'hanging',
  more: Partial<BulletForm> = {},
): BulletForm => ({
  glyph,
  indent,
  as,
  ...more,
})

export const spoken = (as: ListForm['as'], pattern: string): ListForm => ({ as, pattern })

/** One column over all pages. */
export const single = (shows: string) => [{ columns: [{ share: 1, shows }] }]
