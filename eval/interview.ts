import { guideFaults, makeGuide } from '@bespeak/domain/interview/testing/guide-faults.ts'
import { pairSet, today } from './data.ts'
import { type Figures, faultsOf } from './scorer.ts'

/** The rules of every guide, over each resume with every tenth advertisement. */
export function interview(): Figures {
  const guides = ['', 'ours-pairs'].flatMap((folder) => {
    const { resumes, jobs } = pairSet(folder)
    const own = [...resumes].flatMap(([name, resume]) => (name.includes('/') ? [] : [resume]))
    return own.flatMap((resume, at) =>
      [...jobs.values()].filter((_, index) => index % 10 === at % 10).map((job) => makeGuide(resume, job, today)),
    )
  })
  return {
    guides: guides.length,
    ...Object.fromEntries(
      Object.entries(guideFaults).map(([rule, faultsIn]) => [rule, faultsOf(rule, guides.flatMap(faultsIn))]),
    ),
  }
}
