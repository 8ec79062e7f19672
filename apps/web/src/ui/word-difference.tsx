import { lazy, Suspense } from 'react'
import { Skeleton } from './skeleton.tsx'
import * as texts from './texts/word-difference.ts'
import { type ComparedLine, DifferenceLines, linesOf } from './word-difference-lines.tsx'

type WordDifferenceProps = { before: string; after: string }

// Where the part that compares cannot be fetched, both texts are still there to be read.
const Compared = lazy(() => import('./word-difference-compared.tsx').catch(() => ({ default: Uncompared })))

/** What changed from one text to another, line by line and in a line word by word. What is the same is folded away. */
export function WordDifference(both: WordDifferenceProps) {
  return (
    <Suspense fallback={<Skeleton lines={3} label={texts.comparing} />}>
      <Compared {...both} />
    </Suspense>
  )
}

function Uncompared({ before, after }: WordDifferenceProps) {
  const whole = (text: string, kind: 'gone' | 'new'): ComparedLine[] =>
    linesOf(text).map((line) => [{ kind, text: line }])
  return <DifferenceLines lines={[...whole(before, 'gone'), ...whole(after, 'new')]} />
}
