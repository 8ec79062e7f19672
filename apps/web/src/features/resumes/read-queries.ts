import { queryOptions } from '@tanstack/react-query'
import type { Resume } from '../../lib/resumes/resumes.ts'
import { versionQuery } from '../../lib/resumes/versions.ts'
import * as texts from './texts.tsx'

// The part that reads comes when something is to be read: a page's first load is without it.
const reader = () => import('./read-resume.ts')

/** Read once for each state of a resume. */
export const readResumeQuery = ({ id, updatedAt, content, layout }: Resume) =>
  queryOptions({
    queryKey: ['readResume', id, updatedAt],
    queryFn: async () => (await reader()).readResume(content, layout),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const resumeTextQuery = (resume: Resume | null) =>
  queryOptions({
    queryKey: ['resumeText', resume?.id ?? 0, resume?.updatedAt ?? ''],
    queryFn: async ({ client }) => (resume ? (await client.fetchQuery(readResumeQuery(resume))).text : ''),
    enabled: resume !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A version never changes, so its text is read once. */
export const versionTextQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['versionText', id ?? 0],
    async queryFn({ client }) {
      const version = await client.fetchQuery(versionQuery(id))
      if (!version) throw new Error(texts.versionGone)
      return (await reader()).readResume(version.content, null).text
    },
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
