import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { sameFileQuery } from '../../lib/resumes/same-file.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Review, type ReviewProps } from './review/review.tsx'
import { SaveProgress } from './save-actions.tsx'
import * as texts from './texts.tsx'
import { type Saving, useSave } from './use-save.ts'

export type CheckReadProps = Omit<ReviewProps, 'saving'> & {
  onSaved: (resumeId: number) => void
  /** Said to be right before: it is saved at once. */
  isReviewed?: boolean
  /** In place of saving. */
  onDone?: (() => void) | undefined
}

/** What was read of a resume, corrected and saved together with the file it was read from. */
export function CheckRead({ onSaved, onDone, isReviewed = false, ...review }: CheckReadProps) {
  const saving = useSave(onSaved)
  if (onDone) return <Review {...review} saving={{ ...nothingSaved, save: onDone }} />
  return isReviewed ? <SavedAtOnce {...review} saving={saving} /> : <Review {...review} saving={saving} />
}

const nothingSaved: Omit<Saving, 'save'> = { isSaving: false, sent: null, titleProblem: undefined, problem: null }

/** The review comes back where saving fails, and where the same file is saved already. */
function SavedAtOnce(review: ReviewProps) {
  const { read, title, document, saving } = review
  const { data: same, isFetching } = useQuery(sameFileQuery(read.file))
  const isClear = !isFetching && !same
  const isBegun = useRef(false)
  useEffect(() => {
    if (!isClear || isBegun.current) return
    isBegun.current = true
    saving.save({ title, document, file: read.file })
  }, [isClear, saving, title, document, read.file])
  if (same || saving.problem !== null || saving.titleProblem !== undefined) return <Review {...review} />
  return (
    <Page title={texts.saving}>
      <SaveProgress saving={saving} isKept={false} />
      <Skeleton lines={8} />
    </Page>
  )
}
