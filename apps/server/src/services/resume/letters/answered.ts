import { element, type HtmlNode, serialise } from '@bespeak/domain/resume/html/node.ts'
import { textOf } from '@bespeak/domain/resume/html/page.ts'
import { pageOf } from '@bespeak/domain/resume/html/walk.ts'
import { AppError } from '../../../kernel/errors.ts'
import { parseHtml } from '../html/parse.ts'
import { exchanged, stands, without } from './in-place.ts'
import type { LetterPage, WrittenSentence } from './kept-letter.ts'
import { standingIn } from './standing.ts'

/** The letter with a sentence that the person said yes to, or without one that they took back. All else stays. */
export function letterWithAnswer({ content, letter }: LetterPage, sentence: WrittenSentence, yes: boolean): LetterPage {
  const { first, paragraphs } = letter.standing
  const at = first + Math.min(sentence.paragraph, Math.max(0, paragraphs.length - 1))
  const next = serialise((yes ? withSentence : withoutSentence)(parseHtml(content), sentence, at))
  const others = letter.written.filter(({ text }) => text !== sentence.text)
  const written = yes ? [...others, sentence] : others
  return { content: next, letter: { ...letter, written, standing: standingIn(next, written) } }
}

/** In the place of the sentence that it is in other words, else at the end of that block. */
function withSentence(nodes: HtmlNode[], { text, instead = '' }: WrittenSentence, index: number): HtmlNode[] {
  return stands(nodes, text) ? nodes : (exchanged(nodes, instead, text) ?? atEnd(nodes, text, index))
}

/** Without it in every place: an untrue sentence that still stood would go into files. */
function withoutSentence(nodes: HtmlNode[], { text, instead = '' }: WrittenSentence): HtmlNode[] {
  const put = instead === '' ? null : exchanged(nodes, text, instead)
  const left = put ?? without(nodes, text)
  if (put === null && stands(left, text)) throw new AppError('CONFLICT', stillThere)
  return left
}

const stillThere = 'We could not find all of this sentence. Take it out in the letter itself.'

const paragraph = (text: string) => element('p', {}, [text])

const blocksIn = (node: HtmlNode) => pageOf([node]).blocks.filter((block) => textOf(block) !== '')

/** Behind that block where it is one of a list. */
function atEnd(nodes: readonly HtmlNode[], text: string, index: number): HtmlNode[] {
  let at = 0
  return nodes.flatMap((node) => {
    const blocks = blocksIn(node)
    const isIt = at <= index && index < at + blocks.length
    at += blocks.length
    if (!isIt) return [node]
    const [only] = blocks
    return blocks.length === 1 && only ? [paragraph(`${textOf(only)} ${text}`)] : [node, paragraph(text)]
  })
}
