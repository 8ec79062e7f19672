import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { withoutLegalForm } from '@bespeak/domain/language/legal-form.ts'
import { contentStems } from '@bespeak/domain/language/words.ts'
import {
  type Letter,
  type LetterSentence,
  type LetterStyle,
  letterFrom,
  letterGround,
  letterStyles,
  unsupportedIn,
} from '@bespeak/domain/letter/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { commit } from './blind.ts'
import { today } from './data.ts'

// `npm run eval -- letters FOLDER [STYLE]` writes a letter for every file of a folder and reads it as an employer would:
// is the strongest proof in it, does it walk from place to place, does it list, could it be another person's?

interface Asked {
  profession: string
  resume: unknown
  job: string
  /** The line of the resume that a good letter cannot leave out; what else would do well. */
  strongest: string | string[]
  alsoGood?: string | string[]
}

interface Told {
  name: string
  profession: string
  letter: Letter
  strongest: boolean
  alsoGood: number
  employers: string[]
  also: number
  lists: string[]
  unsupported: string[]
}

const sentencesOf = ({ paragraphs }: Letter): LetterSentence[] => paragraphs.flatMap(({ sentences }) => sentences)
const textOf = (letter: Letter) =>
  sentencesOf(letter)
    .map(({ text }) => text)
    .join(' ')

export function letters([folder = 'eval/ours-letters', ...chosen]: string[]) {
  const all = letterSet(folder)
  console.log(`${all.length} letters of ${folder}, on ${commit()}`)
  for (const style of letterStyles.filter((it) => chosen.length === 0 || chosen.includes(it)))
    inStyle(
      style,
      all.map((told) => told(style)),
    )
}

/** For each file of a folder, its letter in the style that is asked for. */
export function letterSet(folder: string): ((style: LetterStyle) => Told)[] {
  const files = readdirSync(resolve(folder)).filter((name) => name.endsWith('.json'))
  return files.sort().map((file) => {
    const asked = JSON.parse(readFileSync(join(resolve(folder), file), 'utf8')) as Asked
    const ground = letterGround(fromJsonResume(asked.resume), readJob(asked.job, skillMatcher()), { today })
    return (style) => tell({ ...asked, name: file.slice(0, -5) }, ground, style)
  })
}

function tell(asked: Asked & { name: string }, ground: ReturnType<typeof letterGround>, style: LetterStyle): Told {
  const { document, job } = ground
  const letter = letterFrom(ground, style)
  const isTold = toldIn(letter, document)
  return {
    ...{ name: asked.name, profession: asked.profession, letter },
    strongest: many(asked.strongest).some(isTold),
    alsoGood: many(asked.alsoGood ?? []).filter(isTold).length,
    employers: employersIn(document).filter((name) => textOf(letter).includes(name)),
    also: textOf(letter).match(/\balso\b/gi)?.length ?? 0,
    lists: listsOfSkills(letter, document),
    unsupported: unsupportedIn(letter, document, job, { style, today }).map(({ text }) => text),
  }
}

const many = (texts: string | string[]) => [texts].flat()

/** By the line that a sentence rests on, or by its words. */
export function toldIn(letter: Letter, document: ResumeDocument) {
  const sources = sourcesOf(document)
  const told = sentencesOf(letter).flatMap((it) => {
    const lines = sources.filter(({ id, kind }) => it.sources.includes(id) && kind === 'line').map(({ text }) => text)
    return [it.text, ...lines].map((text) => new Set(contentStems(text)))
  })
  return (line: string) => {
    const stems = [...new Set(contentStems(line))]
    return told.some((words) => stems.filter((it) => words.has(it)).length >= 0.7 * stems.length)
  }
}

const employersIn = ({ sections }: ResumeDocument): string[] => {
  const names = sections
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => (entry.type === 'employment' ? (entry.organisation ?? []) : []))
  return [...new Set(names.map((name) => withoutLegalForm(name).split(', ')[0] ?? name))].filter(Boolean)
}

/** Three and more of the skills that the resume lists, one after the other. */
function listsOfSkills(letter: Letter, { sections }: ResumeDocument): string[] {
  const entries = sections.flatMap((section) => section.entries)
  const skills = entries.flatMap((it) =>
    it.type === 'skills' ? it.keywords.map(({ text }) => text.toLowerCase()) : [],
  )
  const isListed = (text: string) =>
    text.split(/, | and /).filter((piece) => skills.some((skill) => piece.replace(/\.$/, '').endsWith(skill))).length >
    2
  return sentencesOf(letter)
    .map(({ text }) => text.toLowerCase())
    .filter(isListed)
}

/** A sentence without what is put into it: names, figures and what stands between quotation marks. */
function frameOf({ letter: { company, role } }: Told, text: string): string {
  const names = [company, withoutLegalForm(company), role].filter(Boolean)
  return names
    .reduce((left, name) => left.replaceAll(name, '…'), text)
    .replace(/“[^”]*”/g, '…')
    .replace(/\p{N}[\p{N}.,]*/gu, '0')
}

/** The share of sentences that stand in some other person's letter, but for names and figures. */
export function shared(told: Told, all: readonly Told[]): number {
  const others = new Set(
    all.filter((it) => it !== told).flatMap((it) => sentencesOf(it.letter).map(({ text }) => frameOf(it, text))),
  )
  const own = sentencesOf(told.letter).map(({ text }) => frameOf(told, text))
  return own.filter((text) => others.has(text)).length / Math.max(1, own.length)
}

function inStyle(style: LetterStyle, all: readonly Told[]) {
  for (const told of all) print(told, shared(told, all))
  const count = (is: (told: Told) => boolean) => `${all.filter(is).length} of ${all.length}`
  console.log(`\n== ${style}`)
  console.log(`strongest proof in it       ${count(({ strongest }) => strongest)}`)
  console.log(`more than two employers     ${count(({ employers }) => employers.length > 2)}`)
  console.log(`more than one “also”        ${count(({ also }) => also > 1)}`)
  console.log(`a list of skills            ${count(({ lists }) => lists.length > 0)}`)
  console.log(
    `three or four paragraphs    ${count(
      ({
        letter: {
          paragraphs: { length },
        },
      }) => length === 3 || length === 4,
    )}`,
  )
  console.log(`words                       ${all.map(({ letter }) => letter.words).join(' ')}`)
  console.log(`over 20 % shared            ${count((told) => shared(told, all) > 0.2)}`)
  console.log(`unsupported sentences       ${all.flatMap(({ unsupported }) => unsupported).length}`)
}

function print({ name, profession, letter, ...told }: Told, share: number) {
  const { salutation, paragraphs, signOff, signature } = letter
  const body = paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' '))
  console.log(`\n---- ${name} (${profession}), ${letter.style}\n`)
  console.log([salutation, ...body, `${signOff} ${signature}`].join('\n\n'))
  console.log(
    `\nshort: ${letter.shortMessage}\nmail: ${letter.emailSubject} | ${letter.emailBody.replace(/\n+/g, ' / ')}`,
  )
  console.log(
    `strongest ${told.strongest ? 'yes' : 'NO'}, also good ${told.alsoGood}, employers ${told.employers.length}, also ${told.also}, lists ${told.lists.length}, paragraphs ${paragraphs.length}, words ${letter.words}, shared ${Math.round(100 * share)} %, unsupported ${told.unsupported.length}`,
  )
}
