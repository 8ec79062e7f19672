import { articleFor } from '../language/speak/article.ts'
import { upperFirst } from '../language/speak/lower-first.ts'
import type { Line } from '../resume/document.ts'
import type { AskedSkill } from './asked.ts'
import { isReadable } from './bounds.ts'
import type { Desk, Draft } from './desk.ts'
import { asks, quoted } from './reasons.ts'
import { isJoined, listedAs, respelt } from './spelling.ts'

/** [T12] Skills, in their list and in lines that tell of work, as the ad spells them. No other word of a line changes. */
export const spellingDrafts = (desk: Desk): Draft[] =>
  desk.lists.flatMap(({ entry, role, section, lines }) => {
    if (entry.type === 'skills') return lines.flatMap((line) => draftOf(line, respeltKeyword(line.text, desk), desk))
    if (role === null && section !== 'projects') return []
    return lines.filter(mayChange).flatMap((line) => draftOf(line, respeltLine(line.text, desk), desk))
  })

const mayChange = ({ label, paragraph, text }: Line) => !label && !paragraph && isReadable(text)

type Respelt = Pick<Draft, 'text' | 'reason' | 'requirement'>

const draftOf = ({ id }: Line, respelt: Respelt | null, desk: Desk): Draft[] =>
  respelt !== null && desk.isTrue(respelt.text, [id]) ? [{ ...respelt, line: id, kind: 'reworded', sources: [id] }] : []

function respelling(
  text: string,
  written: string,
  name: string,
  { requirement, spellings, skill }: AskedSkill,
): Respelt {
  const asked = requirement ? asks(requirement) : `The ad names ${quoted(spellings[0] ?? skill.name)}.`
  const isBeside = / and |\)$/.test(name.replace(written, ''))
  const done = isBeside ? 'the ad’s word is now beside it' : 'it is now named as the ad names it'
  return { text, reason: `${asked} You call it ${quoted(written)}; ${done}.`, requirement: requirement?.id ?? null }
}

function respeltKeyword(text: string, desk: Desk): Respelt | null {
  const [found, ...others] = desk.skillsIn(text)
  const asked = desk.asked.find(({ skill }) => skill.name === found?.skill.name)
  if (!found || !asked || found.from > 0) return null
  const written = text.slice(0, found.to)
  const remark = text.slice(found.to).trimEnd()
  const isPlain = remark === '' && others.length === 0
  // `Excel (pivot tables)` keeps its remark, which no second one may follow.
  const name = isPlain ? listedAs(written, asked, desk.isName) : respelt(written, asked, desk.isName)
  if (name === null || (!isPlain && !(/^ \(/.test(remark) && !name.endsWith(')')))) return null
  const spelling = `${name}${remark}`
  const isTold = / \(\p{L}\p{Ll}/u.test(spelling) && isKnown(spelling, asked, desk)
  return isTold || isListed(spelling, desk) ? null : respelling(spelling, written, name, asked)
}

/** The list has the advertisement's word already. */
const isListed = (spelling: string, { sources }: Desk) =>
  sources.some(({ kind, text }) => kind === 'skill' && text.toLowerCase() === spelling.toLowerCase())

/** What stands in brackets is told once in a resume. */
const isKnown = (spelling: string, { spellings }: AskedSkill, { sources }: Desk) =>
  spelling.endsWith(')') && sources.some(({ text }) => spellings.some((it) => text.includes(it)))

/** One name a line: a line with several new names reads like another person's. */
function respeltLine(text: string, desk: Desk): Respelt | null {
  for (const { skill, from, to } of desk.skillsIn(text)) {
    const asked = desk.asked.find((it) => it.skill.name === skill.name)
    if (!asked || isJoined(text, from, to)) continue
    const written = text.slice(from, to)
    const spelling = respelt(written, asked, desk.isName)
    if (spelling !== null && !asked.spellings.some((it) => text.includes(it)) && !isKnown(spelling, asked, desk))
      return respelling(replaced(text, from, to, spelling), written, spelling, asked)
  }
  return null
}

/** Puts another spelling into a text; `a` and `an` follow its sound. */
function replaced(text: string, from: number, to: number, spelling: string): string {
  const before = text
    .slice(0, from)
    .replace(/(?<!\w)an?(\s+)$/i, (article, gap: string) =>
      /^A/.test(article) ? `${upperFirst(articleFor(spelling))}${gap}` : `${articleFor(spelling)}${gap}`,
    )
  return `${before}${spelling}${text.slice(to)}`
}
