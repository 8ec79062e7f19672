import { freePlan, proMonthlyPlan, proYearlyPlan } from '@bespeak/domain/billing/plans.ts'
import { pricePerMonth, savedByPayingYearly } from '@bespeak/domain/billing/price.ts'
import { useSiteSettings } from '../../lib/site-settings.ts'
import { Band } from './band.tsx'
import { PlanAction } from './plan-action.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanLimits } from './plan-limits.tsx'
import { planQuestions } from './plan-questions.ts'
import { inDollars, monthlyLimits, proLines } from './plan-words.ts'
import styles from './plans-page.module.css'
import { PublicPage } from './public-page.tsx'
import { Questions } from './questions.tsx'
import { StartLink } from './start-link.tsx'
import { UsedUp } from './used-up.tsx'

export function Component() {
  return useSiteSettings().billing === 'none' ? <AllIncluded /> : <Plans />
}

/** Where nothing is sold. */
function AllIncluded() {
  return (
    <PublicPage
      title="Everything is included"
      lead="There are no plans here and nothing to pay for. Nothing is limited, for anybody."
    >
      <StartLink />
    </PublicPage>
  )
}

function Plans() {
  return (
    <>
      <PublicPage title="Plans and pricing" lead="Start free. Pay in the months in which you need more.">
        <UsedUp />
        <div className={styles.cards}>
          <PlanCard
            headingLevel={2}
            name={freePlan.name}
            price={inDollars(freePlan.price)}
            note={freePlan.description}
            lines={monthlyLimits(freePlan)}
            action={<PlanAction plan={freePlan} />}
          />
          <PlanCard
            headingLevel={2}
            name={proMonthlyPlan.name}
            price={inDollars(proMonthlyPlan.price)}
            period="a month"
            note={proMonthlyPlan.description}
            lines={proLines(proMonthlyPlan)}
            highlighted
            action={<PlanAction plan={proMonthlyPlan} variant="primary" />}
          />
          <PlanCard
            headingLevel={2}
            name={proYearlyPlan.name}
            price={inDollars(proYearlyPlan.price)}
            period="a year"
            note={`${perMonth}, ${saved} less than twelve single months.`}
            lines={proLines(proYearlyPlan)}
            action={<PlanAction plan={proYearlyPlan} />}
          />
        </div>
        <p className={styles.currency}>Prices in US dollars.</p>
      </PublicPage>
      <Band surface="sheet">
        <PlanLimits />
      </Band>
      <Band>
        <Questions title="Questions" questions={planQuestions} />
      </Band>
    </>
  )
}

const perMonth = `${inDollars(pricePerMonth(proYearlyPlan))} a month`
const saved = inDollars(savedByPayingYearly(proMonthlyPlan, proYearlyPlan))
