import { basicsBlocks } from '@bespeak/documents/write/blocks/contact.ts'
import type { PageSize } from '@bespeak/documents/write/layout.ts'
import type { LetterContent } from '@bespeak/documents/write/letter-content.ts'
import type { Basics } from '@bespeak/domain/resume/document.ts'
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
  const { salutation, paragraphs, closing, signature } = standingIn(content, [])
  const person = letter?.recipient ?? ''
  return {
    sender: {
      name: blocks.find((block) => block.type === 'name')?.text ?? '',
      contact: blocks.find((block) => block.type === 'contact')?.items ?? [],
    },
    date: dateOf(today, pageSize),
    // A greeting is no address.
    recipient: [...(/^(?:dear|hello|hi|good)\b/i.test(person) ? [] : [person]), company].filter((line) => line !== ''),
    ...{ subject: letter?.role ?? '', salutation, paragraphs, closing, signature },
  }
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
    ...letter.paragraphs.map((text) => [text]),
    [closing, signature],
  ]
  const texts = parts.map((lines) => lines.filter((line) => line !== '').join('\n'))
  return `${texts.filter((text) => text !== '').join('\n\n')}\n`
}
