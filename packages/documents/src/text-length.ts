/** The letters of all texts in it. */
function textLength(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return 0
  return Object.values(value).reduce((sum: number, part) => sum + textLength(part), 0)
}

/** More than ten pages. What is shorter is done in a small part of the time that it is given, unless the machine is busy. */
const mostUsual = 40_000

export const isLong = (value: unknown): boolean => textLength(value) > mostUsual
