import { titleness } from '../language/job-nouns.ts'
import { organisationness } from '../language/organisations.ts'
import { ballotWords } from '../words/job/ballot.ts'
import { legalForms } from '../words/legal-forms.ts'
import { oneOf, patternOf } from './patterns.ts'
import { isCity, isRegion } from './places.ts'
import { calm } from './span.ts'

const common = new RegExp(`^${oneOf(ballotWords.common)}$`, 'i')
const legalForm = new RegExp(`\\s+(?:${legalForms}|Co)\\.?$`)
const namesOrganisation = (form: string) => organisationness(form) > 0

interface Party {
  votes: number
  forms: Set<string>
}

/** Names that may be the employer's, each with the signs that speak for it. Forms of one name count together. */
interface Ballot {
  vote(name: string, votes: number): void
  /** An address at a domain that begins like the name. */
  voteDomain(domain: string, votes: number): void
  winner(): string | null
}

export function createBallot(): Ballot {
  const parties = new Map<string, Party>()
  return {
    vote(raw, votes) {
      const form = trimmed(raw)
      const first = firstWord(form)
      if (!isName(form, first, votes)) return
      const party = parties.get(first) ?? { votes: 0, forms: new Set<string>() }
      party.votes += votes + (legalForm.test(form) ? 2 : namesOrganisation(form) ? 1 : 0)
      party.forms.add(form)
      parties.set(first, party)
    },
    voteDomain(domain, votes) {
      for (const [first, party] of parties)
        if (first.length > 2 && domain.startsWith(first.replace(/[^\p{L}\p{N}]/gu, ''))) party.votes += votes
    },
    winner() {
      const best = [...parties.values()].sort((a, b) => b.votes - a.votes)[0]
      return best ? longest([...best.forms]) : null
    },
  }
}

const shortForm = patternOf(ballotWords.shortForm, '')

const trimmed = (raw: string) => {
  const bare = raw.replace(/^The\s+/, '').replace(/(?:\s+logo)?[\s,:;!?]*$/, '')
  return (shortForm.test(bare) ? bare : bare.replace(/\.+$/, '')).replace(/['’]s$/, '').trim()
}

const firstWord = (form: string) => (form.split(/\s+/)[0] ?? '').toLowerCase().replace(/['’]s$/, '')

const stated = 12

const proseWord = patternOf(ballotWords.proseWord, 'gu')

function isName(form: string, first: string, votes: number): boolean {
  if (!/\p{L}/u.test(form) || form.length > 70 || common.test(first) || /\b(?:careers|jobs)$/i.test(form)) return false
  if (votes >= stated) return true
  if (isRegion(form) || isCity(form) || isRegion(form.split(/\s+/)[0] ?? '')) return false
  const wordsOfProse = form.match(proseWord) ?? []
  return (
    wordsOfProse.length < 2 && (titleness(form) < 1 || legalForm.test(form) || namesOrganisation(form) || votes >= 3)
  )
}

/** In full, and not shouted. */
function longest(forms: string[]): string {
  const spoken = forms.filter((form) => form !== form.toUpperCase() || form.length <= 5)
  const [first = '', ...others] = spoken.length > 0 ? spoken : forms
  const longer = (best: string, form: string) => (form.length > best.length ? form : best)
  const full = others.reduce(longer, first)
  const shouted = forms.reduce(longer, '')
  // A shouted name says more than its first word.
  return full.length <= 5 ? full : calm(full.includes(' ') ? full : shouted)
}
