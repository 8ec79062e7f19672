import { oneLine, shown } from '@bespeak/domain/resume/shown.ts'
import type { Block } from '../blocks/block.ts'
import { printable } from '../fonts/missing-glyphs.ts'
import type { Layout } from '../layout.ts'
import { type LetterContent, type LetterPart, letterLines, letterMeta } from '../letter-content.ts'
import type { TypesetTask } from '../typeset.ts'
import { fallbackFor, resumeData } from '../typst/resume-data.ts'
import { wordsOf } from '../typst/words.ts'

/** A letter as a task for the typesetter; what no font can print is left out. */
export function letterTask(content: LetterContent, layout: Layout): TypesetTask {
  const letter = printed(content)
  const { title, author, lang } = letterMeta(letter)
  const data = {
    ...resumeData(headOf(letter), layout),
    title,
    author: author === '' ? [] : [author],
    lang,
    fallback: fallbackFor(letterLines(letter).join('\n')),
    template: layout.template,
    letter: letterData(letter),
  }
  const hasColumns = letter.paragraphs.some((part) => typeof part === 'object' && part.beside)
  return { template: '/letter.typ', data, lines: letterLines(letter), name: letter.sender.name, hasColumns }
}

/** Name and contact stand as they do on the resume. */
function headOf({ sender }: LetterContent): Block[] {
  return [
    ...(sender.name === '' ? [] : [{ type: 'name' as const, text: sender.name }]),
    ...(sender.contact.length === 0 ? [] : [{ type: 'contact' as const, items: sender.contact }]),
  ]
}

const letterData = ({ date, recipient, subject, salutation, paragraphs, closing, signature }: LetterContent) => ({
  date: wordsOf(date),
  recipient: recipient.map(wordsOf),
  subject: wordsOf(subject),
  salutation: wordsOf(salutation),
  paragraphs: paragraphs.map(wordsOfPart),
  closing: wordsOf(closing),
  signature: wordsOf(signature),
})

function printed(letter: LetterContent): LetterContent {
  const line = (text: string) => oneLine(printable(oneLine(text)))
  const lines = (texts: readonly string[]) => texts.map(line).filter((text) => text !== '')
  const { sender, recipient, paragraphs } = letter
  return {
    sender: {
      name: line(sender.name),
      contact: sender.contact.map((run) => ({ ...run, text: line(run.text) })).filter(({ text }) => text !== ''),
    },
    date: line(letter.date),
    recipient: lines(recipient),
    subject: line(letter.subject),
    salutation: line(letter.salutation),
    paragraphs: paragraphs.map(printedPart).filter((part) => part !== ''),
    closing: line(letter.closing),
    signature: line(letter.signature),
  }
}

function printedPart(part: LetterPart): LetterPart {
  const text = (it: string) => shown(printable(shown(it)))
  if (typeof part === 'string') return text(part)
  return { ...part, heading: text(part.heading), lines: part.lines.map(text).filter((it) => it !== '') }
}

const wordsOfPart = (part: LetterPart) =>
  typeof part === 'string'
    ? wordsOf(part)
    : { heading: wordsOf(part.heading), lines: part.lines.map(wordsOf), beside: part.beside }
