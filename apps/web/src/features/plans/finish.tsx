import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RequestError } from '../../lib/graphql/request.ts'
import { paths } from '../../lib/paths.ts'
import { analyzeMutation } from '../../lib/resumes/analyses.ts'
import { saveFactMutation } from '../../lib/resumes/facts.ts'
import { linePlaces } from '../../lib/resumes/line-in-resume.ts'
import type { DevelopmentPlan } from '../../lib/resumes/plans.ts'
import { type Resume, selectedResumeQuery } from '../../lib/resumes/resumes.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField, TextAreaField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { addLineMutation } from './add-line.ts'
import styles from './plans.module.css'
import * as texts from './texts.tsx'

type FinishProps = {
  plan: DevelopmentPlan
  jobId: number | null
  /** Whether a resume shows the skill already. */
  isShown: boolean
}

/** Nothing is written by itself: the person words the line, says where it stands, and confirms. */
export function Finish({ plan, jobId, isShown }: FinishProps) {
  const { data: resume, isPending } = useQuery(selectedResumeQuery())
  const [isLater, setLater] = useState(false)
  const [isAdded, setAdded] = useKept(`plan_${plan.id}_added`, false)
  return (
    <Card className={styles.finish}>
      <p className={styles.caption}>{texts.allDone(plan.steps.length)}</p>
      {isPending && <Skeleton lines={3} label={texts.loadingResume} />}
      {!isPending && !resume && (
        <>
          <h2>{texts.sayInResume}</h2>
          <p className={styles.lead}>{texts.noResume}</p>
          <ButtonLink to={paths.createResume()}>{texts.addYourResume}</ButtonLink>
        </>
      )}
      {resume && (isAdded || isShown) && <Said resume={resume} plan={plan} jobId={jobId} isShown={isShown} />}
      {resume && !isAdded && !isShown && isLater && (
        <div className={styles.buttons}>
          <span>{texts.notInResume(plan.skill.name)}</span>
          <Button variant="line" onClick={() => setLater(false)}>
            {texts.sayInOneLine}
          </Button>
        </div>
      )}
      {resume && !isAdded && !isShown && !isLater && (
        <Say plan={plan} resume={resume} onAdded={() => setAdded(true)} onLater={() => setLater(true)} />
      )}
    </Card>
  )
}

type SaidProps = { resume: Resume; plan: DevelopmentPlan; jobId: number | null; isShown: boolean }

function Said({ resume, plan, jobId, isShown }: SaidProps) {
  const navigate = useNavigate()
  const measure = useMutation(analyzeMutation())
  const run = () =>
    measure.mutate(
      { resumeId: resume.id, jobDescriptionId: jobId, subject: 'resume' },
      { onSuccess: ({ id }) => void navigate(paths.analyses({ id: String(id) })) },
    )
  return (
    <>
      <h2>{texts.inResume}</h2>
      <p className={styles.lead}>{jobId === null ? texts.countsNow : texts.compareToSee}</p>
      {!isShown && (
        <Note tone="warn">
          {texts.nameNotFound(plan.skill.name, <TextLink to={paths.editResume(resume.id)}>{texts.nameIt}</TextLink>)}
        </Note>
      )}
      <div className={styles.buttons}>
        {jobId !== null && (
          <Button busy={measure.isPending} onClick={run}>
            {texts.compareAgain}
          </Button>
        )}
        <ButtonLink variant="line" to={paths.resume(resume.id)}>
          {texts.seeResume}
        </ButtonLink>
      </div>
    </>
  )
}

const mostLetters = 200
const unsaid = { line: '', place: '', isTold: false }

type SayProps = { plan: DevelopmentPlan; resume: Resume; onAdded: () => void; onLater: () => void }

function Say({ plan, resume, onAdded, onLater }: SayProps) {
  const [typed, setTyped] = useKept(`plan_${plan.id}_line`, unsaid)
  const [problem, setProblem] = useState<string>()
  const tell = useMutation(saveFactMutation())
  const add = useMutation(addLineMutation())
  /** Nothing can be typed meanwhile: what stands there is what is saved. */
  const isSaving = tell.isPending || add.isPending
  const line = typed.line.trim()
  const write = () =>
    add.mutate(
      { line, place: typed.place || null },
      {
        onSuccess() {
          setTyped(unsaid)
          onAdded()
        },
      },
    )
  const save = () => {
    if (line === '') return setProblem(texts.lineMissing)
    // Where only the resume refused it, it is not kept as the person's word a second time.
    if (typed.isTold) return write()
    tell.mutate(
      { statement: line, skill: plan.skill.name },
      {
        onSuccess() {
          setTyped({ ...typed, isTold: true })
          write()
        },
      },
    )
  }
  return (
    <>
      <h2>{texts.sayNow}</h2>
      <p className={styles.lead}>{texts.sayLead}</p>
      <TextAreaField
        label={texts.yourLine}
        labelEnd={`${typed.line.length} / ${mostLetters}`}
        rows={2}
        maxLength={mostLetters}
        readOnly={isSaving}
        value={typed.line}
        error={problem}
        hint={
          typed.line !== '' && !isNamed(typed.line, plan.skill.name) ? texts.lineNamesNot(plan.skill.name) : undefined
        }
        onChange={(event) => {
          setProblem(undefined)
          setTyped({ ...typed, line: event.target.value, isTold: false })
        }}
      />
      <SelectField
        label={texts.whereIn(resume.title)}
        disabled={isSaving}
        value={typed.place}
        onChange={(event) => setTyped({ ...typed, place: event.target.value })}
      >
        {linePlaces(resume.content).map(({ id, label }) => (
          <option key={id ?? ''} value={id ?? ''}>
            {label}
          </option>
        ))}
      </SelectField>
      {add.error instanceof RequestError && add.error.code === 'CONFLICT' && (
        <Note tone="warn" role="alert">
          {texts.changedElsewhere(<TextLink to={paths.editResume(resume.id)}>{texts.openResume}</TextLink>)}
        </Note>
      )}
      <div className={styles.buttons}>
        <Button busy={isSaving} onClick={save}>
          {texts.addToResume}
        </Button>
        <Button variant="quiet" onClick={onLater}>
          {texts.later}
        </Button>
      </div>
    </>
  )
}

const isNamed = (line: string, skill: string) => line.toLowerCase().includes(skill.toLowerCase())
