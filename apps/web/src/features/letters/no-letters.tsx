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
import * as texts from './texts.tsx'

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
    return { words: texts.waiting(name), to: paths.editCoverLetter(id), button: texts.writeForIt }
  }
  if (tailored.isPending || jobs.isPending) return undefined
  if (!job) return null
  const name = [job.title, job.company].filter(Boolean).join(', ')
  return {
    words: texts.savedJob(name),
    to: paths.createCoverLetter(job.id),
    button: texts.writeForIt,
  }
}

/** Names the job that is ready for a letter. */
export function NoLetters() {
  const ready = useReady()
  if (ready === undefined) return <Skeleton lines={6} label={texts.loadingJobs} />
  return (
    <EmptyState
      title={texts.noLetters}
      action={
        <div className={styles.ways}>
          <ButtonLink to={ready?.to ?? paths.createCoverLetter()}>{ready?.button ?? texts.pasteJob}</ButtonLink>
          {ready && <TextLink to={paths.createCoverLetter()}>{texts.chooseAnother}</TextLink>}
        </div>
      }
    >
      {texts.fromTailored} {ready?.words ?? texts.pasteToTailor}
    </EmptyState>
  )
}
