import { useState } from 'react'
import { resumePages, resumesQuery } from '../../lib/resumes/resumes.ts'
import { useRows } from '../../lib/resumes/use-rows.ts'
import { type Order, orderResumes } from './order-resumes.ts'

export type ResumeListState = ReturnType<typeof useResumeList>

/** The person's resumes, as they are searched and sorted. */
export function useResumeList() {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<Order>('changed')
  const rows = useRows(resumePages(), {
    query: resumesQuery(),
    isWanted: search.trim() !== '' || order !== 'changed',
    wish: [search.trim(), order],
    find: (resumes) => orderResumes(resumes, search, order),
  })
  return { ...rows, search, setSearch, order, setOrder }
}
