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
      <p className={styles.caption}>{plan.steps.length === 1 ? 'The step is done' : 'All steps are done'}</p>
      {isPending && <Skeleton lines={3} label="Loading your resume" />}
      {!isPending && !resume && (
        <>
          <h2>Now say it in your resume</h2>
          <p className={styles.lead}>You have no resume here yet. Add it, and the line can go into it.</p>
          <ButtonLink to={paths.createResume()}>Add your resume</ButtonLink>
        </>
      )}
      {resume && (isAdded || isShown) && <Said resume={resume} plan={plan} jobId={jobId} isShown={isShown} />}
      {resume && !isAdded && !isShown && isLater && (
        <div className={styles.buttons}>
          <span>{plan.skill.name} is not in your resume yet.</span>
          <Button variant="line" onClick={() => setLater(false)}>
            Say it in one line
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
      <h2>It is in your resume</h2>
      <p className={styles.lead}>
        {jobId === null
          ? 'It counts from now on, wherever a job asks for it.'
          : 'Compare your resume with the job again to see what it brings.'}
      </p>
      {!isShown && (
        <Note tone="warn">
          We cannot find {plan.skill.name} in it by that name, so it may not count.{' '}
          <TextLink to={paths.editResume(resume.id)}>Name it in the line</TextLink>
        </Note>
      )}
      <div className={styles.buttons}>
        {jobId !== null && (
          <Button busy={measure.isPending} onClick={run}>
            {' '}
            Compare it again{' '}
          </Button>
        )}
        <ButtonLink variant="line" to={paths.resume(resume.id)}>
          See your resume
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
    if (line === '') return setProblem('Write the line first: what you did, where and when.')
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
      <h2>Now say it in one line</h2>
      <p className={styles.lead}>
        What did you do, where and when? Your own words. The line is marked as yours, with today’s date, and the score
        moves once it is in your resume.
      </p>
      <TextAreaField
        label="Your line"
        labelEnd={`${typed.line.length} / ${mostLetters}`}
        rows={2}
        maxLength={mostLetters}
        value={typed.line}
        error={problem}
        hint={
          typed.line !== '' && !isNamed(typed.line, plan.skill.name)
            ? `It does not name ${plan.skill.name} yet.`
            : undefined
        }
        onChange={(event) => {
          setProblem(undefined)
          setTyped({ ...typed, line: event.target.value, isTold: false })
        }}
      />
      <SelectField
        label={`Where in ${resume.title}`}
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
          Your resume is being changed in another tab. Your line is kept here: try again, or{' '}
          <TextLink to={paths.editResume(resume.id)}>open the resume</TextLink>.
        </Note>
      )}
      <div className={styles.buttons}>
        <Button busy={tell.isPending || add.isPending} onClick={save}>
          Add it to my resume
        </Button>
        <Button variant="quiet" onClick={onLater}>
          Later
        </Button>
      </div>
    </>
  )
}

const isNamed = (line: string, skill: string) => line.toLowerCase().includes(skill.toLowerCase())
