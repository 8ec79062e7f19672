import { countOf } from './count-of.ts'

export const fitToOnePage = 'Fit to one page'
export const fitting = 'Fitting…'
export const fitsAt = (points: number) => `Fits at ${points} pt.`
export const tooLong = (points: number) => `Too long for one page, even at ${points} pt.`
export const hideAbout = (count: number) => (count === 0 ? '' : ` Hide about ${countOf(count, 'line')}.`)
export const leastAsked = 'These lines are asked for least:'
export const hideFirst = 'Lines to hide first:'
export const shortenSome = 'There is no line left to hide. Shorten a few, or turn this off.'
export const hide = 'Hide'
export const hideLine = (line: string) => `Hide “${line}”`
export const hidden = 'Hidden lines'
export const undo = 'Undo'
export const showLine = (line: string) => `Show “${line}” again`
