import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { resumeIdFrom } from '../../lib/resumes/resume-id.ts'
import { userSkillsQuery } from '../../lib/resumes/skills.ts'
import { useChain } from '../../lib/resumes/use-chain.ts'
import { useAuth } from '../../lib/session/index.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chain } from '../../ui/chain.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PlanForm } from './plan-form.tsx'
import styles from './plans.module.css'
import * as texts from './texts.tsx'
import { useSkillNamed } from './use-skill-named.ts'

export function Component() {
  const [search] = useSearchParams()
  const { user } = useAuth()
  const wanted = search.get('skill')
  const jobId = resumeIdFrom(search.get('job'))
  const own = useQuery(userSkillsQuery(user?.id))
  const named = useSkillNamed(wanted, own.data ?? [])
  return (
    <Page
      title={texts.newPlan}
      lead={texts.newPlanLead}
      back={<BackButton to={paths.skills()} label={texts.skills} />}
      width="reading"
    >
      <div className={styles.page}>
        {wanted !== null && jobId !== null && <Where requirement={wanted} jobId={jobId} />}
        {own.isPending || named === undefined ? (
          <Card>
            <Skeleton lines={6} label={texts.lookingForSkill} />
          </Card>
        ) : (
          <PlanForm key={wanted} wanted={wanted ?? ''} named={named} own={own.data ?? []} jobId={jobId} />
        )}
      </div>
    </Page>
  )
}

/** Begun from a gap of a job: where this stands on the way to the score. */
function Where({ requirement, jobId }: { requirement: string; jobId: number }) {
  return <Chain now="plan" places={useChain({ requirement, jobId })} />
}
