import { freePlan, proMonthlyPlan, proYearlyPlan } from '@bespeak/domain/billing/plans.ts'
import { pricePerMonth, savedByPayingYearly } from '@bespeak/domain/billing/price.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useAuth } from '../../lib/session/index.ts'
import { useSiteSettings } from '../../lib/site-settings.ts'
import { usageQuery } from '../../lib/usage.ts'
import { Page } from '../../ui/page.tsx'
import { Segments } from '../../ui/segments.tsx'
import { NeverLimited } from './never-limited.tsx'
import { FreeAction, ProAction, useBilling } from './plan-action.tsx'
import { PlanCard } from './plan-card.tsx'
import { planLines } from './plan-lines.ts'
import { planQuestions } from './plan-questions.ts'
import { inDollars } from './plan-words.ts'
import styles from './plans-page.module.css'
import { Questions } from './questions.tsx'
import { StartLink } from './start-link.tsx'
import { UsedUp } from './used-up.tsx'

export function Component() {
  return useSiteSettings().billing === 'none' ? <AllIncluded /> : <Plans />
}

/** Where nothing is sold. The rest of the page stands where it stood before that was known. */
function AllIncluded() {
  return (
    <Frame
      title="Everything is included"
      lead="There are no plans here and nothing to pay for. Nothing is limited, for anybody."
      choice={<div className={styles.place} />}
    >
      <PlanCard
        headingLevel={2}
        name="Everything"
        price={inDollars(0)}
        note="For as long as you like"
        lines={planLines(proYearlyPlan)}
        highlighted
        className={styles.wide}
        action={<StartLink />}
      />
      <NeverLimited />
    </Frame>
  )
}

function Plans() {
  const [isYearly, setYearly] = usePeriod()
  const allowances = useOwnAllowances()
  const plan = isYearly ? proYearlyPlan : proMonthlyPlan
  return (
    <Frame
      title="Pay for more of it, not for a better one"
      lead="Both plans use the same engine and the same checks. Free has monthly limits; Pro has none."
      choice={
        <Segments
          label="Billing"
          className={styles.periods}
          value={isYearly ? 'year' : 'month'}
          onValueChange={(value) => setYearly(value === 'year')}
          items={periods}
        />
      }
      note={<UsedUp />}
      questions
    >
      <PlanCard
        headingLevel={2}
        name={freePlan.name}
        price={inDollars(freePlan.price)}
        note="For as long as you like"
        lines={planLines(freePlan, allowances)}
        action={<FreeAction />}
      />
      <PlanCard
        headingLevel={2}
        name="Pro"
        price={inDollars(pricePerMonth(plan))}
        period="a month"
        note={isYearly ? `${inDollars(plan.price)} once a year` : 'Cancel any time, in two clicks'}
        lines={planLines(plan)}
        highlighted
        className={styles.first}
        action={<ProAction plan={plan} />}
      />
      <NeverLimited />
    </Frame>
  )
}

type FrameProps = {
  title: string
  lead: string
  choice: ReactNode
  note?: ReactNode
  questions?: boolean
  children: ReactNode
}

function Frame({ title, lead, choice, note, questions = false, children }: FrameProps) {
  return (
    <Page title={title} lead={lead} className={styles.page}>
      <div className={styles.choice}>{choice}</div>
      {note}
      <div className={styles.cards}>{children}</div>
      <p className={styles.currency}>Prices in US dollars.</p>
      {questions && (
        <div className={styles.questions}>
          <Questions title="Questions" questions={planQuestions} />
        </div>
      )}
    </Page>
  )
}

const monthsFree = savedByPayingYearly(proMonthlyPlan, proYearlyPlan) / pricePerMonth(proMonthlyPlan)

const periods = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: `Yearly, ${monthsFree} months free` },
]

/** In the address, so that it can be sent to somebody; where that says nothing, as somebody pays already. */
function usePeriod() {
  const [search, setSearch] = useSearchParams()
  const own = useBilling()?.current?.plan.frequency
  const setYearly = (isYearly: boolean) =>
    setSearch({ period: isYearly ? 'year' : 'month' }, { replace: true, preventScrollReset: true })
  return [(search.get('period') ?? own) === 'year', setYearly] as const
}

function useOwnAllowances() {
  const { user } = useAuth()
  const { data } = useQuery({ ...usageQuery(), enabled: user !== null })
  return user ? data : undefined
}
