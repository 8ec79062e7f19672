import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import {
  deleteFactMutation,
  factsQuery,
  type GapQuestion,
  gapQuestionsQuery,
  saveFactMutation,
} from '../../lib/resumes/facts.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AdWords, Mine } from '../../ui/words.tsx'
import styles from './tailor.module.css'
import type { Answers } from './use-answers.ts'

type QuestionsProps = { resumeId: number; advertisement: string; answers: Answers }
type GapQuestionsProps = QuestionsProps & {
  /** Whether somebody came for the questions: then nobody has to press for them. */
  isLedTo: boolean
}

/** What the job asks and the resume does not show. What is answered here may be used; nothing else is added. */
export function GapQuestions({ resumeId, advertisement: text, answers, isLedTo }: GapQuestionsProps) {
  const advertisement = text.trim()
  const [asked, setAsked] = useState<string | null>(null)
  if (isLedTo && asked === null) setAsked(advertisement)
  if (advertisement === '') return <Facts />
  return (
    <>
      {asked === advertisement ? (
        <div ref={isLedTo ? goThere : undefined} tabIndex={-1} className={styles.led}>
          <Questions resumeId={resumeId} advertisement={advertisement} answers={answers} />
        </div>
      ) : (
        <Button variant="line" wide onClick={() => setAsked(advertisement)}>
          Ask me what my resume does not show
        </Button>
      )}
      <Facts />
    </>
  )
}

function goThere(place: HTMLElement | null) {
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}

function Questions({ resumeId, advertisement, answers }: QuestionsProps) {
  const { data: questions, error, isPending, refetch } = useQuery(gapQuestionsQuery(resumeId, advertisement))
  if (isPending) return <Skeleton lines={3} label="Comparing your resume with the advertisement" />
  if (error) {
    return (
      <Note tone="danger" role="alert">
        {plainMessage(error, 'The questions could not be made.')}{' '}
        <Button variant="quiet" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </Note>
    )
  }
  const open = questions.filter(({ answered }) => !answered)
  if (questions.length === 0) return <Note tone="fit">Your resume shows all that is asked here.</Note>
  // A no is an answer too: it does not show what is asked.
  if (open.length === 0) return <Note>You have answered every question. Tailor the resume to use what you told.</Note>
  return (
    <section aria-label="Questions" className={styles.questions}>
      <p className={styles.reason}>
        The job asks for these, and your resume shows little or nothing of them. Answer what is true; leave the rest.
      </p>
      {degrees.map(({ title, importances }) => (
        <Degree
          key={title}
          title={title}
          questions={open.filter(({ importance }) => importances.includes(importance))}
          answers={answers}
        />
      ))}
    </section>
  )
}

const degrees = [
  { title: 'Required', importances: ['required'] },
  { title: 'Good to have', importances: ['preferred', 'mentioned'] },
]

function Degree({ title, questions, answers }: { title: string; questions: GapQuestion[]; answers: Answers }) {
  if (questions.length === 0) return null
  return (
    <>
      <h3 className={styles.degree}>{title}</h3>
      <ul>
        {questions.map((question) => (
          <Question key={question.requirement} question={question} answers={answers} />
        ))}
      </ul>
    </>
  )
}

function Question({ question, answers }: { question: GapQuestion; answers: Answers }) {
  const { data: facts = [] } = useQuery(factsQuery())
  const said = facts.find(({ id }) => id === question.unsure)
  return said ? <AskedBack question={question} said={said} /> : <Asked question={question} answers={answers} />
}

interface AskedBackProps {
  question: GapQuestion
  said: { id: number; statement: string }
}

/** What was answered may mean yes: only the person knows. */
function AskedBack({ question: { requirement, question }, said: { id, statement } }: AskedBackProps) {
  const { mutate: save, isPending, variables } = useMutation(saveFactMutation())
  const say = (word: string) =>
    save({ statement: `${word}: ${statement}`.slice(0, longestAnswer), requirement, replaces: id })
  return (
    <li className={styles.question}>
      <fieldset className={styles.askedBack}>
        <legend>{question}</legend>
        <p>
          You wrote <Mine>“{statement}”</Mine> Does that mean you have this?
        </p>
        <div className={styles.meant}>
          {meanings.map(({ label, word }) => (
            <Button
              key={word}
              size="sm"
              variant="line"
              disabled={isPending}
              busy={isPending && variables.statement.startsWith(word)}
              onClick={() => say(word)}
            >
              {label}
            </Button>
          ))}
        </div>
      </fieldset>
    </li>
  )
}

/** What the answer is told with from then on: it is never asked about again. */
const meanings = [
  { label: 'Yes, I have this', word: 'Yes' },
  { label: 'No, not yet', word: 'No, not yet' },
]

const longestAnswer = 1000

function Asked({ question: { requirement, question }, answers }: { question: GapQuestion; answers: Answers }) {
  const answer = answers.typed.get(requirement) ?? ''
  return (
    <li className={styles.question}>
      <TextAreaField
        label={question}
        rows={2}
        maxLength={longestAnswer}
        value={answer}
        placeholder="In your own words, with what you did"
        onChange={(event) => answers.type(requirement, event.target.value)}
      />
      {answer.trim() !== '' && (
        <Button
          size="sm"
          variant="line"
          busy={answers.isKept(requirement)}
          onClick={() => void answers.keep(requirement)}
        >
          Keep my answer
        </Button>
      )}
    </li>
  )
}

function Facts() {
  const { data: facts = [] } = useQuery(factsQuery())
  const { mutate: remove, isPending } = useMutation(deleteFactMutation())
  if (facts.length === 0) return null
  return (
    <Disclosure className={styles.fold} summary={facts.length === 1 ? 'Your answer' : `Your ${facts.length} answers`}>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact.id}>
            <div>
              {fact.requirement && (
                <p className={styles.reason}>
                  Asked about <AdWords>{fact.requirement}</AdWords>
                </p>
              )}
              <p>
                <Mine>{fact.statement}</Mine>
              </p>
              <p className={styles.said}>
                Said <Moment at={fact.createdAt} />
              </p>
            </div>
            <Button
              size="sm"
              variant="quiet"
              disabled={isPending}
              aria-label={`Delete: ${fact.statement}`}
              onClick={() => remove(fact.id)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
