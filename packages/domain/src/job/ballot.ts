import { titleness } from '../language/job-nouns.ts'
import { organisationness } from '../language/organisations.ts'
import { oneOf, patternOf } from '../text/patterns.ts'
import { ballotWords } from '../words/job/ballot.ts'
import { legalForms } from '../words/legal-forms.ts'
import { calm } from './capitals.ts'
import { isCity, isRegion } from './places.ts'

const common = new RegExp(`^${oneOf(ballotWords.common)}$`, 'i')
export const legalForm = new RegExp(`\\s+(?:${legalForms}|Co)\\.?$`)
/** `Kestrel & Moon Estate Agents`: several who do it are a firm. */
export const isFirm = (form: string) => /^\S+ & \S+ .+s$/.test(form)
const namesOrganisation = (form: string) => organisationness(form) > 0

interface Form {
  name: string
  votes: number
  /** It stands at the top. */
  top: boolean
}

interface Party {
  votes: number
  /** By their small letters. */
  forms: Map<string, Form>
}

/** Who has the most signs, how many they are, and how many more than anybody else has. */
interface Winner {
  name: string
  votes: number
  lead: number
}

/** Names that may be the employer's, each with the signs that speak for it. Forms of one name count together. */
interface Ballot {
  vote(name: string, votes: number, top?: boolean): void
  /** An address at a domain that begins like the name. */
  voteDomain(domain: string, votes: number): void
  winner(): Winner | null
}

export function createBallot(): Ballot {
  const parties = new Map<string, Party>()
  /** `The District` is one that was named in full before. */
  const named = (form: string) =>
    [...parties.values()].find(({ forms }) =>
      [...forms.keys()].some((it) => it.split(' ').slice(1).includes(form.toLowerCase())),
    )
  /** `The Conservatoire`, whose name at the top ends so, whatever the word is. */
  const endsOnTop = (form: string) =>
    [...parties.values()].find(({ forms }) =>
      [...forms].some(([it, { top }]) => top && it.endsWith(` ${form.toLowerCase()}`)),
    )
  return {
    vote(raw, votes, top = false) {
      const form = trimmed(raw)
      const first = firstWord(form)
      if (!isName(form, first, votes)) return
      const full = top ? undefined : isKind(form) ? named(form) : /^The\s/.test(raw) ? endsOnTop(form) : undefined
      if (full) full.votes += votes
      if (full || (!top && isKind(form))) return
      const party = parties.get(first) ?? { votes: 0, forms: new Map<string, Form>() }
      const all = votes + (legalForm.test(form) ? 2 : namesOrganisation(form) ? 1 : 0)
      const before = party.forms.get(form.toLowerCase())
      party.votes += all
      party.forms.set(form.toLowerCase(), {
        name: before && !isShouted(before.name) ? before.name : form,
        votes: all + (before?.votes ?? 0),
        top: top || before?.top === true,
      })
      parties.set(first, party)
    },
    voteDomain(domain, votes) {
      for (const [first, party] of parties)
        if (first.length > 2 && domain.startsWith(first.replace(/[^\p{L}\p{N}]/gu, ''))) party.votes += votes
    },
    winner() {
      const [best, next] = [...parties.values()].sort((a, b) => b.votes - a.votes)
      return best
        ? { name: fullName([...best.forms.values()]), votes: best.votes, lead: best.votes - (next?.votes ?? 0) }
        : null
    },
  }
}

/** `District`, `Trust`: what sort of employer, and not which. */
const isKind = (form: string) => /^\p{L}+$/u.test(form) && organisationness(form) > 0.5

const shortForm = patternOf(ballotWords.shortForm, '')

const trimmed = (raw: string) => {
  const bare = raw.replace(/^The\s+/, '').replace(/(?:\s+logo)?[\s,:;!?]*$/, '')
  return (shortForm.test(bare) ? bare : bare.replace(/\.+$/, '')).replace(/['’]s$/, '').trim()
}

const firstWord = (form: string) => (form.split(/\s+/)[0] ?? '').toLowerCase().replace(/['’]s$/, '')

/** What a label says is the employer's name, whatever it looks like. */
export const stated = 12

const proseWord = patternOf(ballotWords.proseWord, 'gu')

function isName(form: string, first: string, votes: number): boolean {
  if (!/\p{L}/u.test(form) || form.length > 70 || common.test(first) || /\b(?:careers|jobs)$/i.test(form)) return false
  if (votes >= stated) return true
  if (isRegion(form) || isCity(form) || isRegion(form.split(/\s+/)[0] ?? '')) return false
  const wordsOfProse = form.match(proseWord) ?? []
  return (
    wordsOfProse.length < 2 &&
    (titleness(form) < 1 || isFirm(form) || legalForm.test(form) || namesOrganisation(form) || votes >= 3)
  )
}

const isShouted = (form: string) => form === form.toUpperCase() && form.length > 5

/** The form with the most signs, at the top where one of several words stands there; in full where that is said too. */
function fullName(forms: readonly Form[]): string {
  const onTop = forms.filter(({ name, top }) => top && name.includes(' '))
  const [best, ...others] = [...(onTop.length > 0 ? onTop : forms)].sort((a, b) => b.votes - a.votes)
  const name = best?.name ?? ''
  const isFuller = (form: Form) =>
    form.name.toLowerCase().startsWith(name.toLowerCase()) && /^['’ ]/.test(form.name.slice(name.length))
  const [full = name] = others
    .filter(isFuller)
    .map((form) => form.name)
    .sort((a, b) => b.length - a.length)
  return full.length <= 5 ? full : calm(full)
}
