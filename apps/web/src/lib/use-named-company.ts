import type { Company } from '@bespeak/domain/job/company.ts'
import { useEffect, useState } from 'react'

const readAfter = 500

/** The employer that the advertisement names, where one is wanted. Read here, once nobody types any more. */
export function useNamedCompany(advertisement: string, isWanted: boolean): Company | null {
  const [named, setNamed] = useState<{ advertisement: string; company: Company | null } | null>(null)
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
  return text !== '' && named?.advertisement === text ? named.company : null
}

/** Where it cannot be read, or what reads it cannot be fetched, nothing is offered. */
async function companyIn(advertisement: string): Promise<Company | null> {
  try {
    const { readCompany } = await import('@bespeak/domain/job/read-company.ts')
    return readCompany(advertisement)
  } catch {
    return null
  }
}
