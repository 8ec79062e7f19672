import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { developmentPlansQuery } from '../../lib/resumes/plans.ts'
import type { Resume } from '../../lib/resumes/resumes.ts'
import type { TailoredListed } from '../../lib/resumes/tailored.ts'
import { useAuth } from '../../lib/session/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './dashboard.module.css'

type CurrentResumeProps = { resume: Resume | null | undefined; tailored: TailoredListed[] | undefined }

export function CurrentResume({ resume, tailored }: CurrentResumeProps) {
  return (
    <Card className={styles.wide} title="Current resume">
      {resume === undefined && <Skeleton lines={4} label="Loading your resume" />}
      {resume === null && <NoResume />}
      {resume && <Known resume={resume} tailored={tailored?.filter((it) => it.originalResumeId === resume.id) ?? []} />}
    </Card>
  )
}

const NoResume = () => (
  <div className={styles.step}>
    <p>You have no resume here yet. Upload the one you have, or write one: it takes a few minutes.</p>
    <p className={styles.buttons}>
      <ButtonLink to={paths.createResume()}>Add your resume</ButtonLink>
    </p>
  </div>
)

function Known({ resume, tailored }: { resume: Resume; tailored: TailoredListed[] }) {
  const toFix = resume.atsReport.checks.filter(({ status }) => status === 'fail' || status === 'warn')
  return (
    <>
      <p className={styles.name}>{resume.title}</p>
      <p className={styles.quiet}>
        Saved <Moment at={resume.updatedAt} />. {countWords(tailored.length)}
      </p>
      <NextStep resume={resume} hasTailored={tailored.length > 0} toFix={toFix} />
      <p className={styles.links}>
        <TextLink to={paths.currentResume()}>Open</TextLink>
        <TextLink to={paths.editCurrentResume()}>Edit</TextLink>
        <TextLink to={paths.currentResume()}>
          {toFix.length === 0 ? 'ATS check: all well' : `ATS check: ${toFix.length} to look at`}
        </TextLink>
      </p>
    </>
  )
}

const countWords = (count: number) =>
  count === 0 ? 'No tailored version yet.' : `${count} tailored version${count === 1 ? '' : 's'}.`

type NextStepProps = { resume: Resume; hasTailored: boolean; toFix: Resume['atsReport']['checks'] }

/** The first open step of the plan that was worked on last. */
function useNextPlanStep() {
  const { user } = useAuth()
  const { data: plans = [] } = useQuery(developmentPlansQuery(user?.id))
  const [plan] = plans
    .filter(({ finishedAt }) => finishedAt === null)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  const step = plan?.steps.find(({ completedAt }) => completedAt === null)
  return plan && step ? { plan, step } : null
}

/** What is broken first, then what is not begun, then what is being learned, then what is next. */
function NextStep({ resume, hasTailored, toFix }: NextStepProps) {
  const planned = useNextPlanStep()
  const failing = toFix.find(({ status }) => status === 'fail')
  if (failing) {
    return (
      <Step button={<ButtonLink to={paths.editResume(resume.id)}>Fix it</ButtonLink>}>
        {failing.detail} {failing.fix}
      </Step>
    )
  }
  if (!hasTailored) {
    return (
      <Step button={<ButtonLink to={paths.tailor()}>Tailor it</ButtonLink>}>
        Tailor it to a job you like: paste the advertisement, and see what your resume already shows.
      </Step>
    )
  }
  if (planned) {
    const { plan, step } = planned
    return (
      <Step button={<ButtonLink to={paths.developmentPlan(plan.id)}>Open your plan</ButtonLink>}>
        Go on with {plan.skill.name}: {step.description}
      </Step>
    )
  }
  return (
    <Step button={<ButtonLink to={paths.tailor()}>Tailor to another job</ButtonLink>}>
      Each job asks for something else. A version of its own takes a minute.
    </Step>
  )
}

function Step({ button, children }: { button: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.step}>
      <p className={styles.caption}>Next step</p>
      <p>{children}</p>
      <p className={styles.buttons}>{button}</p>
    </div>
  )
}
