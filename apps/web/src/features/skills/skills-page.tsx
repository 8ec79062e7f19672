import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../../lib/load-problem.ts'
import { jobDescriptionsQuery } from '../../lib/resumes/job-descriptions.ts'
import { developmentPlansQuery } from '../../lib/resumes/plans.ts'
import {
  skillDemandQuery,
  skillRecommendationsQuery,
  skillsFoundQuery,
  userSkillsQuery,
} from '../../lib/resumes/skills.ts'
import { useAuth } from '../../lib/session/index.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Card } from '../../ui/card.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FindSkill } from './find-skill.tsx'
import { newlyFound, notMine } from './found.ts'
import { FoundSkills } from './found-skills.tsx'
import { NoSkills } from './no-skills.tsx'
import { OwnSkills } from './own-skills.tsx'
import { PlanList } from './plan-list.tsx'
import type { SkillChosen } from './skill-draft.ts'
import styles from './skills.module.css'
import * as texts from './texts.tsx'
import { WorthHaving } from './worth-having.tsx'

export function Component() {
  const { user } = useAuth()
  const own = useQuery(userSkillsQuery(user?.id))
  const found = useQuery(skillsFoundQuery())
  const demand = useQuery(skillDemandQuery(user?.id))
  const recommended = useQuery(skillRecommendationsQuery(user?.id))
  const plans = useQuery(developmentPlansQuery(user?.id))
  const jobs = useQuery(jobDescriptionsQuery(user?.id))
  const [chosen, setChosen] = useKept<SkillChosen | null>('skill_chosen', null)
  const [isTaking, setTaking] = useState(false)
  const [denied, setDenied] = useState(notMine.read)
  const newOnes = newlyFound(found.data ?? [], denied)
  const isEmpty = own.data?.length === 0 && chosen === null && !isTaking
  return (
    <Page
      title={texts.title}
      lead={texts.lead(jobs.data?.length)}
      actions={
        own.data && (
          <FindSkill
            labelHidden
            own={own.data}
            demand={demand.data ?? []}
            onChoose={setChosen}
            className={styles.find}
          />
        )
      }
    >
      <LoadProblem title={texts.loadFailed} problem={problemOf([own, found, demand, recommended, plans, jobs])} />
      <div className={styles.page}>
        {own.isPending && (
          <Card>
            <Skeleton lines={6} label={texts.loading} />
          </Card>
        )}
        {isEmpty && <NoSkills found={found.isPending ? null : newOnes.length} onTake={() => setTaking(true)} />}
        {own.data && !isEmpty && (
          <div className={styles.grid}>
            <OwnSkills
              skills={own.data}
              demand={demand.data ?? []}
              chosen={chosen}
              onChosenDone={() => setChosen(null)}
            />
            {found.isPending ? (
              <Card title={texts.foundTitle}>
                <p className={styles.quiet}>{texts.lookingThrough}</p>
                <Skeleton lines={4} label={texts.lookingThroughLabel} />
              </Card>
            ) : (
              <FoundSkills
                found={newOnes}
                demand={demand.data ?? []}
                onNotMine={(name) => {
                  notMine.keep([...denied, name])
                  setDenied([...denied, name])
                }}
              />
            )}
          </div>
        )}
        {recommended.data && jobs.data && (
          <WorthHaving recommended={recommended.data} plans={plans.data ?? []} savedJobs={jobs.data.length} />
        )}
        {plans.data && <PlanList plans={plans.data} />}
      </div>
    </Page>
  )
}
