import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { type GapQuestion, gapQuestionsQuery, saveFactMutation } from '../../lib/resumes/facts.ts'
import { useCorrection } from '../../lib/resumes/use-correction.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FocusKept } from '../../ui/focus-kept.tsx'
import { longestAnswer } from '../../ui/gap-answer.tsx'
import css from './requirement-rows.module.css'
import * as texts from './texts.tsx'
import styles from './weak-lines.module.css'

type Row = Analysis['ledger'][number]
type Asked = { question: GapQuestion; row: Row }
type WeakLinesProps = { analysis: Analysis; onOther: (made: Analysis) => void; onLine: () => void }

const mostQuestions = 3

/** A line that says little, and is all that shows a must: what the person did there makes it count for more. */
export function WeakLines({ analysis, onOther, onLine }: WeakLinesProps) {
  const { resumeId, jobDescription, ledger, jobDescriptionId } = analysis
  const { data: questions = [] } = useQuery(gapQuestionsQuery(resumeId, jobDescription))
  const [answered, setAnswered] = useState<readonly string[]>([])
  const [skipped, setSkipped] = useState<readonly string[]>([])
  // Its fact is kept at once; it stays until its row is counted as well.
  const [inHand, setInHand] = useState<readonly string[]>([])
  const asked = questions
    .flatMap((question): Asked[] => {
      // What the person has said of a row stays: counting it again would take that back.
      const row = ledger.find(({ evidence, corrected }) => !corrected && evidence.includes(question.requirement))
      const isDone = [...answered, ...skipped].includes(question.requirement)
      const isOpen = !isDone && (!question.answered || inHand.includes(question.requirement))
      return row && isOpen ? [{ question, row }] : []
    })
    .slice(0, mostQuestions)
  if (jobDescriptionId === null || (asked.length === 0 && answered.length === 0)) return null
  return (
    <section className={css.group} aria-label={texts.sayMore}>
      <header className={css.head}>
        <h3>{texts.groupOf(texts.sayMore, asked.length)}</h3>
      </header>
      <FocusKept at={answered.length + skipped.length}>
        <ul className={css.rows}>
          {asked.map((it) => (
            <Question
              key={it.question.requirement}
              {...it}
              analysis={analysis}
              onOther={onOther}
              onSend={() => setInHand([...inHand, it.question.requirement])}
              onSkip={() => setSkipped([...skipped, it.question.requirement])}
              onAnswered={() => {
                setAnswered([...answered, it.question.requirement])
                onLine()
              }}
            />
          ))}
        </ul>
        {answered.length > 0 && (
          <p role="status" className={styles.kept}>
            {texts.answersKept}
          </p>
        )}
      </FocusKept>
    </section>
  )
}

type QuestionProps = Asked & {
  analysis: Analysis
  onOther: (made: Analysis) => void
  onSend: () => void
  onSkip: () => void
  onAnswered: () => void
}

/** Kept as an answer about this line; counted by counting the row once more, which is free. */
function Question({ question, row, analysis, onOther, onSend, onSkip, onAnswered }: QuestionProps) {
  const [answer, setAnswer] = useKept(`about_line ${question.requirement}`, '')
  const save = useMutation(saveFactMutation())
  const { correct, isPending, problem } = useCorrection(analysis, row, onOther)
  /** Tried again, the same words are kept once, and others take their place. */
  const keep = async (statement: string): Promise<boolean> => {
    if (save.isSuccess && save.variables.statement === statement) return true
    const replaces = save.data ? { replaces: save.data.id } : {}
    const kept = await save.mutateAsync({ statement, requirement: question.requirement, ...replaces }).catch(() => null)
    return kept !== null
  }
  const add = async () => {
    const statement = answer.trim()
    if (statement === '') return
    onSend()
    if (!(await keep(statement)) || !(await correct(null))) return
    setAnswer('')
    onAnswered()
  }
  const busy = save.isPending || isPending
  return (
    <li>
      <form
        className={styles.question}
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <TextField
          label={question.question}
          hint={texts.showsRow(row.requirement)}
          error={problem ?? undefined}
          value={answer}
          maxLength={longestAnswer}
          disabled={busy}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <p className={styles.ways}>
          <Button type="submit" variant="line" size="sm" busy={busy} disabled={answer.trim() === ''}>
            {texts.addToResume}
          </Button>
          <Button variant="quiet" size="sm" disabled={busy} onClick={onSkip}>
            {texts.skip}
          </Button>
        </p>
      </form>
    </li>
  )
}
