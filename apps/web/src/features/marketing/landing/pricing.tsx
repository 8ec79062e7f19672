import { freePlan, proMonthlyPlan, proYearlyPlan } from '@bespeak/domain/billing/plans.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { Band, BandLead, BandTitle } from '../band.tsx'
import { PlanCard } from '../plan-card.tsx'
import { inDollars, neverLimitedList } from '../plan-words.ts'
import { StartLink } from '../start-link.tsx'
import { SubscribeLink } from '../subscribe-link.tsx'
import { monthlyLimits } from '../texts/common.ts'
import * as texts from '../texts/landing.tsx'
import styles from './pricing.module.css'

export function Pricing() {
  return (
    <Band surface="sheet">
      <div className={styles.columns}>
        <div className={styles.text}>
          <BandTitle>{texts.payForMore}</BandTitle>
          <BandLead>{texts.neverLimited(neverLimitedList())}</BandLead>
          <p>
            <TextLink to={paths.plans()}>{texts.comparePlans}</TextLink>
          </p>
        </div>
        <PlanCard
          name={freePlan.name}
          price={inDollars(freePlan.price)}
          lines={monthlyLimits(freePlan).map((name) => ({ name }))}
          action={<StartLink variant="line" />}
        />
        <PlanCard
          name={texts.pro}
          price={inDollars(proMonthlyPlan.price)}
          period={texts.aMonth}
          note={texts.orYearly(inDollars(proYearlyPlan.price))}
          lines={texts.proLines(proMonthlyPlan.trialDays).map((name) => ({ name }))}
          highlighted
          action={<SubscribeLink />}
        />
      </div>
    </Band>
  )
}
