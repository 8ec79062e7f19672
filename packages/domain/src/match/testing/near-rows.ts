import { readJob } from '../../job/read-job.ts'
import { fromJsonResume } from '../../resume/json-resume.ts'
import { skillMatcher } from '../../skills/index.ts'
import { advertisementFor, type NearPair, resumeWith } from '../../skills/testing/near-names.ts'
import { matchResume } from '../index.ts'

/** Of the match of somebody who has one of the two with an advertisement that asks for the other: the rows about that. */
export function rowsFor(pair: NearPair) {
  const job = readJob(advertisementFor(pair), skillMatcher())
  const { ledger } = matchResume(fromJsonResume(resumeWith(pair)), job, { today: '2026-07-01' })
  return ledger.filter(({ requirement }) => requirement.toLowerCase().includes(pair.asked.toLowerCase()))
}
