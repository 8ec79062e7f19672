import { titleness } from '../language/job-nouns.ts'
import { organisationness } from '../language/organisations.ts'
import { readVerb } from '../language/verbs.ts'
import { calm, proseWord } from '../text/capitals.ts'
import { alternatives } from '../text/patterns.ts'
import { type Phrases, phrasesOf } from '../text/phrases.ts'
import { piecesBetween, type Span, sentencesOf, wordsIn } from '../text/spans.ts'
import { isPluralNoun } from '../text/tokens.ts'
import * as words from '../words/job/company.ts'
import * as rows from '../words/job/rows.ts'
import { legalForms } from '../words/legal-forms.ts'
import { wordSet } from '../words/notation.ts'
import { type Header, isTerm, isTradeOnTop, segmentsOf } from './header.ts'
import type { Line } from './lines.ts'
import { isPlace, isRegion } from './places.ts'
import { isNoName } from './titles.ts'

export interface Company {
  name: string
  /** Enough speaks for it, and little for anybody else. */
  isSure: boolean
}

/** Found on ads that were labelled: of those above, hardly one is wrong. */
const [sureVotes, sureLead] = [3, 2]
/** What a label says is the employer's name, whatever it looks like. */
const stated = 12
const mostSentences = 40
const longestSentence = 400

const isAgency = phrasesOf(words.agencySigns)
const ofClients = phrasesOf(words.ofClients)

/** [J12] The employer: the name with the most signs of being one. Whoever looks for a client is none. */
export function findCompany(header: Header, lines: readonly Line[]): Company | null {
  const votes = new Votes()
  const fact = header.facts.get('company')
  if (fact) votes.add(piecesBetween(fact, /\s+[|·•]\s+|\s*\((?=[^)]*\d)/g)[0]?.text ?? '', stated, true)
  else if (lines.some(({ text }) => isAgency.test(text) && !ofClients.test(text))) return null
  for (const [at, line] of header.lines.entries()) voteHeader(line, at === 0 && isTradeOnTop(header), votes)
  let isFirst = true
  // `Maintain CNC lathes`: an item of a list introduces nobody.
  for (const line of lines.filter(({ bullet }) => !bullet))
    for (const { text } of sentencesOf(line).slice(0, mostSentences))
      if (voteSentence(text.slice(0, longestSentence), isFirst ? 1 : 0, votes)) isFirst = false
  for (const domain of domainsIn(lines)) votes.addDomain(domain)
  return votes.winner()
}

/** Parts of the header that are no title, place or term. A line of its own says more than a part behind the title. */
function voteHeader(line: Span, isTrade: boolean, votes: Votes) {
  const all = segmentsOf(line)
  const isTitleLine = isTrade || titleness(all[0]?.text ?? '') === 1
  for (const { text, gap } of isTrade ? all.slice(1) : all) {
    if (!mayBeName(text) || gap.includes('(')) continue
    const isPart = gap === '' || /[–—|·]|\s-\s|\s{2}/.test(gap)
    votes.add(text.replace(/\s+in\s+\p{Lu}.*$/u, ''), isTitleLine ? 0.75 : isPart ? 2 : 1, true)
  }
}

const legalForm = new RegExp(`\\s+(?:${legalForms}|Co)\\.?$`)
/** `Kestrel & Moon Estate Agents`: several who do it are a firm. */
const isFirm = (form: string) => /^\S+ & \S+ .+s$/.test(form)
const longestName = 60

function mayBeName(text: string): boolean {
  if (text.length > longestName || !/^[\p{Lu}\p{N}]/u.test(text) || /[:/!?]|^\d+$/.test(text)) return false
  return !isNoName(text) && !isPlace(text) && (titleness(text) < 1 || isFirm(text) || legalForm.test(text))
}

const word = "[\\p{Lu}\\p{N}][\\p{L}\\p{N}.'’+-]{0,30}"
const partner = "\\p{Lu}[\\p{L}'’-]{0,30}"
const partners = `(?:(?:${partner},\\s){1,3}(?=${partner},?\\s(?:&|and)\\s\\p{Lu}))?`
const name = `(?:The\\s+)?(${partners}${word}(?:\\s(?:(?:&|${alternatives(words.innerWords)})\\s)?(?:${word}|&\\sCo\\.(?:\\sKG)?)){0,6})`
const aside =
  '(?:\\s*\\([^)]{1,80}\\))?(?:,[^,.]{2,70},|(?:,|\\s\\p{Ll}{2,4}) \\p{Lu}[\\p{L}-]+(?:, \\p{Lu}[\\p{L}-]+)?)?'
const subject = new RegExp(`^${name}${aside}\\s+(\\p{Ll}+)(?!\\p{L})`, 'u')
const nameAtStart = new RegExp(`^\\s+${name}(?=[,.!?:;]|\\s\\p{Ll}|$)`, 'u')
const beforeEmployer = phrasesOf(words.beforeEmployer)
const introduces = phrasesOf(words.introductions)
const isAsked = phrasesOf(`${rows.preferenceWords}, ${rows.waivedEnds}`)
const isBeing = new Set(wordsIn(words.beingWords))
const isEmployer = phrasesOf(words.employerSigns)
const noVerbs = wordSet(words.noVerbs)

