import { fetchJobAdvertisement } from './resumes/job-descriptions.ts'

export interface FetchedAdvertisement {
  company: string | null
  text: string
}

/** The advertisement that stands at an address: read by the browser where the site lets it, else by the server. */
export async function fetchAdvertisement(url: string): Promise<FetchedAdvertisement> {
  const address = /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`
  const found = await readHere(address).catch(() => null)
  return found ?? fetchJobAdvertisement(address)
}

async function readHere(address: string): Promise<FetchedAdvertisement | null> {
  const answer = await fetch(address, { credentials: 'omit' })
  if (!answer.ok) return null
  const page = await answer.text()
  const [{ readJobPage }, { skillMatcher }] = await Promise.all([
    import('@bespeak/domain/job/read-page.ts'),
    import('@bespeak/domain/skills/index.ts'),
  ])
  const { company, text } = readJobPage(page, skillMatcher())
  return text.trim() === '' ? null : { company, text }
}

/** Said where neither way worked. */
export const fetchFailed = {
  title: 'Fetch failed',
  description: 'Unable to fetch the URL (site may block cross-origin requests). Please copy-paste the job ad text.',
  variant: 'destructive',
} as const
