import { Band } from './band.tsx'
import { Closing } from './landing/closing.tsx'
import { Features } from './landing/features.tsx'
import { HeldBack } from './landing/held-back.tsx'
import { Hero } from './landing/hero.tsx'
import { HowItWorks } from './landing/how-it-works.tsx'
import { landingQuestions } from './landing/landing-questions.ts'
import { Pricing } from './landing/pricing.tsx'
import { Questions } from './questions.tsx'

export function Component() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <HeldBack />
      <Features />
      <Pricing />
      <Band>
        <Questions title="Questions" questions={landingQuestions} />
      </Band>
      <Closing />
    </>
  )
}
