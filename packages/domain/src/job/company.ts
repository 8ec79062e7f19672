import { titleness } from '../language/job-nouns.ts'
import { organisationness } from '../language/organisations.ts'
import { readVerb } from '../language/verbs.ts'
import { oneOf, patternOf, sourceOf, wordIn } from '../text/patterns.ts'
import { type Span, sentencesOf } from '../text/spans.ts'
import { isPluralNoun } from '../text/tokens.ts'
import * as companyWords from '../words/job/company.ts'
import { createBallot, isFirm, legalForm, stated } from './ballot.ts'
import { type Header, isTerm, isTradeOnTop, segmentsOf } from './header.ts'
import type { Line } from './lines.ts'
import { isDetail, isPlace } from './title-tail.ts'

const word = "[\\p{Lu}\\p{N}][\\p{L}\\p{N}.'’+-]{0,30}"
const partner = "\\p{Lu}[\\p{L}'’-]{0,30}"
const partners = `(?:(?:${partner},\\s){1,3}(?=${partner},?\\s(?:&|and)\\s\\p{Lu}))?`
const name = sourceOf(companyWords.name, { partners, word })

const subject = patternOf(companyWords.subject, 'u', { name })
const placeOfWork = patternOf(companyWords.placeOfWork, 'gu', { name })
const introduction = patternOf(companyWords.introduction, 'u', { name })
const madeFor = patternOf(companyWords.madeFor, 'gu', { name })
const employer = wordIn(companyWords.employer)

const introduced = patternOf(companyWords.introduced, '')

type Vote = (name: string, votes: number, top?: boolean) => void

export interface Company {
  name: string
  /** Enough speaks for it, and little for anybody else. */
  isSure: boolean
}

const agency = patternOf(companyWords.agency, 'mu')

/** Found on advertisements that were labelled: of those above, hardly one is wrong. */
const [sureVotes, sureLead] = [3, 2]

/** J7: the employer: the name with the most signs of being one, in full. Whoever looks for a client is none. */
export function findCompany(header: Header, lines: readonly Line[]): Company | null {
  const ballot = createBallot()
  const fact = header.facts.get('company')
  if (fact) ballot.vote(fact.text.split(/\s+[|·•]\s+|\s*\([^)]*\d/)[0] ?? '', stated, true)
  else if (lines.some(({ text }) => agency.test(text))) return null
  header.lines.forEach((line, index) => {
    readHeader(line, index === 0 && isTradeOnTop(header), (name, votes) => ballot.vote(name, votes, true))
  })
  let isFirst = true
  // `Maintain CNC lathes`: an item of a list introduces nobody.
  for (const line of lines.filter(({ bullet }) => !bullet)) {
    for (const sentence of sentencesOf(line).slice(0, 40))
      if (readSentence(sentence.text.slice(0, 400), isFirst ? 1 : 0, ballot.vote)) isFirst = false
  }
  for (const line of lines.slice(0, nearTop)) if (!header.lines.includes(line)) readOpening(line, ballot.vote)
  // A letter ends with the name of its writer.
  for (const line of lines.slice(-3))
    if (line.apart && !header.lines.includes(line) && !/[.!?:](?:\s|$)/.test(line.text))
      readHeader(line, false, (form, votes) => ballot.vote(form, votes / 2))
  for (const domain of domainsIn(lines)) ballot.voteDomain(domain, 3)
  const best = ballot.winner()
  return best && { name: best.name, isSure: best.votes >= sureVotes && best.lead >= sureLead }
}

const nearTop = 5

/** `Bowline LLP, solicitors in two towns.`: a company by its form opens a line, though no sentence follows. */
function readOpening(line: Span, vote: Vote) {
  const [first] = segmentsOf(line)
  if (first && legalForm.test(first.text) && mayBeName(first.text)) vote(first.text, 1, true)
}

