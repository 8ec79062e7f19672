import type { Guide, GuideQuestion } from '../../lib/resumes/guides.ts'
import { useChain } from '../../lib/resumes/use-chain.ts'
import { Chain } from '../../ui/chain.tsx'
import * as texts from './texts.tsx'

type GapChainProps = { guide: Guide; question: GuideQuestion }

/** Where this talk stands: from the gap that an analysis found to the plan that closes it, and back into the score. */
export function GapChain({ guide, question: { skills, asks, requirement } }: GapChainProps) {
  const places = useChain({
    jobId: guide.jobDescriptionId,
    resumeId: guide.resumeDeleted ? null : guide.resumeId,
    skill: skills[0],
    requirement: asks[0] ?? requirement,
  })
  // This page is the talk: it needs no way there.
  return <Chain now="talk" places={{ ...places, talk: { text: texts.whatToSay, done: true } }} />
}
