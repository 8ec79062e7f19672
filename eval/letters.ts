import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '@bespeak/domain/job/job.ts'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import {
  type Letter,
  type LetterGround,
  type LetterStyle,
  letterFrom,
  letterGround,
} from '@bespeak/domain/letter/index.ts'
import { mostWords } from '@bespeak/domain/letter/letter.ts'
import { faultsOf } from '@bespeak/domain/letter/testing/sentences.ts'
import { type Proof, proofsOf } from '@bespeak/domain/proof/index.ts'
import { readPlainText } from '@bespeak/domain/reading/read.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { here, today } from './data.ts'
import { isLine, textOf } from './proofs.ts'

// `npm run eval -- letters [print]`: for each person of `ordinary` and their near ad, how many of the three proofs that a
// recruiter named stand in the letter of either layout, how many words and lines it has; beside it the frames with the
// first lines that have a digit. `print` shows the letters whole.

const styles: Record<string, LetterStyle> = { highlights: 'warm', 'side by side': 'enthusiastic' }
const mostLines = 4

export function letters([wanted = '']: string[]) {
  const total: Record<string, { proofs: number; words: number; lines: number; letters: number }> = {}
  for (const { person, ground, proofs } of ordinary()) {
    const all = [
      ...Object.entries(styles).map(([name, style]) => ({ name, letter: letterFrom(withForm(ground, name), style) })),
      { name: 'first with a digit', letter: baseline(ground) },
    ]
    for (const { name, letter } of all) {
      const isMade = letter.missing === null
      const found = isMade ? proofs.filter((line) => letter.proofs.some((it) => isLine(it.line, line))).length : 0
      const {
        proofs: before,
        words,
        lines,
        letters: count,
      } = total[name] ?? { proofs: 0, words: 0, lines: 0, letters: 0 }
      total[name] = {
        proofs: before + found,
        words: Math.max(words, letter.words),
        lines: lines + (isMade ? letter.proofs.length : 0),
        letters: count + Number(isMade),
      }
      console.log(
        `${person.padEnd(16)} ${name.padEnd(20)} proofs ${found} of 3, lines ${letter.proofs.length}, words ${letter.words}${isMade ? '' : ', none made'}`,
      )
      if (wanted === 'print') console.log(`\n${printed(letter)}\n`)
    }
  }
  for (const [name, { proofs, words, lines, letters: count }] of Object.entries(total))
    console.log(
      `${name.padEnd(20)} proofs ${proofs} of ${3 * 12}, letters ${count} of 12, lines ${lines}, words at most ${words}`,
    )
}

const withForm = (ground: LetterGround, name: string): LetterGround => ({
  ...ground,
  choices: { ...ground.choices, form: name === 'highlights' ? 'highlights' : 'pairs' },
})

function ordinary() {
  const expected = textOf('expected').split(/^== /m)
  return readdirSync(join(here, 'ordinary', 'people')).map((file) => {
    const person = file.replace('.txt', '')
    const block = expected.find((it) => it.startsWith(`${person} a`)) ?? ''
    const job = readJob(textOf(`ads/${block.split(' ')[1]}`), skillMatcher())
    const { document } = readPlainText(textOf(`people/${person}`))
    const proofs = [...block.matchAll(/^PROOF (.+)$/gm)].map(([, line = '']) => line)
    return { person, proofs, ground: letterGround(document, job, { today }) }
  })
}

/** The same frames round the first lines that have a digit. */
function baseline(ground: LetterGround): Letter {
  const { document, job, choices } = ground
  const all = proofsOf(document, { title: job.title ?? '', text: job.text })
  const inOrder = sourcesOf(document).flatMap(({ id }) => all.filter(({ source }) => source.id === id))
  const first = [...inOrder].sort((a, b) => digit(b) - digit(a)).slice(0, mostLines)
  const proofs = first.map(({ source }) => source.text)
  return letterFrom(letterGround(document, job, { ...choices, form: 'highlights', proofs }), 'warm')
}

const digit = ({ source }: Proof) => Number(/\d/.test(source.text))

const printed = ({ content, missing }: Letter) =>
  [
    missing ?? '',
    content
      .replace(/<li>/g, '  • ')
      .replace(/<\/(?:p|li)>/g, '\n')
      .replace(/<[^>]+>/g, ''),
  ].join('\n')

/** Of both layouts: sentences that are nobody's, lines that come twice, letters that are too long, and too little for Highlights. */
export function letterFaults(resume: ResumeDocument, job: Job) {
  const all = faultsOf(resume, job, { today }, mostWords)
  return {
    foreign: all.flatMap((it) => it.foreign),
    twice: all.flatMap((it) => it.twice),
    tooLong: all.flatMap((it) => it.tooLong),
    missing: all.flatMap((it) => it.missing).filter((form) => form === 'highlights'),
  }
}
