import { asGerund } from '../language/speak/first-person.ts'
import type { Ask } from './ad.ts'
import { ad, type Part, say } from './draft.ts'
import { employerName, titleName } from './names.ts'
import type { Place, Proof } from './proofs.ts'
import type { Said } from './said.ts'

/** A way to begin. One that stands out has a name, and comes once in a letter. */
export interface Lead {
  name: string | null
  parts: Part[]
}

const plain = (parts: Part[]): Lead => ({ name: null, parts })
const once = (name: string, parts: Part[]): Lead => ({ name, parts })

interface Clause {
  proof: Proof
  predicate: string
  /** Whether the sentence says one line only: two are not easily put otherwise. */
  single: boolean
}

/** The ways to say where: at a place named for the first time, at one known, or where the last sentence was. */
export function leadsFor(clause: Clause, state: Said, ask: Ask | null, framed: boolean): Lead[] {
  const { proof, predicate } = clause
  const { place } = proof
  const said = `${proof.spoken.subject} ${predicate}`
  if (!place) return [plain(say`${said}`), once('addition', say`In addition, ${said}`)]
  if (state.place?.id === place.id) return again(clause, place, state)
  if (place.kind === 'project') return inProject(place, said)
  if (state.places.has(place.id)) return known(clause, place)
  return atPlace(place, said, state, ask, framed)
}

/** Back at a place that an earlier paragraph was about. */
function known({ proof, predicate }: Clause, place: Place): Lead[] {
  const { subject } = proof.spoken
  const said = subject === 'I' ? `I ${alsoDone(predicate)}` : `${subject} ${predicate}`
  const employer = employerName(place.name)
  if (place.current) return [once('current', say`In my current role, ${said}`), plain(say`${said}`)]
  return [plain(employer === '' ? say`${said}` : say`At ${employer}, ${said}`)]
}

const inProject = ({ name }: Place, said: string): Lead[] =>
  name === '' ? [plain(say`${said}`)] : [plain(say`In the project ${name}, ${said}`), plain(say`For ${name}, ${said}`)]

function atPlace(place: Place, said: string, state: Said, ask: Ask | null, framed: boolean): Lead[] {
  const employer = employerName(place.name)
  const title = titleName(place)
  const isEarlier = !place.current && state.before !== null && state.before.order < place.order
  const asTitle = (parts: Part[]): Lead[] => {
    // `As First Officer, I am a coordinator`
    if (!/^I (?!(?:am|was|have been) (?:an?|the) )/.test(said)) return []
    if (!isEarlier) return [plain([...say`As `, ...parts])]
    return [
      ...(framed ? [] : [once('before', [...say`Before that, as `, ...parts])]),
      once('earlier', [...say`Earlier, as `, ...parts]),
    ]
  }
  if (employer === '') return [...(title ? asTitle(say`${title}, ${said}`) : []), plain(say`${said}`)]
  // `the same employer` is the one named last.
  const isBack = state.before !== null && state.before.name !== place.name
  if (state.employers.has(place.name) && isBack && !place.current) return [plain(say`At ${employer}, ${said}`)]
  if (state.employers.has(place.name)) {
    const past: Lead[] =
      state.introduced === place.id
        ? [plain(say`In that role, ${said}`)]
        : [once('earlier', say`Earlier, at the same employer, ${said}`), plain(say`At the same employer, ${said}`)]
    const there = place.current ? [once('current', say`In my current role, ${said}`)] : past
    return title ? [...asTitle(say`${title}, ${said}`), ...there] : there
  }
  if (ask && said.startsWith('I ')) return pointing(ask, employer, said)
  const known = title ? asTitle(say`${title} at ${employer}, ${said}`) : []
  if (isEarlier)
    return [
      ...(framed ? [] : [once('before', say`Before that, at ${employer}, ${said}`)]),
      once('earlier', say`Earlier, at ${employer}, ${said}`),
      ...(place.from && place.from < place.to
        ? [plain(say`From ${place.from} to ${place.to}, at ${employer}, ${said}`)]
        : []),
      ...known,
    ]
  const since = place.current && place.from && title
  return [
    ...(since ? [plain(say`At ${employer}, where I have been ${title} since ${place.from}, ${said}`)] : []),
    plain(say`At ${employer}, ${said}`),
    ...known,
  ]
}

function pointing(ask: Ask, employer: string, said: string): Lead[] {
  const words = ad(ask.words)
  return [
    once('point', say`For ${words}, I can point to ${employer}, where ${said}`),
    once('asked', say`You ask for ${words}: at ${employer}, ${said}`),
  ]
}

function again({ proof, predicate, single }: Clause, place: Place, { work }: Said): Lead[] {
  const { subject, tense } = proof.spoken
  const isNow = tense === 'present'
  if (subject === 'my work')
    return [
      ...(work ? [once('it', say`It also ${predicate}`)] : []),
      ...(isNamed(place)
        ? [once('work', say`My work there also ${predicate}`), plain(say`My work there ${predicate}`)]
        : [once('work', say`My work also ${predicate}`), plain(say`My work ${predicate}`)]),
    ]
  if (subject !== 'I') return [plain(say`${subject} ${predicate}`)]
  // What lasted is part of the work; what was done once is not.
  const lasts = isNow === place.current && !/\p{N}%|\bfrom \S*\p{N}/u.test(predicate)
  const gerund = single && lasts && proof.spoken.rest === '' ? asGerund(proof.spoken) : null
  const there = isNamed(place) ? say`My work there also ` : say`My work also `
  const included = [...there, ...(isNow ? say`includes ` : say`included `)]
  return [
    plain(say`I ${alsoDone(predicate)}`),
    plain(say`I ${predicate}`),
    isNow &&
    place.current &&
    !/^(?:am|have been) |, and I |\b(?:(?:week|month|quarter|year|annual)(?:s|ly)?|term|season|daily|days?)\b/.test(
      predicate,
    )
      ? once('daily', say`Day to day, I ${predicate}`)
      : once('same', say`In the same role, I ${predicate}`),
    once(
      'that',
      place.current ? say`In this role, I ${alsoDone(predicate)}` : say`In that role, I ${alsoDone(predicate)}`,
    ),
    ...(place.current ? [] : [once('there', say`There, I ${alsoDone(predicate)}`)]),
    ...(gerund ? [once('included', [...included, ...say`${gerund}`])] : []),
  ]
}

/** A letter that has named no place has no `there`; a title is none. */
const isNamed = (place: Place) => employerName(place.name) !== ''

/** `am also responsible`, `have also been`, `also built`. */
const alsoDone = (predicate: string) =>
  /^(?:am|was|have) /.test(predicate) ? predicate.replace(/^(am|was|have) /, '$1 also ') : `also ${predicate}`
