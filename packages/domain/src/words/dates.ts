import { wordSet } from './notation.ts'

// How days, months and years are written.

/** January to December, in their order: how their names begin. */
export const monthStems = [...wordSet('jan feb mar apr may jun jul aug sep oct nov dec')]

/** Behind a number that says which: `3rd`. */
export const ordinalEndings = 'st|nd|rd|th'
