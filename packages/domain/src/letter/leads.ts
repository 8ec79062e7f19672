import { titleWithArticle } from '../language/speak/article.ts'
import { asGerund } from '../language/speak/first-person.ts'
import { patternOf } from '../text/patterns.ts'
import { letterWords } from '../words/letter.ts'
import { type Piece, say } from './draft.ts'
import { employerName, titleName } from './names.ts'
import { type Need, withArticle } from './needs.ts'
import type { Engagement, Proof } from './proofs.ts'
import type { Said } from './said.ts'

/** A way to begin. One that stands out has a name, and comes once in a letter. */
export interface Lead {
  name: string | null
  pieces: Piece[]
}

const plain = (pieces: Piece[]): Lead => ({ name: null, pieces })
const once = (name: string, pieces: Piece[]): Lead => ({ name, pieces })

interface Clause {
  proof: Proof
  predicate: string
  /** Whether the sentence says one line only: two are not easily put otherwise. */
  single: boolean
}

/** The ways to say where: at an engagement named for the first time, at one known, or where the last sentence was. */
export function leadsFor(clause: Clause, state: Said, ask: Need | null, framed: boolean): Lead[] {
  const { proof, predicate } = clause
  const { engagement } = proof
  const said = `${proof.spoken.subject} ${predicate}`
  if (!engagement) return [plain(say`${said}`), once('addition', say`In addition, ${said}`)]
  if (state.engagement?.id === engagement.id) return again(clause, engagement, state)
  if (engagement.kind === 'project') return inProject(engagement, said)
  if (state.engagements.has(engagement.id)) return known(clause, engagement)
  return atEmployer(engagement, said, state, ask, framed)
}

/** Back at an engagement that an earlier paragraph was about. */
function known({ proof, predicate }: Clause, engagement: Engagement): Lead[] {
  const { subject } = proof.spoken
  const said = `${subject} ${predicate}`
  const added = subject === 'I' ? `I ${alsoDone(predicate)}` : said
  const employer = employerName(engagement.name)
  if (engagement.current)
    return [once('current', say`In my current role, ${said}`), plain(say`${added}`), plain(say`${said}`)]
  return employer === ''
    ? [plain(say`${said}`)]
    : [plain(say`At ${employer}, ${added}`), plain(say`At ${employer}, ${said}`)]
}

const inProject = ({ name }: Engagement, said: string): Lead[] =>
  name === '' ? [plain(say`${said}`)] : [plain(say`In the project ${name}, ${said}`), plain(say`For ${name}, ${said}`)]

const deedOfI = patternOf(letterWords.deedOfI, '')

function atEmployer(engagement: Engagement, said: string, state: Said, ask: Need | null, framed: boolean): Lead[] {
  const employer = employerName(engagement.name)
  const title = titleName(engagement)
  const isEarlier = !engagement.current && state.before !== null && state.before.order < engagement.order
  const asTitle = (pieces: Piece[]): Lead[] => {
    // `As First Officer, I am a coordinator`
    if (!deedOfI.test(said)) return []
    if (!isEarlier) return [plain([...say`As `, ...pieces])]
    return [
      ...(framed ? [] : [once('before', [...say`Before that, as `, ...pieces])]),
      once('earlier', [...say`Earlier, as `, ...pieces]),
    ]
  }
  if (employer === '') return [...(title ? asTitle(say`${title}, ${said}`) : []), plain(say`${said}`)]
  // `the same employer` is the one named last.
  const isBack = state.before !== null && state.before.name !== engagement.name
  if (state.employers.has(engagement.name) && isBack && !engagement.current)
    return [plain(say`At ${employer}, ${said}`)]
  if (state.employers.has(engagement.name)) {
    // The opening has just said where, and as what.
    if (state.introduced === engagement.id)
      return [
        plain(say`${said}`),
        plain(engagement.current ? say`In my current role, ${said}` : say`In that role, ${said}`),
      ]
    const past: Lead[] = [
      once('earlier', say`Earlier, at the same employer, ${said}`),
      plain(say`At the same employer, ${said}`),
    ]
    const now: Lead[] = [once('current', say`In my current role, ${said}`), plain(say`At ${employer}, ${said}`)]
    const there = engagement.current ? [...now, plain(say`${said}`)] : past
    return title ? [...asTitle(say`${title}, ${said}`), ...there] : there
  }
  if (ask && said.startsWith('I ')) return pointing(ask, employer, said)
  const known = title ? asTitle(say`${title} at ${employer}, ${said}`) : []
  if (isEarlier)
    return [
      ...(framed ? [] : [once('before', say`Before that, at ${employer}, ${said}`)]),
      once('earlier', say`Earlier, at ${employer}, ${said}`),
      ...(engagement.from && engagement.from < engagement.to
        ? [plain(say`From ${engagement.from} to ${engagement.to}, at ${employer}, ${said}`)]
        : []),
      ...known,
    ]
  const since = engagement.current && engagement.from && title
  return [
    ...(since
      ? [plain(say`At ${employer}, where I have been ${titleWithArticle(title)} since ${engagement.from}, ${said}`)]
      : []),
    plain(say`At ${employer}, ${said}`),
    ...known,
    // `In my work, my work`
    ...(said.startsWith('my ') ? [] : [plain(say`In my work at ${employer}, ${said}`)]),
  ]
}

