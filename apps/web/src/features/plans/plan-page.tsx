import { levelWord } from '@bespeak/domain/growth/levels.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { RequestError } from '../../lib/graphql/request.ts'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { jobDescriptionQuery } from '../../lib/resumes/job-descriptions.ts'
import { type DevelopmentPlan, developmentPlanQuery } from '../../lib/resumes/plans.ts'
import { resumeIdFrom } from '../../lib/resumes/resume-id.ts'
import { useChain } from '../../lib/resumes/use-chain.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chain } from '../../ui/chain.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Note } from '../../ui/note.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Finish } from './finish.tsx'
import { PlanActions } from './plan-actions.tsx'
import { PlanSide } from './plan-side.tsx'
import styles from './plans.module.css'
import { Steps } from './steps.tsx'
import * as texts from './texts.tsx'
import { usePlanJob } from './use-plan-job.ts'

export function Component() {
  const id = resumeIdFrom(useParams().id)
  const query = useQuery(developmentPlanQuery(id))
  if (query.data) return <Plan key={query.data.id} plan={query.data} />
  const isGone =
    id === null ||
    query.data === null ||
    (query.error instanceof RequestError && ['NOT_FOUND', 'BAD_USER_INPUT'].includes(query.error.code ?? ''))
  return (
    <Page title={texts.plan} back={<WayBack />}>
      {isGone && (
        <Note tone="warn" role="alert" title={texts.noSuchPlan}>
          {texts.maybeDeleted}
        </Note>
      )}
      {!isGone && query.error && <LoadProblem title={texts.loadFailed} problem={problemOf([query])} />}
      {!isGone && !query.error && (
        <Card>
          <Skeleton lines={8} label={texts.loading} />
        </Card>
      )}
    </Page>
  )
}

const WayBack = () => <BackButton to={paths.skills()} label={texts.skills} />

function Plan({ plan }: { plan: DevelopmentPlan }) {
  const asked = resumeIdFrom(useSearchParams()[0].get('job'))
  const { jobId, more } = usePlanJob(plan, asked)
  const { data: job } = useQuery(jobDescriptionQuery(jobId))
  const chain = useChain({ jobId, skill: plan.skill.name })
  const places = { ...chain, plan: { ...chain.plan, way: undefined } }
  const isFinished = plan.finishedAt !== null
  return (
    <Page
      title={plan.skill.name}
      back={<WayBack />}
      lead={
        <>
          {plan.skill.description && `${plan.skill.description} `}
          {texts.fromTo(
            levelWord(plan.currentProficiencyLevel).toLowerCase(),
            levelWord(plan.targetProficiencyLevel).toLowerCase(),
            job && texts.forJobs(<b>{job.company?.trim() || job.title?.trim() || texts.savedJob}</b>, more),
          )}
        </>
      }
      actions={<PlanActions plan={plan} />}
    >
      <div className={styles.page}>
        <Chain now={!isFinished ? 'plan' : places.proof.done ? undefined : 'proof'} places={places} />
        {isFinished && <Finish plan={plan} jobId={jobId} isShown={places.proof.done === true} />}
        {isFinished ? (
          <Disclosure summary={texts.stepsTaken}>
            <Work plan={plan} closesOn={null} />
          </Disclosure>
        ) : (
          <Work plan={plan} closesOn={job?.deadline?.slice(0, 10) ?? null} />
        )}
      </div>
    </Page>
  )
}

function Work({ plan, closesOn }: { plan: DevelopmentPlan; closesOn: string | null }) {
  return (
    <div className={styles.grid}>
      <Steps plan={plan} />
      <PlanSide plan={plan} closesOn={closesOn} />
    </div>
  )
}
