import { useQuery } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import { jobDescriptionsQuery } from '../../lib/resumes/job-descriptions.ts'
import { tailoredResumesQuery } from '../../lib/resumes/tailored.ts'
import { useAuth } from '../../lib/session/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './letters.module.css'

interface Ready {
  words: string
  to: string
  button: string
}

/** The job that a letter could be written for next: one with a tailored version first, else the newest that is saved. */
function useReady(): Ready | null | undefined {
  const { user } = useAuth()
  const tailored = useQuery(tailoredResumesQuery())
  const jobs = useQuery(jobDescriptionsQuery(user?.id))
  const [version] = tailored.data ?? []
  const [job] = jobs.data ?? []
  if (version) {
    const { id, title, jobAdvertisingCompany: company } = version
    const name = [title, !title.includes(company) && company].filter(Boolean).join(', ')
    return { words: `You have one waiting: ${name}.`, to: paths.editCoverLetter(id), button: 'Write a letter for it' }
  }
  if (tailored.isPending || jobs.isPending) return undefined
  if (!job) return null
  const name = [job.title, job.company].filter(Boolean).join(', ')
  return {
    words: `You saved a job: ${name || 'untitled'}. We tailor your resume to it first, then write.`,
    to: paths.createCoverLetter(job.id),
    button: 'Write a letter for it',
  }
}

/** Names the job that is ready for a letter. */
export function NoLetters() {
  const ready = useReady()
  if (ready === undefined) return <Skeleton lines={6} label="Loading your jobs" />
  return (
    <EmptyState
      title="No letters yet"
      action={
        <div className={styles.ways}>
          <ButtonLink to={ready?.to ?? paths.createCoverLetter()}>{ready?.button ?? 'Paste a job'}</ButtonLink>
          {ready && <TextLink to={paths.createCoverLetter()}>Choose another job</TextLink>}
        </div>
      }
    >
      A letter is written from a resume you have tailored. {ready?.words ?? 'Paste a job, and we tailor yours first.'}
    </EmptyState>
  )
}
