import { type TailoredOfResume, tailoredPages } from '../../lib/resumes/tailored.ts'
import { usePages } from '../../lib/resumes/use-rows.ts'
import { Button } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Note } from '../../ui/note.tsx'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'

type LastVersionProps = {
  resumeId: number
  /** The saved job that the advertisement is, if any: its version comes before those for other jobs. */
  jobId: number | null
  onOpen: (id: number) => void
}

/** A new visit begins anew: whoever comes back to their result finds here that it is kept, and the way to it. */
export function LastVersion({ resumeId, jobId, onOpen }: LastVersionProps) {
  // The newest come first, and are what the page of the resume has asked for.
  const { rows = [] } = usePages(tailoredPages(resumeId))
  const last = lastOf(rows, jobId)
  if (!last) return null
  return (
    <Note className={styles.last}>
      <p>{texts.lastVersion(<b>{last.jobAdvertisingCompany}</b>, <Moment at={last.createdAt} />)}</p>
      <Button variant="line" size="sm" onClick={() => onOpen(last.id)}>
        {texts.openLast}
      </Button>
    </Note>
  )
}

function lastOf(versions: readonly TailoredOfResume[], jobId: number | null): TailoredOfResume | undefined {
  const newestFirst = versions.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id)
  return newestFirst.find(({ jobDescriptionId }) => jobId !== null && jobDescriptionId === jobId) ?? newestFirst[0]
}