/** The first sentence with a name for its subject most often introduces the employer. */
function voteSentence(text: string, bonus: number, votes: Votes): boolean {
  const voteBehind = (phrases: Phrases, points: number) => {
    for (const { to } of phrases.all(text)) votes.add(nameAtStart.exec(text.slice(to))?.[1] ?? '', points)
  }
  voteBehind(beforeEmployer, 1.5)
  voteBehind(introduces, 2.5)
  // `Chainsaw tickets` is no sentence.
  const isWhole = /[.!?:;)]$/.test(text) || wordsIn(text).length > 5
  const [, found, verb = ''] = (isWhole && subject.exec(text)) || []
  if (found === undefined || !isSubject(found, verb) || isAsked.test(text.slice(found.length, found.length + 40)))
    return false
  votes.add(`${/^The\s/.exec(text)?.[0] ?? ''}${found}`, (isEmployer.test(text.slice(0, 200)) ? 3 : 1) + bonus)
  return true
}

/** `User researchers make …`, `Analyse records`, `Starts in May and is …` have no name for a subject. */
function isSubject(found: string, verb: string): boolean {
  if (titleness(verb) === 1 || noNames.has(firstWord(found)) || /^\S+ing$/.test(found) || isTerm(found)) return false
  const form = readVerb(found)?.form
  const isVerb =
    isBeing.has(verb) || (/s$/.test(verb) && !noVerbs.has(verb) && (readVerb(verb) !== null || found.includes(' ')))
  return isVerb && form !== 'third' && !(form === 'base' && isPluralNoun(verb))
}

const publicMail = wordsIn(words.publicMail).join('|')
const domain = new RegExp(
  `(?:@|\\bwww\\.|https?://(?:www\\.)?)(?!(?:${publicMail})\\.)([a-z0-9-]{3,40})\\.[a-z]{2,}`,
  'gi',
)

function domainsIn(lines: readonly Line[]): string[] {
  const found = lines.flatMap(({ text }) =>
    [...text.matchAll(domain)].map(([, it = '']) => it.toLowerCase().replaceAll('-', '')),
  )
  return [...new Set(found)].slice(0, 20)
}

interface Form {
  name: string
  votes: number
  /** It stands at the top. */
  top: boolean
}

const domainVotes = 3

/** Names that may be the employer's, each with the signs that speak for it; forms of one name count together. */
class Votes {
  readonly #parties = new Map<string, { votes: number; forms: Map<string, Form> }>()

  add(raw: string, votes: number, top = false) {
    const form = trimmed(raw)
    const first = firstWord(form)
    if (!isName(form, first, votes) || (!top && isKind(form))) return
    const party = this.#parties.get(first) ?? { votes: 0, forms: new Map<string, Form>() }
    const all = votes + (legalForm.test(form) ? 2 : organisationness(form) > 0 ? 1 : 0)
    const before = party.forms.get(form.toLowerCase())
    party.forms.set(form.toLowerCase(), {
      name: form,
      votes: all + (before?.votes ?? 0),
      top: top || before?.top === true,
    })
    party.votes += all
    this.#parties.set(first, party)
  }

  /** An address at a domain that begins like the name. */
  addDomain(name: string) {
    for (const [first, party] of this.#parties)
      if (first.length > 2 && name.startsWith(first.replace(/[^\p{L}\p{N}]/gu, ''))) party.votes += domainVotes
  }

  winner(): Company | null {
    const [best, next] = [...this.#parties.values()].sort((a, b) => b.votes - a.votes)
    if (!best) return null
    const isSure = best.votes >= sureVotes && best.votes - (next?.votes ?? 0) >= sureLead
    return { name: fullName([...best.forms.values()]), isSure }
  }
}

/** `District`, `Trust`: what sort of employer, and not which. */
const isKind = (form: string) => /^\p{L}+$/u.test(form) && organisationness(form) > 0.5

const stopped = new RegExp(`\\s(?:${alternatives(words.stoppedForms)})\\.$`)
const trimmed = (raw: string) => {
  const bare = raw.replace(/^The\s+/, '').replace(/(?:\s+logo)?[\s,:;!?]{0,9}$/, '')
  return (stopped.test(bare) ? bare : bare.replace(/\.{1,9}$/, '')).replace(/['’]s$/, '').trim()
}

const firstWord = (form: string) => (wordsIn(form)[0] ?? '').toLowerCase().replace(/['’]s$/, '')

const noNames = new Set(wordsIn(words.noNames))
function isName(form: string, first: string, votes: number): boolean {
  if (!/\p{L}/u.test(form) || form.length > 70 || noNames.has(first) || /\b(?:careers|jobs)$/i.test(form)) return false
  if (votes >= stated) return true
  if (isPlace(form) || isRegion(wordsIn(form)[0] ?? '') || (form.match(proseWord) ?? []).length > 1) return false
  return titleness(form) < 1 || isFirm(form) || legalForm.test(form) || organisationness(form) > 0 || votes >= 3
}

/** The form with the most signs, at the top where one of several words stands there; in full where that is said too. */
function fullName(forms: readonly Form[]): string {
  const onTop = forms.filter((form) => form.top && form.name.includes(' '))
  const [best, ...others] = [...(onTop.length > 0 ? onTop : forms)].sort((a, b) => b.votes - a.votes)
  const short = best?.name ?? ''
  const [full = short] = others
    .map((form) => form.name)
    .filter((it) => it.toLowerCase().startsWith(short.toLowerCase()) && /^['’ ]/.test(it.slice(short.length)))
    .sort((a, b) => b.length - a.length)
  return full.length <= 5 ? full : calm(full)
}
