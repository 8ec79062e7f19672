import { basicsBlocks } from '@bespeak/documents/write/blocks/contact.ts'
import type { PageSize } from '@bespeak/documents/write/layout.ts'
import { type LetterContent, type LetterPart, linesOfPart } from '@bespeak/documents/write/letter-content.ts'
import type { Basics } from '@bespeak/domain/resume/document.ts'
import { textOf } from '@bespeak/domain/resume/html/page.ts'
import { pageOf } from '@bespeak/domain/resume/html/walk.ts'
import { parseHtml } from '../html/parse.ts'
import type { KeptLetter } from './kept-letter.ts'
import { standingIn } from './standing.ts'

interface Printed {
  basics: Basics
  content: string
  letter: KeptLetter | null
  company: string
  pageSize: PageSize
  today: string
}

/** A letter as it is set: whose it is, to whom, and the words that stand. */
export function letterContent({ basics, content, letter, company, pageSize, today }: Printed): LetterContent {
  const blocks = basicsBlocks(basics)
  const { salutation, paragraphs, first, closing, signature } = standingIn(content, [])
  const person = letter?.recipient ?? ''
  return {
    sender: {
      name: blocks.find((block) => block.type === 'name')?.text ?? '',
      contact: blocks.find((block) => block.type === 'contact')?.items ?? [],
    },
    date: dateOf(today, pageSize),
    // A greeting is no address.
    recipient: [...(/^(?:dear|hello|hi|good)\b/i.test(person) ? [] : [person]), company].filter((line) => line !== ''),
    ...{ subject: letter?.role ?? '', salutation, closing, signature },
    paragraphs: partsIn(content, { first, count: paragraphs.length }, letter?.form === 'pairs'),
  }
}

/** What is bold stands over, or beside, the items behind it. */
function partsIn(html: string, { first, count }: { first: number; count: number }, beside: boolean): LetterPart[] {
  const blocks = pageOf(parseHtml(html)).blocks.filter((block) => textOf(block) !== '')
  const parts: LetterPart[] = []
  for (const block of blocks.slice(first, first + count)) {
    const text = textOf(block)
    const last = parts.at(-1)
    const isBold = block.tag !== 'li' && block.runs.every((run) => run.bold || run.text.trim() === '')
    if (isBold) parts.push({ heading: text, lines: [], beside })
    else if (block.tag !== 'li') parts.push(text)
    else if (typeof last === 'object') last.lines.push(text)
    else parts.push({ heading: '', lines: [text], beside })
  }
  return parts.map((it) => (typeof it === 'object' && it.lines.length === 0 ? it.heading : it))
}

/** As it is written where such paper is used. */
const dateOf = (today: string, pageSize: PageSize) =>
  new Date(today).toLocaleDateString(pageSize === 'letter' ? 'en-US' : 'en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  })

/** For a form, or for whoever has nothing that prints it. */
export function letterText(printed: Printed): string {
  const { sender, recipient, closing, signature, ...letter } = letterContent(printed)
  const contact = sender.contact.map(({ text }) => text).join(' · ')
  const parts = [
    [sender.name, contact],
    [letter.date],
    recipient,
    [letter.subject],
    [letter.salutation],
    ...letter.paragraphs.map(linesOfPart),
    [closing, signature],
  ]
  const texts = parts.map((lines) => lines.filter((line) => line !== '').join('\n'))
  return `${texts.filter((text) => text !== '').join('\n\n')}\n`
}
