import { upperFirst } from '../language/speak/lower-first.ts'
import { isStopWord, words } from '../language/words.ts'
import { skillId } from '../skills/catalogue/parse.ts'
import { keyOf, tokenise } from '../skills/tokens.ts'
import { asideOf } from './asides.ts'
import { namesDegree, namesSchooling } from './degree.ts'
import type { Employer } from './employer.ts'
import { findCue, findOpening } from './importance.ts'
import type { Importance, KnockOut, KnockOutKind, Requirement } from './job.ts'
import { clearance, kindOf, vetting } from './kinds.ts'
import type { Line } from './lines.ts'
import type { Section } from './sections.ts'
import type { SkillPlaces } from './skill-places.ts'
import { cut, endOf, type Span, sentencesOf, splitOutside, toQuote } from './span.ts'
import { type Asked, type Nature, natureIn, readStatement } from './statements.ts'
import { leadingYears } from './years.ts'

/** J16: what a section says of everything in it. */
const bases: Partial<Record<Section['kind'], Importance>> = { profile: 'required', preferred: 'preferred' }
/** J16: prose where a clear word ("must", "is a plus") makes a requirement. */
const listens = new Set<Section['kind']>(['general', 'role', 'unknown', 'facts'])

/** Everything the advertisement asks of the person, in its order, each thing once; and on what conditions. */
export function requirementsOf(
  sections: readonly Section[],
  skills: SkillPlaces,
  employer: Employer,
): { asked: Found[]; conditions: KnockOut[] } {
  const isStructured = sections.some((section) => section.kind === 'profile')
  const isAssessed = sections.flatMap(({ lines }) => lines).filter(({ text }) => assessed.test(text)).length > 1
  const asked = sections.flatMap((section) => {
    const base = bases[section.kind] ?? null
    if (base === null && !listens.has(section.kind)) return []
    const weak = !isStructured && section.kind !== 'facts'
    return section.lines.flatMap((line) => {
      if (/:$/.test(line.text)) return []
      const sentences = employer
        .withoutTold(sentencesOf(isAssessed ? withoutMark(line) : line))
        .filter(({ text }) => asideOf(text) === null)
      const asking = weak && isMostlyAsking(sentences) ? 'required' : null
      return sentences.flatMap((sentence) => {
        const nature = natureIn(sentence, skills)
        if (section.kind === 'facts' && nature !== null) return isCondition(nature) ? [stated(sentence, nature)] : []
        const isList = weak && isBareList(sentence, skills)
        return readStatement(sentence, { base: isList ? 'required' : (line.weight ?? base ?? asking), weak, skills })
      })
    })
  })
  // J37: the employer's name is no skill.
  const named = [...inTitle(sections[0]?.lines[0], skills), ...asked].filter(({ text }) => !employer.isNamedIn(text))
  const found = named.filter(({ nature }) => !isCondition(nature)).map((it) => toRequirement(it, skills))
  return { asked: withIds(onlyOnce(found)), conditions: named.flatMap(toCondition) }
}

/** J27: a clearance that only the title names: `Systems Engineer – TS/SCI`. */
function inTitle(title: Line | undefined, skills: SkillPlaces): Asked[] {
  const found = title && clearance.exec(title.text)
  if (!found) return []
  const said = cut(title, found.index, found.index + found[0].length)
  return readStatement(said, { base: 'required', weak: false, skills })
}

const isCondition = (nature: Nature): nature is KnockOutKind => nature !== null && nature !== 'trait'

/** A sentence that is a condition as it stands. */
const stated = (sentence: Span, nature: Nature): Asked => ({
  ...{ text: sentence.text, importance: 'required', years: null, nature },
  ...{ clause: sentence, item: sentence },
})

const checks = new RegExp(vetting, 'gi')

/** J29: no resume shows it. */
function toCondition({ nature, importance, text, clause }: Asked): KnockOut[] {
  if (!isCondition(nature) || importance !== 'required') return []
  const [check, ...others] = nature === 'check' ? clause.text.matchAll(checks) : []
  return [{ kind: nature, text: check && others.length === 0 ? upperFirst(check[0]) : text, ...toQuote(clause) }]
}

