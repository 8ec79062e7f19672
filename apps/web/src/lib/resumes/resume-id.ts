import * as texts from '../texts/resumes.ts'
/** A resume's id from an address, a store or a caller: a finite number above 0, or null. */
export function resumeIdFrom(given: unknown): number | null {
  if (typeof given !== 'number' && typeof given !== 'string') return null
  const text = String(given).trim()
  const id = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(id) && id > 0 ? id : null
}

/** For calls that cannot be made without one. */
export function requireResumeId(given: unknown): number {
  const id = resumeIdFrom(given)
  if (id === null) throw new Error(texts.invalidId)
  return id
}
