import type { TailoredHere } from '../../lib/reading/tailor-here.ts'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TailoredPage } from '../../ui/tailored-page/tailored-page.tsx'
import * as texts from './texts/page.ts'
import styles from './upload.module.css'

/** The page as it would be saved, with its changes. Nothing of it can be edited before it is. */
export function TailoredCard({ tailored, hasFailed }: { tailored: TailoredHere | null; hasFailed: boolean }) {
  if (hasFailed)
    return (
      <Note tone="danger" role="alert">
        {texts.tailorFailed}
      </Note>
    )
  if (!tailored) return <Skeleton lines={10} label={texts.tailoring} />
  const { page, changes, summary } = tailored
  return (
    <>
      <p className={styles.summary}>{summary}</p>
      <TailoredPage label={texts.tailoredResume} page={page} changes={changes} />
    </>
  )
}
