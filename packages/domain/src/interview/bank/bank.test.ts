import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allSkills, isHead, skillNamed } from '../../skills/index.ts'
import { bankRows, technicalQuestions } from './index.ts'

const wordCount = (text: string) => text.split(' ').length

/** Problems as a list, so that one run names them all. */
const none: string[] = []

const names = bankRows.map(([skill]) => skill)
const texts = bankRows.flatMap(([, questions]) => questions)

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((it) => seen.size === seen.add(it).size)
}

/** What would tell somebody of a past that the asker cannot know of. */
const claims =
  /\byour (?:(?:previous|former|last|current|present|old|past) |resume|cv\b|career|background|experience|employer|degree|studies)|^(?:as you|you know|you mentioned|you said|you told|you used to|like you|given your|with your|since you|in your|at your)\b|\bwhen you were\b|\byou (?:worked|were working|have worked)\b/i

/** What nobody may be asked at work. */
const personal =
  /\byour (?:own )?(?:age|health|family|religion|faith|belief|children|husband|wife|partner|marriage|pregnancy|disability|nationality|origin|politics)\b|\bhow old are you\b/i

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const namesOf = new Map<string, string[]>(names.map((name) => [name, []]))
for (const { name, family, aliases, gated } of allSkills()) namesOf.get(family)?.push(name, ...aliases, ...gated)

/** Any name of a skill, the longest first, so that no part of one stays behind. */
function anyName(skill: string): RegExp {
  const longestFirst = [...(namesOf.get(skill) ?? [])].sort((a, b) => b.length - a.length).map(escaped)
  return new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.join('|')})(?![\\p{L}\\d])`, 'giu')
}

/** What stays of the texts when the skill's name and its other names are taken out. */
function framesOf(skill: string, questions: readonly string[]): string[] {
  const name = anyName(skill)
  return questions.map((it) => it.replace(name, '').replace(/\s+/g, ' ').trim().toLowerCase())
}

const frames = bankRows.flatMap(([skill, questions]) => framesOf(skill, questions))

describe('the bank of technical questions', () => {
  it('knows nothing of what is no skill, and of a skill that it does not hold', () => {
    expect(technicalQuestions('')).toBeUndefined()
    expect(technicalQuestions('Sitting around')).toBeUndefined()
    expect(technicalQuestions('constructor')).toBeUndefined()
    expect(technicalQuestions('Punctuality')).toBeUndefined()
  })

  it('has the three questions of a skill, by any name that the catalogue lists with it', () => {
    const [how, why, wrong] = technicalQuestions('Kubernetes') ?? []
    expect(how).toContain('pods')
    expect(why).toContain('limits')
    expect(wrong).toContain('CrashLoopBackOff')
    expect(technicalQuestions('kubectl')).toEqual([how, why, wrong])
    expect(technicalQuestions('Waiting tables')).toEqual(technicalQuestions('Food and beverage service'))
  })

  it('holds at least 300 skills, each by its head name in the catalogue and none twice', () => {
    expect(names.length).toBeGreaterThanOrEqual(300)
    expect(repeated(names)).toEqual(none)
    const isOther = (name: string) => {
      const skill = skillNamed(name)
      return !skill || !isHead(skill)
    }
    expect(names.filter(isOther)).toEqual(none)
  })

  it('asks nothing technical of a way of working', () => {
    expect(names.filter((name) => skillNamed(name)?.soft)).toEqual(none)
  })

  it('leaves no field of work bare', () => {
    const held = new Set(names.map((name) => skillNamed(name)?.field))
    const fields = new Set(allSkills().map(({ field }) => field))
    expect([...fields].filter((it) => !held.has(it))).toEqual(['ways-of-working'])
  })

  it('asks in at most 30 words, and ends with a question mark', () => {
    expect(texts.filter((it) => wordCount(it) > 30)).toEqual(none)
    expect(texts.filter((it) => !/[^\s?]\?$/.test(it))).toEqual(none)
    expect(texts.filter((it) => it !== it.trim() || /\s{2}/.test(it))).toEqual(none)
  })

  it('uses no frame twice with another name in it', () => {
    expect(framesOf('Kubernetes', ['How do you use K8s?'])).toEqual(framesOf('Docker', ['How do you use Docker?']))
    expect(repeated(frames)).toEqual(none)
  })

  it('says more than the name: what is left without it has six words at least', () => {
    expect(frames.filter((it) => wordCount(it) < 6)).toEqual(none)
  })

  it('claims nothing about the person asked, and asks nothing personal', () => {
    expect('As you did at your previous employer, how do you test?').toMatch(claims)
    expect('You know nobody here yet. How would you begin?').toMatch(claims)
    expect(texts.filter((it) => claims.test(it))).toEqual(none)
    expect(texts.filter((it) => personal.test(it))).toEqual(none)
  })

  it('is fetched by a guide and is part of no other module', () => {
    const source = new URL('../../', import.meta.url)
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (it) => it.endsWith('.ts') && !it.endsWith('.test.ts') && !/interview\/(?:bank|testing)\//.test(it),
    )
    const fixed = /^(?:import|export)[^'"]*['"][^'"]*\/bank\/[^'"]*['"]/m
    expect(files.length).toBeGreaterThan(50)
    expect("import { technicalQuestions } from './bank/index.ts'").toMatch(fixed)
    expect("const { technicalQuestions } = await import('./bank/index.ts')").not.toMatch(fixed)
    expect(files.filter((it) => fixed.test(readFileSync(new URL(it, source), 'utf8')))).toEqual(none)
  })
})