/** Parts of the header that are no title, place or term. A line of its own says more than a part behind the title. */
function readHeader(line: Span, isTrade: boolean, vote: Vote) {
  const all = segmentsOf(line)
  const segments = isTrade ? all.slice(1) : all
  const isTitleLine = isTrade || titleness(all[0]?.text ?? '') === 1
  for (const [index, { text, gap }] of segments.entries()) {
    // `Croydon, Sutton & Bromley`: one place after the other.
    const isNextPlace = /^,/.test(gap) && isPlace(segments[index - 1]?.text ?? '')
    if (!mayBeName(text) || gap.includes('(') || isNextPlace) continue
    const isPart = gap === '' || /[–—|·]|\s-\s|\s{2}/.test(gap)
    vote(text.replace(/\s+in\s+\p{Lu}.*$/u, ''), isTitleLine ? 0.75 : isPart ? 2 : 1)
  }
}

function mayBeName(text: string): boolean {
  if (text.length > 60 || !/^[\p{Lu}\p{N}]/u.test(text) || /[:/!?]|^\d+$/.test(text)) return false
  return !isDetail(text) && !isPlace(text) && (titleness(text) < 1 || isFirm(text) || legalForm.test(text))
}

const isAsked =
  /^ (?:is|are|would be)? ?(?:an? (?:real |big )?(?:plus|must|bonus|advantage)|required|preferred|essential|desirable|needed|necessary)\b/i
const greeting = patternOf(companyWords.greeting, 'u')
const noName = patternOf(companyWords.noName, 'iu')

const isBeing = new RegExp(`^${oneOf(companyWords.being)}$`)
const nounEnding = patternOf(companyWords.nounEnding, '')

/** `Chainsaw tickets` is no sentence. */
const isWhole = (text: string) => /[.!?:;)]$/.test(text) || text.split(' ').length > 5

/** The first sentence with a name for its subject most often introduces the employer. */
function readSentence(whole: string, bonus: number, vote: Vote): boolean {
  const text = whole.replace(greeting, '')
  for (const match of text.matchAll(placeOfWork)) if (match[1]) vote(match[1], 1.5)
  for (const match of text.matchAll(madeFor))
    if (match[1]?.includes(' ') && (organisationness(match[1]) > 0 || isPluralNoun(match[1].toLowerCase())))
      vote(match[1], 0.5)
  const own = introduction.exec(text)?.[1]
  if (own) vote(own, 2.5)
  const [, found, verb = ''] = (isWhole(text) && subject.exec(text)) || []
  // "User researchers make …": a plural, no verb.
  if (
    found === undefined ||
    titleness(verb) === 1 ||
    ((nounEnding.test(verb) || !found.includes(' ')) && !isBeing.test(verb) && readVerb(verb) === null) ||
    noName.test(found) ||
    isTerm(found)
  )
    return false
  // `Analyse records`, `25 hours`: no name either.
  if (/^\p{N}+$/u.test(found) || (isPluralNoun(verb) && readVerb(found)?.form === 'base')) return false
  // `Starts in May and is paid weekly.`
  if (readVerb(found)?.form === 'third') return false
  // "Spanish is a plus".
  if (isAsked.test(text.slice(found.length, 200))) return false
  const isEmployer = employer.test(text.slice(0, 200)) || introduced.test(text.slice(found.length, 200))
  vote(`${/^The\s/.exec(text)?.[0] ?? ''}${found}`, (isEmployer ? 3 : 1) + bonus)
  return true
}

const publicMail = oneOf(companyWords.publicMail)
const domain = new RegExp(`(?:@|\\bwww\\.|https?://(?:www\\.)?)(?!${publicMail}\\.)([a-z0-9-]{3,40})\\.[a-z]{2,}`, 'gi')

function domainsIn(lines: readonly Line[]): string[] {
  const found = lines.flatMap((line) => [...line.text.matchAll(domain)].map((match) => match[1] ?? ''))
  return [...new Set(found.map((it) => it.toLowerCase().replaceAll('-', '')))].slice(0, 20)
}
