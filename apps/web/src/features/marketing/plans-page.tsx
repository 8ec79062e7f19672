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
import { inDollars } from './plan-words.ts'
import styles from './plans-page.module.css'
import { Questions } from './questions.tsx'
import { StartLink } from './start-link.tsx'
import * as texts from './texts/plans.tsx'
import { UsedUp } from './used-up.tsx'

export function Component() {
  return useSiteSettings().billing === 'none' ? <AllIncluded /> : <Plans />
}

/** Where nothing is sold. The rest of the page stands where it stood before that was known. */
function AllIncluded() {
  return (
    <Frame title={texts.allIncluded} lead={texts.nothingToPay} choice={<div className={styles.place} />}>
      <PlanCard
        headingLevel={2}
        name={texts.everything}
        price={inDollars(0)}
        note={texts.asLongAsYouLike}
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
      title={texts.title}
      lead={texts.lead}
      choice={
        <Segments
          label={texts.billing}
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
        note={texts.asLongAsYouLike}
        lines={planLines(freePlan, allowances)}
        action={<FreeAction />}
      />
      <PlanCard
        headingLevel={2}
        name={texts.pro}
        price={inDollars(pricePerMonth(plan))}
        period={texts.aMonth}
        note={isYearly ? texts.onceAYear(inDollars(plan.price)) : texts.cancelAnyTime}
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
      <p className={styles.currency}>{texts.currency}</p>
      {questions && (
        <div className={styles.questions}>
          <Questions {...texts.asked} />
        </div>
      )}
    </Page>
  )
}

const monthsFree = savedByPayingYearly(proMonthlyPlan, proYearlyPlan) / pricePerMonth(proMonthlyPlan)

const periods = [
  { value: 'month', label: texts.monthly },
  { value: 'year', label: texts.yearly(monthsFree) },
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
