import { letterFrom } from '@bespeak/domain/letter/index.ts'
import { element, serialise } from '@bespeak/domain/resume/html/node.ts'
import { textOf } from '@bespeak/domain/resume/html/page.ts'
import { pageOf } from '@bespeak/domain/resume/html/walk.ts'
import { badInput } from '../../../kernel/errors.ts'
import { parseHtml } from '../html/parse.ts'
import { exchanged } from './in-place.ts'
import type { KeptLetter, LetterPage, StandingSentence } from './kept-letter.ts'
import { proofsIn } from './proofs.ts'
import { standingIn } from './standing.ts'
import { type Begin, type LetterTask, mostWritten, wordingsOf, written } from './writing.ts'

export interface AgainTask extends LetterTask {
  page: LetterPage
  /** The paragraph of the page that is wanted in other words. */
  paragraph: number
}

/** The page with another frame in one paragraph, or another line of the person's. All others stay, typed ones too. */
export function letterAgain(task: AgainTask, begin: Begin): LetterPage {
  const { page, paragraph } = task
  const here = ownSentence(page.letter, paragraph)
  const line = otherLine(page.letter, here.text)
  return line === null ? withOtherFrame(task, here, begin) : withOtherLine(page, here.text, line)
}

const notOurs = 'This paragraph is your own. Change it in the letter.'
const noOther = 'We have no other words for this one. Change it in the letter.'

/** Letters of sentences, of before or of a model, have none to take in their place. */
function ownSentence({ standing, form }: KeptLetter, paragraph: number): StandingSentence {
  const { paragraphs, sentences } = standing
  if (paragraph >= paragraphs.length)
    throw badInput({ replaceParagraph: `The letter has ${paragraphs.length} paragraphs; the first is 0.` })
  const ours = sentences.find((it) => it.paragraph === paragraph && !it.yours)
  if (!ours) throw badInput({ replaceParagraph: notOurs })
  if (form === undefined) throw badInput({ replaceParagraph: noOther })
  return ours
}

/** The next of the lines that fit in its place and stand nowhere yet; null for what is no line. */
function otherLine({ lines, proofs = [], standing }: KeptLetter, text: string): string | null {
  const at = lines.findIndex((it) => it.text === text)
  const line = lines[at]
  if (!line) return null
  const ask = proofs.find((it) => it.line === text)?.ask ?? null
  const fits = lines
    .map((it, index) => ({ ...it, turn: (index - at + lines.length) % lines.length }))
    .filter((it) => (ask === null ? it.role === line.role : it.requirement === ask))
    .filter((it) => !standing.sentences.some((sentence) => sentence.text === it.text))
  const [next] = fits.sort((a, b) => a.turn - b.turn)
  if (!next) throw badInput({ replaceParagraph: noOther })
  return next.text
}

function withOtherLine({ content, letter }: LetterPage, text: string, line: string): LetterPage {
  const next = exchanged(parseHtml(content), text, line)
  if (next === null) throw badInput({ replaceParagraph: notOurs })
  return pageWith(serialise(next), letter, letter.written)
}

const turns = 6

function withOtherFrame(task: AgainTask, { text }: StandingSentence, begin: Begin): LetterPage {
  const { page, paragraph } = task
  const { letter } = page
  const at = letter.written.find((it) => it.text === text)?.paragraph ?? paragraph
  const { ground, origins, letters } = written(task, begin)
  const [now] = letters
  const before = letter.worded[at] ?? []
  if (!now || now.paragraphs[at] === undefined || now.paragraphs[at].kind !== undefined)
    throw badInput({ replaceParagraph: noOther })
  const others = Array.from({ length: turns }, (_, turn) => letterFrom(ground, now.style, turn + 1))
  const standing = letter.standing.paragraphs[paragraph]
  const isOther = (it: (typeof others)[number]) => wordingsOf(it)[at] !== standing
  const made = others.find((it) => isOther(it) && !before.includes(wordingsOf(it)[at] ?? '')) ?? others.find(isOther)
  const fresh = made && wordingsOf(made)[at]
  if (!made || fresh === undefined) throw badInput({ replaceParagraph: noOther })
  const sentences = origins.written(made).filter((it) => it.paragraph === at)
  const known = new Map([...letter.written, ...sentences].map((it) => [it.text, it]))
  const worded = letter.worded.with(at, [...before.filter((it) => it !== fresh), fresh].slice(-turns))
  const content = withBlock(page.content, letter.standing.first + paragraph, fresh)
  return pageWith(content, { ...letter, worded }, [...known.values()].slice(-mostWritten))
}

function pageWith(content: string, letter: KeptLetter, sentences: KeptLetter['written']): LetterPage {
  const standing = standingIn(content, sentences)
  return { content, letter: { ...letter, written: sentences, standing, proofs: proofsIn(standing, letter) } }
}

/** The page with other words in one of its blocks. */
function withBlock(html: string, index: number, text: string): string {
  let at = 0
  return serialise(
    parseHtml(html).flatMap((node) => {
      const count = pageOf([node]).blocks.filter((block) => textOf(block) !== '').length
      const isIt = at <= index && index < at + count
      at += count
      if (isIt && count > 1) throw badInput({ replaceParagraph: notOurs })
      return isIt ? [element('p', {}, [text])] : [node]
    }),
  )
}
