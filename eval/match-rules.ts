import { readJob } from '@bespeak/domain/job/read-job.ts'
import { type Match, matchResume } from '@bespeak/domain/match/index.ts'
import { matchFaults } from '@bespeak/domain/match/testing/match-faults.ts'
import { rowsFor } from '@bespeak/domain/match/testing/near-rows.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { isOnlyNear, swaps } from '@bespeak/domain/skills/testing/near-names.ts'
import { get, type PairSet, pairSet, today } from './data.ts'
import { type Figures, faultsOf } from './scorer.ts'

/** Every fifth pair of each set. */
const every = 5

/** What must hold in every match, over the pairs; and that a skill near the one asked never meets it. */
export function matchRules(): Figures {
  const all = ['', 'ours-pairs', 'fits/made'].flatMap(matchedOf)
  const near = swaps().filter(isOnlyNear)
  const more = all.flatMap((it, at) => lostByMore(it, at) ?? [])
  const sum = (count: (it: (typeof more)[number]) => number) => more.reduce((total, it) => total + count(it), 0)
  return {
    pairs: all.length,
    ...Object.fromEntries(
      Object.entries(matchFaults).map(([rule, faultsIn]) => [
        rule,
        faultsOf(
          rule,
          all.flatMap((it) => faultsIn(it).map((fault) => `${it.name}: ${fault}`)),
        ),
      ]),
    ),
    'gaps lost by one more ask': faultsOf(
      'lost by one more ask',
      more.flatMap(({ lostOpen }) => lostOpen),
    ),
    'asks neither missing nor strong': faultsOf(
      'neither missing nor strong',
      more.flatMap(({ untold }) => untold),
    ),
    'gaps that one more ask closes, %': (100 * sum(({ gone }) => gone)) / sum(({ stay }) => stay),
    'near names': near.length,
    'near names that meet': faultsOf(
      'met by what is only near',
      near
        .filter((pair) => rowsFor(pair).some(({ status }) => status === 'met'))
        .map(({ own, asked }) => `${own} for ${asked}`),
    ),
  }
}

interface MatchedPair {
  name: string
  document: Parameters<typeof matchResume>[0]
  advertisement: string
  job: ReturnType<typeof readJob>
  match: Match
  today: string
}

function matchedOf(folder: string): MatchedPair[] {
  const { pairs, resumes, advertisements, jobs }: PairSet = pairSet(folder)
  return pairs
    .filter((_, at) => at % every === 0)
    .map((pair) => {
      const [document, job] = [get(resumes, pair.resume), get(jobs, pair.job)]
      return {
        name: `${pair.resume} × ${pair.job}`,
        ...{ document, job, today },
        advertisement: get(advertisements, pair.job),
        match: matchResume(document, job, { today }),
      }
    })
}

const more = ['Docker', 'COBOL', 'Beekeeping', 'Mandarin']

/** One thing more that is asked takes nothing from what is missing, and is itself missing or strong. */
function lostByMore({ name, document, advertisement, job, match }: MatchedPair, at: number) {
  const extra = more[at % more.length] ?? ''
  const line = job.requirements.find(({ words }) => advertisement.includes(`- ${words}\n`))?.words
  if (line === undefined || advertisement.includes(extra)) return null
  const longer = readJob(advertisement.replace(`- ${line}\n`, `- ${line}\n- ${extra}\n`), skillMatcher())
  const { missingSkills, ledger } = matchResume(document, longer, { today })
  // What leaves is, by its row, at least shown in part: the work as a whole has come nearer.
  const open = ledger.filter(({ status }) => status === 'not-shown').map(({ requirement }) => requirement)
  const lost = match.missingSkills.filter((it) => !missingSkills.includes(it))
  const isNamed = (gap: string) => missingSkills.some((other) => other.toLowerCase().includes(gap.toLowerCase()))
  return {
    gone: lost.length,
    stay: missingSkills.length,
    lostOpen: lost.filter((it) => open.includes(it) && !isNamed(it)).map((it) => `${name} and ${extra}: ${it}`),
    untold: [...missingSkills, ...match.strongSkills].includes(extra) ? [] : [`${name} and ${extra}`],
  }
}
