import { element, type HtmlNode, serialise } from '@bespeak/domain/resume/html/node.ts'
import { textOf } from '@bespeak/domain/resume/html/page.ts'
import { pageOf } from '@bespeak/domain/resume/html/walk.ts'
import { parseHtml } from '../html/parse.ts'
import type { LetterPage, WrittenSentence } from './kept-letter.ts'
import { standingIn } from './standing.ts'

/** The letter with a sentence that the person said yes to, or without one that they took back. All else stays. */
export function letterWithAnswer({ content, letter }: LetterPage, sentence: WrittenSentence, yes: boolean): LetterPage {
  const { first, paragraphs } = letter.standing
  const at = first + Math.min(sentence.paragraph, Math.max(0, paragraphs.length - 1))
  const [gone, put] = yes ? [sentence.instead, sentence.text] : [sentence.text, sentence.instead]
  const stands = yes && says(content, sentence.text) ? content : null
  const next =
    stands ??
    exchanged(content, gone, put) ??
    (yes ? withSentence(content, at, sentence.text) : withoutSentence(content, sentence.text))
  const others = letter.written.filter(({ text }) => text !== sentence.text)
  const written = yes ? [...others, sentence] : others
  return { content: next, letter: { ...letter, written, standing: standingIn(next, written) } }
}

/** Whether a sentence stands in a letter. */
const says = (html: string, text: string): boolean =>
  parseHtml(html).some((node) => blocksIn(node).some((block) => textOf(block).includes(text)))

/** Nothing where no sentence takes another's place, or the person has typed over it. */
function exchanged(html: string, gone: string | undefined, put: string | undefined): string | null {
  if (gone === undefined || put === undefined) return null
  let isDone = false
  const nodes = parseHtml(html).map((node) => {
    const [only, ...others] = blocksIn(node)
    const said = only ? textOf(only) : ''
    if (isDone || others.length > 0 || !said.includes(gone)) return node
    isDone = true
    return paragraph(said.replace(gone, () => put))
  })
  return isDone ? serialise(nodes) : null
}

const paragraph = (text: string) => element('p', {}, [text])

const blocksIn = (node: HtmlNode) => pageOf([node]).blocks.filter((block) => textOf(block) !== '')

/** At the end of that block; behind it where it is one of a list. */
function withSentence(html: string, index: number, text: string): string {
  let at = 0
  return serialise(
    parseHtml(html).flatMap((node) => {
      const blocks = blocksIn(node)
      const isIt = at <= index && index < at + blocks.length
      at += blocks.length
      if (!isIt) return [node]
      const [only] = blocks
      return blocks.length === 1 && only ? [paragraph(`${textOf(only)} ${text}`)] : [node, paragraph(text)]
    }),
  )
}

function withoutSentence(html: string, text: string): string {
  return serialise(
    parseHtml(html).flatMap((node) => {
      const [only, ...others] = blocksIn(node)
      const said = only ? textOf(only) : ''
      if (others.length > 0 || !said.includes(text)) return [node]
      const rest = said.replace(text, '').replace(/ {2,}/g, ' ').trim()
      return rest === '' ? [] : [paragraph(rest)]
    }),
  )
}
