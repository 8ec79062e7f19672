import type { Company } from '@bespeak/domain/job/company.ts'
import { useEffect, useState } from 'react'

const readAfter = 500

/** What an advertisement names: null where it names none, undefined as long as that is not known. */
type Named = Company | null | undefined

/** The employer that the advertisement names, where one is wanted. Read here, once nobody types any more. */
export function useNamedCompany(advertisement: string, isWanted: boolean): Named {
  const [named, setNamed] = useState<{ advertisement: string; company: Named } | null>(null)
  const text = isWanted ? advertisement.trim() : ''
  useEffect(() => {
    if (text === '') return
    let isStale = false
    const timer = setTimeout(async () => {
      const company = await companyIn(text)
      if (!isStale) setNamed({ advertisement: text, company })
    }, readAfter)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [text])
  if (!isWanted) return undefined
  if (text === '') return null
  return named?.advertisement === text ? named.company : undefined
}

/** Where it cannot be read, or what reads it cannot be fetched, nothing is offered. */
async function companyIn(advertisement: string): Promise<Named> {
  try {
    const { readCompany } = await import('@bespeak/domain/job/read-company.ts')
    return readCompany(advertisement)
  } catch {
    return undefined
  }
}
