import { Review, type ReviewProps } from './review/review.tsx'
import { useSave } from './use-save.ts'

export type CheckReadProps = Omit<ReviewProps, 'saving'> & { onSaved: (resumeId: number) => void }

/** What was read of a resume, corrected and saved together with the file it was read from. */
export function CheckRead({ onSaved, ...review }: CheckReadProps) {
  return <Review {...review} saving={useSave(onSaved)} />
}
