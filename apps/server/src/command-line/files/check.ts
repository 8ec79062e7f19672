import { type CheckedSentence, isLoud, maxBytes, summaryOf } from '@bespeak/domain/check/index.ts'
import { checkHere } from '../../desk/check.ts'
import { readResume, readResumeAt } from '../../desk/read.ts'
import { isCut } from '../../services/resume/checks/notes.ts'
import { dayOf } from '../../services/resume/moments.ts'
import { type Call, Refusal } from '../command.ts'
import { type Color, plain } from '../terminal.ts'
import { ofFile, statedIn, textAt } from './each-file.ts'
import { quoted, section } from './words.ts'

/** Ends with a refusal where a sentence is not on the resume, or was not looked at. */
export async function checkText(call: Call): Promise<void> {
  const { given, named, options, terminal } = call
  const [file = '', ...more] = given
  const today = dayOf(call.now())
  const text = await textOf(file, call)
  const resumes = await inTurn([named.resume ?? '', ...more], (path) => ofFile(path, readResumeAt))
  const said = await statedIn(named.facts, today)
  const documents = resumes.map(({ document }) => document)
  const asked = { text, documents, said, settled: { yes: [] }, addressee: named.for ?? null, today }
  const { sentences, notes } = await ofFile(file, async () => checkHere(asked))
  const lines = options.has('json')
    ? [JSON.stringify({ file, summary: summaryOf(sentences), notes, sentences })]
    : [summaryOf(sentences), ...section('To know', notes), ...sentences.flatMap((it) => linesOn(it, terminal))]
  for (const line of lines) await terminal.say(line)
  refuseUnbacked(text, sentences)
}

async function inTurn<Given, Made>(all: readonly Given[], make: (one: Given) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  for (const one of all) made.push(await make(one))
  return made
}

async function textOf(file: string, { terminal }: Call): Promise<string> {
  if (file !== '-') return ofFile(file, textAt)
  const bytes = await terminal.piped(maxBytes)
  return ofFile(file, async () => (await readResume(bytes)).text)
}

function refuseUnbacked(text: string, sentences: readonly CheckedSentence[]): void {
  const count = sentences.filter(({ verdict }) => verdict === 'not-yours').length
  if (count > 0) throw new Refusal(`${count} of ${sentences.length} sentences: not on your resume.`)
  if (isCut(text, sentences)) throw new Refusal('Some sentences were not checked.')
}

const labels: Record<CheckedSentence['verdict'], [label: string, color: Color]> = {
  yours: ['On your resume', 'green'],
  reworded: ['Reworded', 'yellow'],
  'not-yours': ['Not on your resume', 'red'],
  'nothing-to-check': ['Nothing to check', 'dim'],
}

/** Its label, its words, why, and the lines it rests on. */
function linesOn(sentence: CheckedSentence, { paint }: Pick<Call['terminal'], 'paint'>): string[] {
  const { text, verdict, sources, findings } = sentence
  const [label, color] = labels[verdict]
  const added = isLoud(sentence) ? `, new: ${quoted(newWords(sentence)).join(', ')}` : ''
  const reasons = verdict === 'not-yours' ? [...new Set(findings.filter(isTold).map(({ message }) => message))] : []
  return [
    '',
    paint(color, plain(`${label}${added}`)),
    `  ${plain(text)}`,
    ...reasons.map((reason) => `    ${plain(reason)}`),
    ...quoted(sources).map((line) => paint('dim', `    ${plain(line)}`)),
  ]
}

const isTold = ({ kind }: CheckedSentence['findings'][number]) => kind !== 'changed'

const newWords = ({ text, findings }: CheckedSentence) => [
  ...new Set(findings.filter(({ kind }) => kind === 'new').map(({ from, to }) => text.slice(from, to))),
]
