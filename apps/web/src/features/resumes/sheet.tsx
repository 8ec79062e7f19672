import type { UseQueryResult } from '@tanstack/react-query'
import { problemOf } from '../../lib/load-problem.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Note } from '../../ui/note.tsx'
import { PagePreview } from '../../ui/page-preview/page-preview.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ReadResume } from './read-resume.ts'
import styles from './sheet.module.css'
import * as texts from './texts.tsx'

type SheetProps = { read: UseQueryResult<ReadResume>; title: string }

/** The resume on its pages. It is drawn from the document that was read, never from HTML. */
export function Sheet({ read, title }: SheetProps) {
  return (
    <div className={styles.sheet}>
      {read.isError && <LoadProblem title={texts.sheetFailed} problem={problemOf([read])} />}
      {read.data?.isEnglish === false && <Note className={styles.note}>{texts.notEnglish}</Note>}
      {read.data ? (
        <PagePreview document={read.data.document} layout={read.data.layout} label={texts.pagesOf(title)} />
      ) : (
        !read.isError && <Skeleton lines={16} label={texts.preparing} className={styles.blank} />
      )}
    </div>
  )
}
