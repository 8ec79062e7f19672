import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { resumeQuery } from '../../lib/resumes/resumes.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'

const ComparedPages = lazy(() => import('./compared-pages.tsx').catch(() => ({ default: Unread })))

type WholeComparisonProps = { originalId: number; content: string }

/** The whole page beside the resume it was made from. Read only when somebody wants to see it. */
export function WholeComparison(compared: WholeComparisonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      summary={texts.wholeComparison}
      className={styles.whole}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {isOpen && <Compared {...compared} />}
    </Disclosure>
  )
}

function Compared({ originalId, content }: WholeComparisonProps) {
  const { data: original, isPending } = useQuery(resumeQuery(originalId))
  if (isPending) return <Comparing />
  if (!original) return <Unread />
  return (
    <Suspense fallback={<Comparing />}>
      <ComparedPages before={original.content} after={content} />
    </Suspense>
  )
}

const Comparing = () => <Skeleton lines={5} label={texts.comparing} />

const Unread = () => <p>{texts.originalNotLoaded}</p>
