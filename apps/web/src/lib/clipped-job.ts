import { cutAdvertisement } from './advertisement.ts'

/** An advertisement that a page of another site was clipped to. */
export interface ClippedJob {
  company: string
  advertisement: string
}

const mark = '#job='

/** Behind the # of the address, which no server gets. Null for an address without one, and for what is none. */
export function clippedJobIn(hash: string): ClippedJob | null {
  if (!hash.startsWith(mark)) return null
  try {
    const said: unknown = JSON.parse(decodeURIComponent(hash.slice(mark.length)))
    return said !== null && typeof said === 'object' && 'text' in said && typeof said.text === 'string'
      ? { company: companyIn(said), advertisement: cutAdvertisement(said.text) }
      : null
  } catch {
    return null
  }
}

const companyIn = (said: object): string =>
  'company' in said && typeof said.company === 'string' ? said.company.slice(0, 200) : ''
