import { useMutation, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { factsQuery, type GapQuestion, saveFactMutation } from '../../lib/resumes/facts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { GapAnswer, longestAnswer } from '../../ui/gap-answer.tsx'
import { takeLostFocus } from '../../ui/take-lost-focus.ts'
import { TextButton, TextLink } from '../../ui/text-link.tsx'
import { AdWords, Mine } from '../../ui/words.tsx'
import styles from './guide.module.css'
import * as texts from './texts.tsx'
import type { Answers } from './use-answers.ts'

/** So many at first: a long list of questions is answered by nobody. */
const askedFirst = 3

type GuideProps = { questions: readonly GapQuestion[]; answers: Answers }

const isRequired = ({ importance }: GapQuestion) => importance === 'required'

/** One question after the other, what is required first: one is open, the others are a line each. */
export function Guide({ questions, answers }: GuideProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [later, setLater] = useState<readonly string[]>([])
  const [denied, setDenied] = useState<readonly string[]>([])
  const [isWhole, setWhole] = useState(false)
  const [isMovedOn, setMovedOn] = useState(false)
  const sorted = [...questions.filter(isRequired), ...questions.filter((it) => !isRequired(it))]
  const shown = isWhole ? sorted : sorted.slice(0, askedFirst)
  const open =
    shown.find(({ requirement }) => requirement === chosen) ??
    shown.find(({ requirement }) => !later.includes(requirement))

  const goTo = (requirement: string | null) => {
    setMovedOn(true)
    setChosen(requirement)
  }
  const acts: Acts = {
    onDone: () => goTo(null),
    onLater(requirement) {
      setLater((before) => [...before, requirement])
      goTo(null)
    },
    async onNo(requirement) {
      if (!(await answers.deny(requirement))) return
      setDenied((before) => [...before, requirement])
      goTo(null)
    },
  }
  return (
    <section aria-label={texts.questions} className={styles.guide}>
      <ol className={styles.list}>
        {shown.map((question, at) => (
          <li key={question.requirement} className={styles.item}>
            <span className={styles.ordinal} aria-hidden="true">
              {at + 1}
            </span>
            {question === open ? (
              <Open question={question} answers={answers} acts={acts} isNext={isMovedOn} />
            ) : (
              <button
                type="button"
                className={styles.folded}
                aria-expanded="false"
                onClick={() => goTo(question.requirement)}
              >
                {question.question} <span className={styles.quiet}>{degreeOf(question)}</span>
                <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {sorted.length > shown.length && (
        <TextButton className={styles.rest} onClick={() => setWhole(true)}>
          {texts.showOthers(sorted.length - shown.length)}
        </TextButton>
      )}
      <Denied requirements={denied} />
    </section>
  )
}

const degreeOf = (question: GapQuestion) => (isRequired(question) ? texts.required : texts.goodToHave)

interface Acts {
  onDone: () => void
  onLater: (requirement: string) => void
  onNo: (requirement: string) => Promise<void>
}

type AskedProps = { question: GapQuestion; answers: Answers; acts: Acts }
type OpenProps = AskedProps & {
  /** Whether it comes after one that was answered or put off. */
  isNext: boolean
}

function Open({ question, answers, acts, isNext }: OpenProps) {
  const place = useRef<HTMLDivElement>(null)
  // What was pressed is gone: the next answer can be typed at once.
  useEffect(() => {
    if (isNext) takeLostFocus(place.current?.querySelector('textarea, fieldset button') ?? null)
  }, [isNext])
  const { data: facts = [] } = useQuery(factsQuery())
  const said = facts.find(({ id }) => id === question.unsure)
  return (
    <div ref={place} className={styles.open}>
      <p>
        <Badge tone={isRequired(question) ? 'danger' : 'plain'}>{degreeOf(question)}</Badge>
      </p>
      {said ? (
        <AskedBack question={question} said={said} onDone={acts.onDone} />
      ) : (
        <Asked question={question} answers={answers} acts={acts} />
      )}
    </div>
  )
}

function Asked({ question: { requirement, question }, answers, acts }: AskedProps) {
  const use = async () => {
    if (await answers.keep(requirement)) acts.onDone()
  }
  return (
    <GapAnswer
      question={question}
      answer={answers.typed.get(requirement) ?? ''}
      onChange={(answer) => answers.type(requirement, answer)}
      onUse={() => void use()}
      onNo={() => void acts.onNo(requirement)}
      onLater={() => acts.onLater(requirement)}
      busy={answers.isKept(requirement)}
    />
  )
}

type AskedBackProps = { question: GapQuestion; said: { id: number; statement: string }; onDone: () => void }

/** What was answered may mean yes: only the person knows. */
function AskedBack({ question: { requirement, question }, said: { id, statement }, onDone }: AskedBackProps) {
  const { mutate: save, isPending, variables } = useMutation(saveFactMutation())
  const say = (word: string) =>
    save(
      { statement: `${word}: ${statement}`.slice(0, longestAnswer), requirement, replaces: id },
      { onSuccess: onDone },
    )
  return (
    <fieldset className={styles.askedBack}>
      <legend>{question}</legend>
      <p>{texts.doesItMean(<Mine>{texts.quoted(statement)}</Mine>)}</p>
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
  )
}

/** What the answer is told with from then on: it is never asked about again. */
const meanings = [
  { label: texts.haveThis, word: texts.yes },
  { label: texts.notYet, word: texts.no },
]

/** What is not there can be learned. */
function Denied({ requirements }: { requirements: readonly string[] }) {
  const last = requirements.at(-1)
  if (last === undefined) return null
  return (
    <p role="status" className={styles.quiet}>
      {texts.saidNo(<AdWords>{last}</AdWords>)}{' '}
      <TextLink to={paths.createDevelopmentPlan({ skill: last })}>{texts.planIt}</TextLink>
    </p>
  )
}
