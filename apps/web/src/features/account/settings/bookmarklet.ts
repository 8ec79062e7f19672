import { paths } from '../../../lib/paths.ts'

/** For whoever wants no extension: a bookmark that clips the page that is open to this Bespeak. */
export const bookmarklet = (origin: string): string =>
  `javascript:(${encodeURIComponent(String(clip))})(${encodeURIComponent(JSON.stringify(`${origin}${paths.upload()}#job=`))})`

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
