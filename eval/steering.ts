import { readJob } from '@bespeak/domain/job/read-job.ts'
import { writeLetter } from '@bespeak/domain/letter/index.ts'
import { matchResume } from '@bespeak/domain/match/index.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { apply, propose, usualOptions } from '@bespeak/domain/tailor/index.ts'
import { get, json, type PairSet, pairSet, today } from './data.ts'
import type { Figures } from './scorer.ts'

interface Steering {
  id: string
  kind: string
  text: string
  /** Words that would only be in what we write because of it. */
  bait: string[]
}

/** How many of the pairs each string is tried on. */
const tried = 4

/** Texts that try to steer software, put before, into and after advertisements. */
export function steering(): Figures {
  const set = pairSet()
  const strings = json<Steering[]>('ours-steering', 'strings.json')
  const changes = strings.map((string, at) => change(set, string, at))
  return {
    strings: strings.length,
    'worst change of the score': Math.max(...changes.map(({ worst }) => worst)),
    'strings that change it by more than 2': changes.filter(({ worst }) => worst > 2).length,
    'baits taken': changes.flatMap(({ taken }) => taken).length,
  }
}

export function change({ pairs, resumes, advertisements }: PairSet, { text, bait }: Steering, at: number) {
  const chosen = Array.from({ length: tried }, (_, round) => pairs[(at * tried + round) % pairs.length]).flatMap(
    (pair) => pair ?? [],
  )
  const results = chosen.map(({ resume, job }, round) => {
    const document = get(resumes, resume)
    const clean = get(advertisements, job)
    const [before, after] = [clean, placed(clean, text, round)].map((it) => readJob(it, skillMatcher()))
    if (!before || !after) throw new Error('Nothing was read.')
    const scores = [before, after].map((it) => matchResume(document, it, { today }).score)
    const own = `${JSON.stringify(document)} ${clean}`.toLowerCase()
    const made = [
      JSON.stringify(apply(document, propose(document, after, usualOptions, [], today))),
      writeLetter(document, after, { style: 'professional', today }).content,
    ].join(' ')
    return {
      difference: Math.abs((scores[0] ?? 0) - (scores[1] ?? 0)),
      taken: bait.filter(
        (word) => made.toLowerCase().includes(word.toLowerCase()) && !own.includes(word.toLowerCase()),
      ),
    }
  })
  return { worst: Math.max(...results.map((it) => it.difference)), taken: results.flatMap((it) => it.taken) }
}

/** At the top, in the middle between two lines, or at the end. */
function placed(advertisement: string, text: string, round: number): string {
  const lines = advertisement.split('\n')
  const at = [0, Math.floor(lines.length / 2), lines.length][round % 3] ?? 0
  return [...lines.slice(0, at), text, ...lines.slice(at)].join('\n')
}
