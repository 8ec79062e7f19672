import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { questionBank } from '@bespeak/domain/interview/bank/index.ts'
import { guideFaults, type MadeGuide, makeGuide } from '@bespeak/domain/interview/testing/guide-faults.ts'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { likeness, proofsOf } from '@bespeak/domain/proof/index.ts'
import { readPlainText } from '@bespeak/domain/reading/read.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { here, pairSet, today } from './data.ts'
import { type Figures, faultsOf } from './scorer.ts'

/** The rules of every guide, over each resume with every tenth ad; and what guides ask ordinary people about. */
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
    ...ofOrdinaryPeople(),
  }
}

/** Beside the guides for near ads, as many questions as the general bank has, each with the line that is most like it. */
function ofOrdinaryPeople(): Figures {
  const pairs = textOf('expected')
    .split(/^== /m)
    .filter((block) => /^PROOF /m.test(block))
    .map(pairIn)
  const of = (counts: (pair: Pair) => number) => pairs.reduce((sum, pair) => sum + counts(pair), 0)
  const askedBy = (questions: readonly string[], { rows }: Pair) =>
    rows.filter((row) => questions.some((it) => likeness(it, row) >= alike)).length
  const general = questionBank.general.map(({ question }) => question)
  const notesOf = ({ guide }: MadeGuide) =>
    guide.questions.filter(({ outline }) => outline.slice(2).some(({ quotes }) => quotes.length > 0))
  return {
    'what a recruiter asks for': of(({ rows }) => rows.length),
    'of it asked about': of((it) =>
      askedBy(
        it.made.guide.questions.map(({ question }) => question),
        it,
      ),
    ),
    'of it asked about by the general bank': of((it) => askedBy(general, it)),
    'questions with a line as a note': of(({ made }) => notesOf(made).length),
    'of the general bank with a line': of(
      ({ made }) =>
        general.filter((text) => proofsOf(made.resume, { text }).some(({ why }) => why.likeness >= alike)).length,
    ),
  }
}

/** So much of a row is in a question about it. */
const alike = 0.5

interface Pair {
  made: MadeGuide
  /** Of the recruiter's list, what somebody asks about. */
  rows: string[]
}

function pairIn(block: string): Pair {
  const [person = '', ad = ''] = block.split(' ')
  const { document } = readPlainText(textOf(`people/${person}`))
  const made = makeGuide(document, readJob(textOf(`ads/${ad}`), skillMatcher()), today)
  return { made, rows: [...block.matchAll(/^[MPN]\|\w+\|([^|]+)\|/gm)].map(([, row = '']) => row) }
}

const textOf = (name: string) => readFileSync(join(here, 'ordinary', `${name}.txt`), 'utf8')
