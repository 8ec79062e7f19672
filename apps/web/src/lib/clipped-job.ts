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

/** For whoever wants no extension: a bookmark that clips the page that is open to `/upload` of this Bespeak. */
export const bookmarklet = (origin: string): string =>
  `javascript:(${encodeURIComponent(String(clip))})(${encodeURIComponent(JSON.stringify(`${origin}/upload${mark}`))})`

/** Runs in the page of another site, so it has to hold everything that it needs. */
function clip(address: string): void {
  const texts = (value: unknown): string => {
    if (typeof value === 'string')
      return (
        new DOMParser().parseFromString(value.replace(/<(?=li|p|br|div|\/p|h\d)/gi, '\n<'), 'text/html').body
          .textContent ?? ''
      )
    return typeof value === 'object' && value !== null && 'name' in value ? texts(value.name) : ''
  }
  const found = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    try {
      const json = JSON.parse(script.textContent ?? '')
      return [json, json['@graph']].flat()
    } catch {
      return []
    }
  })
  const postings = found.filter((item) => [item?.['@type']].flat().includes('JobPosting'))
  const [posting] = postings.length === 1 ? postings : []
  const marked = String(getSelection() ?? '').trim()
  const part = document.querySelector<HTMLElement>('main, article, [role=main]') ?? document.body
  const company = posting ? texts(posting.hiringOrganization) : ''
  const told = posting ? [texts(posting.title), company, texts(posting.description)].join('\n') : part.innerText
  const text = (marked.length > 200 ? marked : told)
    .replace(/\n\s*\n\s*/g, '\n\n')
    .trim()
    .slice(0, 6000)
  open(address + encodeURIComponent(JSON.stringify({ company, text })), '_blank')
}
