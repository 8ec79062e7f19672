import { formatOf } from '../../desk/bytes.ts'
import { letterFile } from '../../desk/documents.ts'
import { type LetterHere, letterHere, printedLetter } from '../../desk/letter.ts'
import { tailorHere } from '../../desk/tailor.ts'
import { changedChoices, choicesFrom, styleFrom } from '../../services/resume/letters/choices.ts'
import type { Origin } from '../../services/resume/letters/kept-letter.ts'
import { wordingFrom } from '../../services/resume/tailored/options.ts'
import type { Call } from '../command.ts'
import { type Answer, comparisonIn, eachFile, keep, layoutIn, outFor, readFor, typed } from './each-file.ts'
import { jobName, section, suggestionData, suggestionLines } from './words.ts'

export async function letter(call: Call): Promise<void> {
  const { out, company, style: wanted, form } = call.named
  const style = typed(() => styleFrom(wanted)) ?? 'professional'
  const choices = typed(() => changedChoices(choicesFrom({ form })))
  const layout = layoutIn(call.named)
  const compared = await comparisonIn(call)
  const options = wordingFrom({})
  await eachFile(call, async (file, begin) => {
    const path = out === undefined ? null : await outFor(file, call)
    const format = typed(() => (path === null ? 'txt' : formatOf(path, ['pdf', 'docx', 'txt'])))
    const { document } = await readFor(file, begin)
    const tailored = await tailorHere({ ...compared, document, options }, begin)
    const written = await letterHere(tailored, { company: company ?? null, style, choices }, begin)
    const printed = await printedLetter(tailored, written, layout.pageSize)
    if (path !== null) await keep(path, await letterFile(printed, format, layout), call)
    return answerOf(written, tailored.made.job.title, printed.text, path)
  })
}

function answerOf(made: LetterHere, title: string | null, text: string, path: string | null): Answer {
  const { company, letter: kept, suggestions } = made
  const { standing, notes, emailSubject, shortMessage, style, form } = kept
  const { sentences } = standing
  return {
    lines: [
      `A letter for ${jobName({ title, company })}`,
      '',
      ...text.trimEnd().split('\n'),
      ...section(
        'Where each sentence comes from',
        sentences.flatMap((it) => {
          // A line as it stands is its own source.
          const others = it.origins.filter(({ text: words }) => words !== it.text)
          return others.length === 0 ? [] : [it.text, ...others.map((origin) => `  ${originWords(origin)}`)]
        }),
      ),
      ...section('Only you can say, so these are used nowhere yet', suggestionLines(suggestions)),
      ...section('What would make it stronger', notes),
      ...section('Written', path === null ? [] : [path]),
    ],
    json: {
      ...{ title, company, style, form, text, emailSubject, shortMessage, notes },
      sentences: sentences.map((it) => ({
        text: it.text,
        sources: it.origins.map(({ kind, text: words }) => ({ kind, text: words })),
      })),
      suggestions: suggestionData(suggestions),
      ...(path === null ? {} : { written: path }),
    },
  }
}

const kinds: Record<Origin['kind'], string> = { line: 'resume', you: 'you', said: 'you said', ad: 'advertisement' }

const originWords = ({ kind, text }: Origin) => `${kinds[kind]}: “${text}”`