/** J19: how a line of a person specification is assessed, by application, interview or test: `(A/I)`. */
const assessed = /\s*(?:\((?:[AITPRC](?:\s?[/,&]\s?)?)+\)|[\t|]\s*(?:[AITPRC](?:\s?[/,&]\s?)?)+)$/

const withoutMark = (line: Line): Line => ({ ...line, ...cut(line, 0, line.text.replace(assessed, '').length) })

/** A paragraph that opens with what it asks for, and goes on so: what it names besides is asked for too. */
function isMostlyAsking(sentences: readonly Span[]): boolean {
  const asking = sentences.filter(({ text }) => findOpening(text) !== null || findCue(text) !== null)
  return (
    sentences.length > 1 && findOpening(sentences[0]?.text ?? '') !== null && asking.length >= sentences.length * 0.6
  )
}

/** "React, TypeScript, accessibility. 5+ years." in an advertisement of few words. */
function isBareList(sentence: Span, skills: SkillPlaces): boolean {
  const items = splitOutside(sentence, /,\s+|\s+(?:and|&|\/)\s+|\.$/g)
  const isSkill = (item: Span) =>
    skills.within(item.from, endOf(item)).some((it) => it.to - it.from > item.text.length * 0.6)
  return items.length > 1 ? items.every(isSkill) : (leadingYears(sentence.text)?.to ?? 0) >= sentence.text.length - 1
}

/** A requirement with the very words that name it. */
export interface Found extends Requirement {
  said: string
}

type Unnamed = Omit<Found, 'id'>

function toRequirement(asked: Asked, skills: SkillPlaces): Unnamed {
  const { clause, item, importance, years } = asked
  const named = skills.within(item.from, endOf(item)).filter((it) => !it.negated)
  const names = [...new Set(named.map((it) => it.skill.name))]
  const said = item.text
  const kind =
    asked.text === ''
      ? 'years'
      : asked.nature === 'trait'
        ? 'trait'
        : kindOf(
            said.length < 160 ? said : asked.text,
            named.map((it) => it.skill),
          )
  return {
    kind,
    text: kind === 'degree' ? degreeLabel(asked.text) : kind === 'years' ? yearsLabel(years) : asked.text,
    words: clause.text,
    from: clause.from,
    to: endOf(clause),
    importance,
    skills: namesSchooling(said) ? [] : names,
    years,
    knockOut: false,
    said,
  }
}

const yearsLabel = (years: number | null) =>
  years === 1 ? '1 year of experience' : `${years ?? 0} years of experience`

/** From the degree on: "finished, or will finish this summer, a bachelor's degree in …". */
function degreeLabel(text: string): string {
  const comma = text.lastIndexOf(', a')
  return comma > 0 && namesDegree(text.slice(comma + 4)) && !namesDegree(text.slice(0, comma))
    ? text.slice(comma + 4).trim()
    : text
}

const keyOfLabel = (text: string) =>
  tokenise(text)
    .map((token) => keyOf(token.text))
    .join(' ')

/** J23: the first mention stays; asked for outright somewhere, it is required. What names nothing is none: `which`. */
function onlyOnce(found: Unnamed[]): Unnamed[] {
  const byKey = new Map<string, Unnamed>()
  for (const requirement of found.filter(({ text }) => words(text).some((word) => !isStopWord(word)))) {
    const key = keyOfLabel(requirement.text)
    const known = byKey.get(key)
    if (!known) byKey.set(key, requirement)
    else if (known.importance === 'preferred' && requirement.importance === 'required') byKey.set(key, requirement)
  }
  return [...byKey.values()]
}

function withIds(found: Unnamed[]): Found[] {
  const used = new Set<string>()
  return found.map((requirement) => {
    const base = `${requirement.kind}-${skillId(keyOfLabel(requirement.text)).toString(36)}`
    let id = base
    for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`
    used.add(id)
    return { id, ...requirement }
  })
}