function pointing(ask: Need, employer: string, said: string): Lead[] {
  const words = withArticle(ask)
  return [
    ...(ask.form === 'thing' ? [once('wanted', say`You ask for ${words}; at ${employer}, ${said}`)] : []),
    once('asked', say`You mention ${words}: at ${employer}, ${said}`),
  ]
}

const isTimed = patternOf(letterWords.isTimed, '')

function again({ proof, predicate, single }: Clause, engagement: Engagement, { work }: Said): Lead[] {
  const { subject, tense } = proof.spoken
  const isNow = tense === 'present'
  if (subject === 'my work')
    return [
      ...(work ? [once('it', say`It also ${predicate}`)] : []),
      ...(isNamed(engagement)
        ? [once('work', say`My work there also ${predicate}`), plain(say`My work there ${predicate}`)]
        : [once('work', say`My work also ${predicate}`), plain(say`My work ${predicate}`)]),
    ]
  if (subject !== 'I') return [plain(say`${subject} ${predicate}`)]
  // What lasted is part of the work; what was done once is not.
  const lasts = isNow === engagement.current && !/\p{N}%|\bfrom \S*\p{N}/u.test(predicate)
  const gerund = single && lasts && proof.spoken.rest === '' ? asGerund(proof.spoken) : null
  const there = isNamed(engagement) ? say`My work there also ` : say`My work also `
  const included = [...there, ...(isNow ? say`includes ` : say`included `)]
  return [
    plain(say`I ${alsoDone(predicate)}`),
    plain(say`I ${predicate}`),
    isNow && engagement.current && !isTimed.test(predicate)
      ? once('daily', say`Day to day, I ${predicate}`)
      : once('same', say`In the same role, I ${predicate}`),
    once(
      'that',
      engagement.current ? say`In this role, I ${alsoDone(predicate)}` : say`In that role, I ${alsoDone(predicate)}`,
    ),
    ...(engagement.current ? [] : [once('there', say`There, I ${alsoDone(predicate)}`)]),
    ...(gerund ? [once('included', [...included, ...say`${gerund}`])] : []),
  ]
}

/** A letter that has named no engagement has no `there`; a title is none. */
const isNamed = (engagement: Engagement) => employerName(engagement.name) !== ''

const auxiliary = patternOf(letterWords.auxiliary, '')

const withAuxiliary = patternOf(letterWords.withAuxiliary, '')

/** `am also responsible`, `have also been`, `also built`. */
const alsoDone = (predicate: string) =>
  withAuxiliary.test(predicate) ? predicate.replace(auxiliary, '$1 also ') : `also ${predicate}`
