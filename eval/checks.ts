import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type CheckedSentence, check, isLoud, linesOf } from '@bespeak/domain/check/index.ts'
import { wordsOf } from '@bespeak/domain/check/words.ts'
import { readPlainText } from '@bespeak/domain/reading/read.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import type { Source } from '@bespeak/domain/resume/sources.ts'
import { here, json, today } from './data.ts'
import type { Figures } from './scorer.ts'

// Honest and invented lines for ordinary people, as a good and as a careless language model write them. The baseline
// refuses what has a number or a capitalised word that the person's lines do not have.

interface Item {
  label: 'honest' | 'invented'
  form: 'bullet' | 'letter'
  kind?: string
  entry: string | null
  line: string | null
  text: string
  invented: string[]
}

interface Person {
  id: string
  resume: string
  items: Item[]
}

interface Checked extends Item {
  person: string
  sentences: CheckedSentence[]
  verdict: CheckedSentence['verdict']
  /** The invented words are among the loud ones. */
  isMarked: boolean
  refusedByBaseline: boolean
}

const order: CheckedSentence['verdict'][] = ['nothing-to-check', 'yours', 'reworded', 'not-yours']

/** A person in whose lines nothing is stored is read as the product reads a pasted resume. */
function checkedItems({ id, resume, items }: Person): Checked[] {
  const lines = linesOf(readPlainText(resume).document)
  const known = new Set(lines.flatMap(({ text }) => wordsOf(text).map(({ lower }) => lower)))
  return items.map((item) => {
    const sentences = check(item.text, lines, { entry: entryOf(item, lines), today })
    const verdict = order[Math.max(...sentences.map((it) => order.indexOf(it.verdict)))] ?? 'nothing-to-check'
    return {
      ...item,
      person: id,
      sentences,
      verdict,
      isMarked: isMarked(item, sentences),
      refusedByBaseline: isStrange(item.text, known),
    }
  })
}

/** A proposed line is written for the role whose line it replaces; a letter is for none. */
const entryOf = ({ form, line }: Item, lines: readonly Source[]) => {
  const own = form === 'bullet' ? lines.find(({ text }) => line?.split('\n')[0]?.includes(text)) : undefined
  return own?.role ?? own?.entry ?? undefined
}

function isMarked({ invented }: Item, sentences: readonly CheckedSentence[]): boolean {
  const loud = sentences
    .filter((it) => isLoud(it))
    .flatMap(({ text, findings }) =>
      findings.filter(({ kind }) => kind === 'new').map(({ from, to }) => text.slice(from, to)),
    )
  return (
    loud.length > 0 && (invented.length === 0 || loud.some((word) => invented.some((words) => words.includes(word))))
  )
}

const isStrange = (text: string, known: ReadonlySet<string>) =>
  wordsOf(text).some(
    ({ text: word, lower, digits, gap }, at) =>
      (digits || (/^\p{Lu}/u.test(word) && at > 0 && !/[.!?]\s/.test(gap) && word !== 'I')) && !known.has(lower),
  )

export function checks(round: string): Figures {
  const items = json<Person[]>('check', `${round}.json`).flatMap(checkedItems)
  const [honest, invented] = [
    items.filter(({ label }) => label === 'honest'),
    items.filter(({ label }) => label === 'invented'),
  ]
  const share = (of: Checked[], isSo: (item: Checked) => boolean) => (100 * of.filter(isSo).length) / of.length
  const reworded = invented.filter(({ verdict }) => verdict === 'reworded')
  return {
    'honest not yours': share(honest, ({ verdict }) => verdict === 'not-yours'),
    'honest loud': share(honest, ({ sentences }) => sentences.some(isLoud)),
    'honest refused by the baseline': share(honest, (it) => it.refusedByBaseline),
    'inventions yours': invented.filter(({ verdict }) => verdict === 'yours').length,
    'inventions not checked': invented.filter(({ verdict }) => verdict === 'nothing-to-check').length,
    'inventions not yours': share(invented, ({ verdict }) => verdict === 'not-yours'),
    'inventions reworded': reworded.length,
    'of them with the words loud': reworded.filter((it) => it.isMarked).length,
    'inventions refused by the baseline': share(invented, (it) => it.refusedByBaseline),
  }
}

interface Proposed {
  resume: unknown
  proposals: { line: string | null; text: string; honest: boolean }[]
}

/** What a language model proposed for people of rarer trades, worded freely: each text by itself. */
export function proposals(set: string): Figures {
  const folder = join('writers', set)
  const files = readdirSync(join(here, folder))
  const judged = files.flatMap((name) => {
    const { resume, proposals: all } = json<Proposed>(folder, name)
    const lines = linesOf(fromJsonResume(resume))
    return all.map(({ line, text, honest }) => {
      const own = lines.find((it) => it.text === line)
      const verdicts = check(text, lines, { entry: own?.role ?? own?.entry ?? undefined, today }).map(
        (it) => it.verdict,
      )
      return { honest, verdict: order[Math.max(...verdicts.map((it) => order.indexOf(it)))] }
    })
  })
  const [honest, invented] = [judged.filter((it) => it.honest), judged.filter((it) => !it.honest)]
  const notYours = (of: typeof judged) => (100 * of.filter(({ verdict }) => verdict === 'not-yours').length) / of.length
  return {
    'honest not yours': notYours(honest),
    'made up, yours': invented.filter(({ verdict }) => verdict === 'yours').length,
    'made up, not yours': notYours(invented),
  }
}

/** What is judged wrongly, for `npm run eval -- checks ROUND`. */
export function checkMisses([round = '']: string[]) {
  const isWrong = ({ label, verdict, isMarked: marked }: Checked) =>
    label === 'honest' ? verdict === 'not-yours' : verdict !== 'not-yours' && !(verdict === 'reworded' && marked)
  for (const item of json<Person[]>('check', `${round}.json`).flatMap(checkedItems).filter(isWrong))
    console.log(
      [
        `${item.label.toUpperCase()} ${item.kind ?? ''} ${item.person} ${item.verdict}`,
        item.line ?? '',
        `→ ${item.text}`,
        ...item.sentences.flatMap(({ findings }) => findings.map(({ kind, message }) => `  ${kind}: ${message}`)),
      ].join('\n   '),
    )
}
