import { freePlan, proMonthlyPlan, proYearlyPlan } from '@bespeak/domain/billing/plans.ts'
import { pricePerMonth, savedByPayingYearly } from '@bespeak/domain/billing/price.ts'
import { Band } from './band.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanLimits } from './plan-limits.tsx'
import { planQuestions } from './plan-questions.ts'
import { inDollars, monthlyLimits, proLines } from './plan-words.ts'
import styles from './plans-page.module.css'
import { PublicPage } from './public-page.tsx'
import { Questions } from './questions.tsx'
import { StartLink } from './start-link.tsx'
import { SubscribeLink } from './subscribe-link.tsx'

export function Component() {
  return (
    <>
      <PublicPage title="Plans and pricing" lead="Start free. Pay in the months in which you need more.">
        <div className={styles.cards}>
          <PlanCard
            headingLevel={2}
            name={freePlan.name}
            price={inDollars(freePlan.price)}
            note={freePlan.description}
            lines={monthlyLimits(freePlan)}
            action={<StartLink variant="line" />}
          />
          <PlanCard
            headingLevel={2}
            name={proMonthlyPlan.name}
            price={inDollars(proMonthlyPlan.price)}
            period="a month"
            note={proMonthlyPlan.description}
            lines={proLines(proMonthlyPlan)}
            highlighted
            action={<SubscribeLink planName={proMonthlyPlan.name} />}
          />
          <PlanCard
            headingLevel={2}
            name={proYearlyPlan.name}
            price={inDollars(proYearlyPlan.price)}
            period="a year"
            note={`${perMonth}, ${saved} less than twelve single months.`}
            lines={proLines(proYearlyPlan)}
            action={<SubscribeLink variant="line" planName={proYearlyPlan.name} />}
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
