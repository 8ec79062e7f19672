import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { gapQuestionsQuery } from '../../lib/resumes/facts.ts'
import { Button } from '../../ui/button.tsx'
import { FocusKept } from '../../ui/focus-kept.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLostFocus } from '../../ui/take-lost-focus.ts'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'
import type { Answers } from './use-answers.ts'

const Guide = lazy(() =>
  import('./guide.tsx').then(
    (module) => ({ default: module.Guide }),
    () => ({ default: NotLoaded }),
  ),
)

type GapQuestionsProps = { resumeId: number; advertisement: string; answers: Answers }

/** Before there is a version: asked when somebody wants it. What is answered may be used; nothing else is added. */
export function GapQuestions({ resumeId, advertisement: text, answers }: GapQuestionsProps) {
  const advertisement = text.trim()
  const [asked, setAsked] = useState<string | null>(null)
  if (advertisement === '') return null
  if (asked === advertisement) return <Asked resumeId={resumeId} advertisement={advertisement} answers={answers} />
  return (
    <Button variant="line" wide onClick={() => setAsked(advertisement)}>
      {texts.askMe}
    </Button>
  )
}

/** The focus stays here, where the button was that asked and where a question is that was answered. */
function Asked(props: GapQuestionsProps) {
  const { data: questions } = useQuery(gapQuestionsQuery(props.resumeId, props.advertisement))
  const open = questions?.filter(({ answered }) => !answered).length
  return (
    <div ref={useLostFocus<HTMLDivElement>()}>
      <FocusKept at={open ?? 0}>
        <Questions {...props} />
      </FocusKept>
    </div>
  )
}

function Questions({ resumeId, advertisement, answers }: GapQuestionsProps) {
  const { data: questions, error, isPending, refetch } = useQuery(gapQuestionsQuery(resumeId, advertisement))
  if (isPending) return <Skeleton lines={3} label={texts.comparingBoth} />
  if (error) {
    return (
      <Note tone="danger" role="alert">
        {plainMessage(error, texts.questionsFailed)}{' '}
        <Button variant="quiet" size="sm" onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      </Note>
    )
  }
  const open = questions.filter(({ answered }) => !answered)
  if (questions.length === 0) return <AllShown />
  // A no is an answer too: it does not show what is asked.
  if (open.length === 0) return <Note>{texts.tailorToUse}</Note>
  return (
    <div>
      <p className={styles.reason}>{texts.answerWhatIsTrue}</p>
      <Suspense fallback={<Skeleton lines={3} />}>
        <Guide questions={open} answers={answers} />
      </Suspense>
    </div>
  )
}

const AllShown = () => <Note tone="fit">{texts.allShown}</Note>
