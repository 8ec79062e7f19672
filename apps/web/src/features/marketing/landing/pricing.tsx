import { freePlan, proMonthlyPlan, proYearlyPlan } from '@bespeak/domain/billing/plans.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { Band, BandLead, BandTitle } from '../band.tsx'
import { PlanCard } from '../plan-card.tsx'
import { capitalised, inDollars, monthlyLimits, neverLimitedList, proLines } from '../plan-words.ts'
import { StartLink } from '../start-link.tsx'
import { SubscribeLink } from '../subscribe-link.tsx'
import styles from './pricing.module.css'

export function Pricing() {
  return (
    <Band surface="sheet">
      <div className={styles.columns}>
        <div className={styles.text}>
          <BandTitle>Pay when you need more</BandTitle>
          <BandLead>{capitalised(neverLimitedList())} are never limited, on any plan.</BandLead>
          <p>
            <TextLink to={paths.plans()}>Compare the plans</TextLink>
          </p>
        </div>
        <PlanCard
          name={freePlan.name}
          price={inDollars(freePlan.price)}
          lines={monthlyLimits(freePlan).map((name) => ({ name }))}
          action={<StartLink variant="line" />}
        />
        <PlanCard
          name="Pro"
          price={inDollars(proMonthlyPlan.price)}
          period="a month"
          note={`or ${inDollars(proYearlyPlan.price)} a year`}
          lines={proLines(proMonthlyPlan).map((name) => ({ name }))}
          highlighted
          action={<SubscribeLink />}
        />
      </div>
    </Band>
  )
}
