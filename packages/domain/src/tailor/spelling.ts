import { upperFirst } from '../language/speak/lower-first.ts'
import type { Line } from '../resume/document.ts'
import { skillMatcher } from '../skills/index.ts'
import type { SkillFound } from '../skills/matcher.ts'
import { namesIn, type TellNames } from '../skills/proper-names.ts'
import { keysOf } from '../skills/tokens.ts'
import { wordsIn } from '../text/spans.ts'
import { oneSpelling } from '../text/stem.ts'
import type { AskedSkill } from './asked.ts'
import { isReadable } from './bounds.ts'
import type { Draft, TailorContext } from './context.ts'
import { quoted } from './reasons.ts'

/** [T12] The name of a skill as the ad spells it, by the table of its names; no other word of a line changes. */
export function spellings(context: TailorContext): Draft[] {
  const { lists, job, asked } = context
  const isName = namesIn([job.text, ...lists.flatMap(({ lines }) => lines.map(({ text }) => text))].join('\n'))
  return lists.flatMap(({ entry, role, section, lines }) => {
    const isList = entry.type === 'skills'
    if (!isList && role === null && section !== 'projects') return []
    return lines.filter(mayChange).flatMap((line): Draft[] => {
      const found = respelt(line.text, asked, isList, isName)
      if (!found || (isList && isListed(found.text, line, context))) return []
      const { text, written, spelling, requirement } = found
      return [
        {
          ...{ line: line.id, kind: 'reworded', made: 'spelling', text, sources: [line.id], requirement },
          reason: `Spelled as in the ad: ${quoted(spelling)} for ${quoted(written)}.`,
        },
      ]
    })
  })
}

const mayChange = ({ label, paragraph, text }: Line) => !label && !paragraph && isReadable(text)
const isListed = (text: string, own: Line, { lists }: TailorContext) =>
  lists.some(({ lines }) => lines.some((line) => line.id !== own.id && line.text.toLowerCase() === text.toLowerCase()))

interface Respelt {
  text: string
  written: string
  spelling: string
  requirement: string | null
}

/** One name a line: a line with several new names reads like another person's. */
function respelt(text: string, asked: readonly AskedSkill[], isList: boolean, isName: TellNames): Respelt | null {
  for (const found of skillMatcher().find(text)) {
    const it = asked.find(({ skill }) => skill.name === found.skill.name)
    if (!it || isJoined(text, found) || (isList && found.from > 0)) continue
    const written = text.slice(found.from, found.to)
    const spelling = it.spellings.find(
      (other) =>
        isOtherSpelling(written, other, it, isName) && (isList || isName(other) || isSameShape(written, other)),
    )
    if (!spelling || it.spellings.some((other) => text.includes(other))) continue
    const name = isList ? inList(spelling, it.skill.name) : spelling
    return {
      ...{ text: text.slice(0, found.from) + name + text.slice(found.to), written, spelling },
      requirement: it.requirement.id,
    }
  }
  return null
}

/** As it stands in a list; `scikit-learn` and `iOS` stay small there too. */
const inList = (text: string, name: string): string =>
  /^\p{Ll}/u.test(name) || /^\p{Ll}+[\p{Lu}\d]/u.test(text) ? text : upperFirst(text)

const plain = (text: string) => oneSpelling(text.toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, ''))

/** `e-mail` for `email`, `JavaScript` for `Javascript`, and a name for its short form: `PostgreSQL` for `Postgres`. */
function isOtherSpelling(written: string, other: string, { skill }: AskedSkill, isName: TellNames): boolean {
  if (written.replace(/\s+/g, ' ') === other || beyondNames.test(written) || beyondNames.test(other)) return false
  const isCase = written.toLowerCase() === other.toLowerCase()
  if (isCase) return isName(other) && [skill.name, ...skill.aliases].includes(other) && /.\p{Lu}/u.test(other)
  if (wordsIn(written).map(plain).join('') === wordsIn(other).map(plain).join('')) return true
  const isOneWord = !/ /.test(written) && !/ /.test(other)
  return isOneWord && isName(written) && isName(other) && !sharesWords(written, other)
}

/** What a name was found across: half of a bracket would stay open. */
const beyondNames = /[()/,;]/

/** In a sentence `wet lab` is no `wet-lab`. */
const isSameShape = (one: string, other: string) =>
  one.replace(/[\p{L}\p{N}]+/gu, '') === other.replace(/[\p{L}\p{N}]+/gu, '')

const sharesWords = (one: string, other: string) => keysOf(one).some((key) => keysOf(other).includes(key))

/** Part of an address, a path or a longer name; a soft hyphen parts no words. */
const isJoined = (text: string, { from, to }: SkillFound): boolean =>
  /[/@.\\_\p{L}\p{N}\p{Cf}]$/u.test(text.slice(0, from)) ||
  /^(?:[/@\\_\p{Cf}]|\.\w|[+#(])/u.test(text.slice(to).trimStart())
