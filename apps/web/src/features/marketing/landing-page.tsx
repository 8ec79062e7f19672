import { Suspense } from 'react'
import { Band } from './band.tsx'
import { AtWork } from './landing/at-work.tsx'
import { Closing } from './landing/closing.tsx'
import { Features } from './landing/features.tsx'
import { Hero } from './landing/hero.tsx'
import { HowItWorks } from './landing/how-it-works.tsx'
import { Pricing } from './landing/pricing.tsx'
import { Professions } from './landing/professions.tsx'
import { Questions } from './questions.tsx'
import * as texts from './texts/landing.tsx'

/** Each wakes up in a turn of its own: together they would hold up a slow phone for half a second. */
const sections = {
  hero: <Hero />,
  how: <HowItWorks />,
  professions: <Professions />,
  atWork: <AtWork />,
  features: <Features />,
  pricing: <Pricing />,
  questions: (
    <Band>
      <Questions {...texts.asked} />
    </Band>
  ),
  closing: <Closing />,
}

export function Component() {
  return Object.entries(sections).map(([name, section]) => (
    <Suspense key={name} fallback={null}>
      {section}
    </Suspense>
  ))
}
