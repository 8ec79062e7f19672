import type { PageSize } from '@bespeak/documents/write/layout.ts'
import * as texts from '../texts/parts.ts'

export const pageSizeNames: Record<PageSize, string> = { a4: texts.a4, letter: texts.letter }

export const pageSizeFrom = (value: string): PageSize => (value === 'letter' ? 'letter' : 'a4')

/** Colours that are read well on white as they are. */
export const accents: readonly { name: string; colour: string }[] = [
  { name: texts.ink, colour: '#1a2036' },
  { name: texts.blue, colour: '#1f5f8b' },
  { name: texts.indigo, colour: '#3b3f94' },
  { name: texts.plum, colour: '#6b2d5c' },
  { name: texts.wine, colour: '#7a2433' },
  { name: texts.forest, colour: '#1f5c3d' },
]
