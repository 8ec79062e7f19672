import type { PageSize } from '@bespeak/documents/write/layout.ts'

export const pageSizeNames: Record<PageSize, string> = { a4: 'A4', letter: 'Letter' }

export const pageSizeFrom = (value: string): PageSize => (value === 'letter' ? 'letter' : 'a4')

/** Colours that are read well on white as they are. */
export const accents: readonly { name: string; colour: string }[] = [
  { name: 'Ink', colour: '#1a2036' },
  { name: 'Blue', colour: '#1f5f8b' },
  { name: 'Indigo', colour: '#3b3f94' },
  { name: 'Plum', colour: '#6b2d5c' },
  { name: 'Wine', colour: '#7a2433' },
  { name: 'Forest', colour: '#1f5c3d' },
]
