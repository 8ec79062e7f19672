import type { Guide, GuideQuestion } from '../../lib/resumes/guides.ts'
import { FoldCard } from '../../ui/fold-card.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { DefendedLine } from './defended-line.tsx'
import { GapTalk } from './gap-talk.tsx'
import styles from './guide.module.css'
import type { Kind } from './kinds.ts'
import { Question } from './question.tsx'
import * as texts from './texts.tsx'
import { useMoves } from './use-moves.ts'
import type { OpenQuestion } from './use-open-question.ts'

const leads: Record<string, string> = texts.kindLeads

type KindSectionProps = { guide: Guide; kind: Kind; open: OpenQuestion }

export function KindSection({ guide, kind: { kind, name, countOf }, open }: KindSectionProps) {
  const questions = guide.questions.filter((it) => it.kind === kind)
  const moves = useMoves(guide, questions)
  if (questions.length === 0) return null
  const lead = leads[kind]
  return (
    <FoldCard
      id={kind}
      className={styles.section}
      title={name}
      summary={countOf(questions.length)}
      startsOpen={open.kind === kind}
    >
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <Questions kind={kind} questions={questions} guide={guide} open={open} moves={moves} />
      <VisuallyHidden role="status">{moves.said}</VisuallyHidden>
    </FoldCard>
  )
}

type QuestionsProps = {
  kind: string
  questions: readonly GuideQuestion[]
  guide: Guide
  open: OpenQuestion
  moves: ReturnType<typeof useMoves>
}

function Questions({ kind, questions, guide, open, moves }: QuestionsProps) {
  const Shown = { gap: GapTalk, defend: DefendedLine }[kind] ?? Question
  const look = { gap: styles.talks, defend: styles.defended }[kind] ?? styles.questions
  return (
    <ol className={look}>
      {questions.map((question, place) => (
        <Shown
          key={question.id}
          guide={guide}
          question={question}
          open={open}
          moves={{
            up: place > 0 ? () => moves.move(question, place - 1) : null,
            down: place < questions.length - 1 ? () => moves.move(question, place + 1) : null,
          }}
        />
      ))}
    </ol>
  )
}

export type QuestionProps = {
  guide: Guide
  question: GuideQuestion
  open: OpenQuestion
  /** Null where there is no further to go. */
  moves: { up: (() => void) | null; down: (() => void) | null }
}
