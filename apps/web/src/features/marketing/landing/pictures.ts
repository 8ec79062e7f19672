import type { pictures } from '../texts/pictures.ts'

/** As they are shown; the files have twice as many pixels each way. */
export const pictureSize = { width: 800, height: 560 }
/** Of each file, in bytes: they are below what is seen first, and many read this on a phone. */
export const mostPictureBytes = 60 * 1024

export const shades = ['light', 'dark'] as const
export type Shade = (typeof shades)[number]

export type PictureName = (typeof pictures)[number]['name']

export const fileOf = (name: PictureName, shade: Shade): string => `/pictures/${name}-${shade}.webp`
