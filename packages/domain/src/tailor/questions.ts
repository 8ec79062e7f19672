import type { Requirement, RequirementKind } from '../job/job.ts'
import { skillMatcher, skillNamed } from '../skills/index.ts'
import { natureOf } from '../skills/nature.ts'
import { namesIn } from '../skills/proper-names.ts'
import { singular, tokensOf } from '../text/tokens.ts'
import { everydayWords, levelWords, smallWords } from '../words/check.ts'
import { inQuotes } from './reasons.ts'

// Each question is a fixed frame round a name or a whole row of the ad: no sentence of the ad is cut or rebuilt.

const frames = {
  namedTool: 'Where have you used {it}?',
  namedLanguage: 'Do you speak {it}? How well?',
  skill: 'Do you have this? The ad asks: {it}. Where, and what did you do?',
  certificate: 'Do you hold this? The ad asks: {it}. Since when?',
  certificates: 'Do you hold this? The ad asks: {it}. Which one, and since when?',
  degree: 'Do you hold this? The ad asks: {it}. Which degree, from where and when?',
  language: 'Do you know this language? The ad asks: {it}. How well?',
  weakLine: 'Your line: {it}. What did you do there yourself?',
}

const askedByKind: Partial<Record<RequirementKind, (requirement: Requirement) => string>> = {
  skill: askForSkill,
  certificate: ({ words, skills }) => fill(skills.length === 1 ? 'certificate' : 'certificates', inQuotes(words)),
  degree: ({ words }) => fill('degree', inQuotes(words)),
  language: askForLanguage,
}

/** Null for what no answer in a sentence can show: years, traits, conditions, whole duties. */
export const questionFor = (requirement: Requirement): string | null =>
  askedByKind[requirement.kind]?.(requirement) ?? null

export const questionAboutLine = (line: string): string => fill('weakLine', inQuotes(line))

function askForSkill({ words }: Requirement): string {
  const tool = toolAlone(words)
  return tool === null ? fill('skill', inQuotes(words)) : fill('namedTool', tool)
}

function askForLanguage({ words }: Requirement): string {
  const language = languageIn(words)
  return language === null ? fill('language', inQuotes(words)) : fill('namedLanguage', language)
}

/** The one language that is named, besides that of the resume. */
export function languageIn(words: string): string | null {
  const named = tokensOf(words).filter(({ text }) => skillNamed(text)?.field === 'languages')
  const [name, ...others] = named.filter(({ text }) => text !== 'English')
  return name && others.length === 0 ? name.text : null
}

/** `Excel` of `Strong Excel skills`: the name of a tool, where the row says nothing else. */
function toolAlone(words: string): string | null {
  const [found, ...others] = skillMatcher().find(words)
  if (!found || others.length > 0 || natureOf(found.skill.name) !== 'tool') return null
  const name = words.slice(found.from, found.to)
  const rest = tokensOf(`${words.slice(0, found.from)} ${words.slice(found.to)}`)
  // `causal inference` is no name and would need another verb.
  return namesIn(words)(name) && rest.every(({ lower }) => saysNothing(lower)) ? name : null
}

const saysNothing = (lower: string) =>
  [lower, singular(lower)].some((it) => smallWords.has(it) || everydayWords.has(it) || levelWords.has(it))

const fill = (frame: keyof typeof frames, it: string): string => frames[frame].replace('{it}', () => it)
