import { unheld } from '../held/index.ts'
import { titleness } from '../language/job-nouns.ts'
import { patternOf } from '../language/patterns.ts'
import { articleFor } from '../language/speak/article.ts'
import { upperFirst } from '../language/speak/lower-first.ts'
import type { Source } from '../resume/sources.ts'
import { tailorWords } from '../words/tailor.ts'
import type { Desk } from './desk.ts'
import { lowerFirst } from './names.ts'
import { names, type Part, type Point, said, sourcesFor } from './points.ts'
import { shownCredentials } from './shown.ts'

const mostCredentials = 2

/** The ways to say them, the best first. What is no paper by its name is had, not held: `First Aid at Work`. */
export function papersPart(summary: string, isMine: boolean, desk: Desk): Part[] {
  const points = credentialsFor(summary, desk)
  const also = /\b(?:Holds|Has)\b/.test(summary) ? 'Also ' : ''
  const verbs = isMine ? ['I hold ', 'I have '] : [`${also}holds `, `${also}has `].map(upperFirst)
  const titles = desk.sources
    .filter(({ kind }) => kind === 'label' || kind === 'role')
    .map(({ quotes: [title = ''] }) => lastOf(title))
  const ways = [points, points.slice(0, 1)].flatMap((some) =>
    verbs.flatMap((verb) => toldPapers(some, verb, isMine, titles)),
  )
  return ways.filter((it) => desk.isTrue(it.sentence, sourcesFor([it])))
}

const lastOf = (name: string) =>
  name
    .replace(/ \(.*\)$/, '')
    .split(' ')
    .at(-1)
    ?.toLowerCase() ?? ''

/** Who is named by a paper is that: `I am a Registered Osteopath`. */
function toldPapers(points: Point[], verb: string, isMine: boolean, titles: readonly string[]): Part[] {
  // `Telescopic handler` is what one drives.
  const isWho = ({ text }: Point) =>
    (titleness(lastOf(text)) === 1 && /(?:^|\s)\p{Lu}\S*$/u.test(text)) || titles.includes(lastOf(text))
  const who = points
    .filter(isWho)
    .map((it) => ({ ...it, text: isMine ? `${articleFor(it.text)} ${it.text}` : it.text }))
  const parts = [
    ...said('papers', isMine ? 'I am ' : '', who),
    ...said(
      'papers',
      verb,
      points.filter((it) => !isWho(it)),
    ),
  ]
  return parts.length === 0
    ? []
    : [{ kind: 'papers', sentence: parts.map(({ sentence }) => sentence).join(' '), points }]
}

/** Papers and degrees that the match pays for, the dearest first. */
function credentialsFor(summary: string, desk: Desk): Point[] {
  if (unheld(summary).length > 0) return []
  return shownCredentials(desk)
    .filter(
      ({
        source: {
          quotes: [title = ''],
        },
      }) => !names(summary, title, desk) && !isMember.test(title),
    )
    .slice(0, mostCredentials)
    .map(({ source, requirement }) => ({
      text: withIssuer(credentialName(source, desk), source, requirement.text),
      requirement,
      sources: [source],
    }))
}

/** `Registered Osteopath (General Osteopathic Council)`: where it is asked by who gives it. */
function withIssuer(name: string, { kind, quotes: [, issuer = ''] }: Source, asked: string): string {
  const isAsked = kind === 'item' && issuer !== '' && asked.toLowerCase().includes(issuer.toLowerCase())
  return isAsked && !name.includes(issuer) ? `${name} (${issuer})` : name
}

const isMember = /\bmember$/i

/** By its initials where it has some, else in full. */
function credentialName({ kind, quotes: [whole = '', area = ''] }: Source, desk: Desk): string {
  if (kind === 'study')
    return names(whole, area, desk) ? `${articleFor(whole)} ${whole}` : `${articleFor(whole)} ${whole} in ${area}`
  const title = whole.split(/[,;]/)[0] ?? ''
  const [, initials] = /\((\p{Lu}[\p{Lu}\d+/-]+)\)$/u.exec(title) ?? []
  if (initials !== undefined) return initials
  if (isCourse.test(title)) return `the ${title}`
  if (!isPiece.test(title)) return title
  const said = /\s\p{Lu}\p{Ll}/u.test(title) ? title : lowerFirst(title)
  return `${articleFor(said)} ${said}`
}

const isPiece = patternOf(tailorWords.isPiece)
const isCourse = patternOf(tailorWords.isCourse)
