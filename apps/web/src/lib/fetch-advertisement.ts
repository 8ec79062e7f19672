import { useState } from 'react'
import { fetchJobAdvertisement } from './resumes/job-descriptions.ts'
import * as texts from './texts/resumes.ts'

export interface FetchedAdvertisement {
  company: string | null
  text: string
}

/** The advertisement that stands at an address: read by the browser where the site lets it, else by the server. */
async function fetchAdvertisement(url: string): Promise<FetchedAdvertisement> {
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
const failed = { title: texts.fetchFailed, description: texts.copyInstead, variant: 'destructive' } as const

/** Fetches one advertisement at a time. `tell` shows a toast: this folder knows no component. */
export function useFetchedAdvertisement(
  onFetched: (found: FetchedAdvertisement) => void,
  tell: (words: typeof failed) => void,
) {
  const [isFetching, setFetching] = useState(false)
  const fetchFrom = async (url: string) => {
    if (url.trim() === '' || isFetching) return
    setFetching(true)
    try {
      onFetched(await fetchAdvertisement(url.trim()))
    } catch {
      tell(failed)
    } finally {
      setFetching(false)
    }
  }
  return { isFetching, fetchFrom: (url: string) => void fetchFrom(url) }
}
