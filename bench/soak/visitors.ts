import { setTimeout as sleep } from 'node:timers/promises'
import { toHtml } from '@bespeak/domain/resume/html.ts'
import { get, pairSet } from '../../eval/data.ts'
import { signUp } from '../api/people.ts'
import type { Bench } from '../api/server.ts'
import { tailorResume } from '../api/tailoring.ts'

const { resumes, advertisements, pairs } = pairSet()

/** How an answer turned out: refused politely is told to come again later; wrong is everything else that is not right. */
type Outcome = 'right' | 'refused' | 'wrong'

export interface Tally {
  count: Record<Outcome, number>
  /** Milliseconds of what costs little, answered right. */
  light: number[]
  /** The first words of what was wrong. */
  wrong: Set<string>
}

export const newTally = (): Tally => ({ count: { right: 0, refused: 0, wrong: 0 }, light: [], wrong: new Set() })

interface Visitor {
  token: string
  resumeId: number
  content: string
  jobDescription: string
}

type Door = Pick<Bench, 'post' | 'outbox'>

export async function visitors(bench: Door, count: number): Promise<Visitor[]> {
  const all: Visitor[] = []
  for (let at = 0; at < count; at += 1) {
    const pair = pairs[(at * 7) % pairs.length]
    const caller = await signUp(bench, `visitor_${at}`)
    const content = toHtml(get(resumes, pair?.resume ?? ''))
    const { createResume } = await caller.ask<{ createResume: { id: number } }>(
      'mutation($input: ResumeInput!) { createResume(input: $input) { id } }',
      { input: { title: 'Mine', content } },
    )
    const jobDescription = get(advertisements, pair?.job ?? '').slice(0, 5_900)
    all.push({ token: caller.token, resumeId: createResume.id, content, jobDescription })
  }
  return all
}

interface Asked {
  query: string
  variables: object
  isLight: boolean
}

const list = '{ resumes { id title updatedAt } }'
const save = 'mutation($id: Int!, $input: ResumeUpdateInput!) { updateResume(id: $id, input: $input) { id } }'
const analyse = 'mutation($input: JobMatchAnalysisInput!) { analyzeJobMatch(input: $input) { id matchScore } }'
const print = 'mutation($input: ResumeDocumentInput!) { generateResumeDocument(input: $input) { url } }'

/** As people do: they look most, save often, have something analysed now and then, and tailor or print seldom. */
function askedAt(turn: number, { resumeId, content, jobDescription }: Visitor): Asked {
  const kind = turn % 20
  if (kind === 7) return { query: print, variables: { input: { resumeId, format: 'pdf' } }, isLight: false }
  const job = `${jobDescription}\nReference ${resumeId}-${turn}`
  if (kind === 13) return { query: tailorResume, variables: { resumeId, jobDescription: job }, isLight: false }
  if (kind % 10 === 9) {
    const input = { resumeId, jobDescription: job, jobTitle: 'Job', forceRefresh: true }
    return { query: analyse, variables: { input }, isLight: false }
  }
  if (kind % 5 === 2) return { query: save, variables: { id: resumeId, input: { content } }, isLight: true }
  return { query: list, variables: {}, isLight: true }
}

const thinkMs = 1_000

/** So many visits of each beside each other, for so long, with time to think between two turns. */
export async function load(bench: Door, who: readonly Visitor[], times: number, seconds: number): Promise<Tally> {
  const tally = newTally()
  const until = performance.now() + seconds * 1000
  const visits = Array.from({ length: times }, () => who).flat()
  await Promise.all(
    visits.map(async (one) => {
      await sleep(Math.random() * thinkMs)
      // Not all the same thing at the same moment.
      for (let turn = Math.floor(Math.random() * 20); performance.now() < until; turn += 1) {
        await takeTurn(bench, one, turn, tally)
        await sleep(thinkMs * (0.5 + Math.random()))
      }
    }),
  )
  return tally
}

/** So many visits of each beside each other, of so many turns, one right after the other. */
export async function loadOfTurns(bench: Door, who: readonly Visitor[], times: number, turns: number): Promise<Tally> {
  const tally = newTally()
  const visits = Array.from({ length: times }, () => who).flat()
  await Promise.all(
    visits.map(async (one, at) => {
      for (let turn = 0; turn < turns; turn += 1) await takeTurn(bench, one, at * turns + turn, tally)
    }),
  )
  return tally
}

async function takeTurn(bench: Door, who: Visitor, turn: number, tally: Tally) {
  const { query, variables, isLight } = askedAt(turn, who)
  const since = performance.now()
  const said = await answerOf(bench, query, variables, who.token)
  const outcome = outcomeOf(said)
  tally.count[outcome] += 1
  if (outcome === 'right' && isLight) tally.light.push(performance.now() - since)
  if (outcome === 'wrong') tally.wrong.add(said.slice(0, 200))
}

const answerOf = (bench: Door, query: string, variables: object, token: string): Promise<string> =>
  bench.post('resume', query, variables, token).then(
    async (answer) => (answer.status === 503 ? 'come again' : await answer.text()),
    (error: unknown) => `no answer: ${String(error)}`,
  )

function outcomeOf(said: string): Outcome {
  if (said.startsWith('{"data":{')) return 'right'
  return said === 'come again' || said.includes('"code":"RATE_LIMITED"') ? 'refused' : 'wrong'
}
