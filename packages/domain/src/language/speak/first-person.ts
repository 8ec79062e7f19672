import { among, patternOf } from '../../text/patterns.ts'
import { beforeThings, behindNoun, filler, handPost, heldPost, notManner } from '../../words/sentence-forms.ts'
import * as sentenceWords from '../../words/sentences.ts'
import { lastingVerbs, verbsWithoutObject } from '../../words/verb-classes.ts'
import { verbsOrNouns } from '../../words/verbs.ts'
import { titleness } from '../job-nouns.ts'
import { tidy } from '../line-sentences.ts'
import { determiner, firstWord, type Verb, verbOf } from '../opening-words.ts'
import { opensWithNoun } from '../opens-noun.ts'
import { readVerb, type VerbForm, verbForms } from '../verbs.ts'
import { articleFor, withArticle } from './article.ts'
import { inflected } from './inflected.ts'
import { withAnd } from './listed.ts'
import { lowerFirst, smallFirst } from './lower-first.ts'
import { changed, countOf, isFurther, isNameless, namesThing } from './nominal.ts'
import { opensWithThings } from './things.ts'

const isAuxiliary = among(sentenceWords.spokenAuxiliaries)
const isPastAuxiliary = among(sentenceWords.pastAuxiliaries)
const tellsDone = among(sentenceWords.linksOfDone)
const isLink = among(sentenceWords.linksOfNouns)
const opensThing = among(sentenceWords.thingOpeners)
const isFiniteWord = among(sentenceWords.finiteWords)
const joins = among(sentenceWords.verbJoints)

// A line of a resume as the person would say it: `Built the api` is `I built the api`. Where the grammar cannot be told
// for sure the answer is null: a line that is not used does less harm than a sentence that nobody would write.

export interface Spoken {
  /** `I`, `my work`, `my duties`, `we`. */
  subject: string
  /** From the finite verb on, without a full stop. */
  predicate: string
  tense: 'past' | 'present'
  /** What the line adds behind a semicolon, with the mark that joins it: `; tickets fell by 22%`. */
  rest: string
}

interface Held {
  /** The role is still held. */
  current: boolean
  /** The lines of the same role: where none of them opens with a verb, `Scheduled flights` are flights. */
  lines?: readonly string[]
}

type Opened = Omit<Spoken, 'rest'>

const mostWords = 45
const longest = 600

/** [LG13] A line as the person would say it; null where it could be read in two ways. */
export function firstPerson(line: string, { current, lines = [] }: Held): Spoken | null {
  const text = withoutLabel(tidy(line))
  if (text === '' || text.length > longest || /https?:|www\.|[@<>!?|]|\b(?:s?he|yours?|you)\b/i.test(text)) return null
  const [first = '', ...others] = text.split(/;\s+/).flatMap((piece, at) => (at === 0 ? withoutDeed(piece) : [piece]))
  const isNamed = lines.length > 1 && isBarePast(first) && lines.filter((it) => opensWithVerb(it)).length === 1
  const isThings = isNamed || isThingsAmong(first, lines) || isNameless(first, lines)
  const opened = isThings ? asWork(first, current) : open(first, current)
  if (!opened || wordCount(opened.predicate) > mostWords) return null
  return { ...opened, rest: others.map((piece) => joined(piece, opened, current)).join('') }
}

/** `Buddy driver for new starters: took out 14 drivers` says two things. */
function withoutDeed(piece: string): string[] {
  const [head = '', deed = '', ...more] = piece.split(': ')
  const isOne = asPost(head, true) || verbOf(firstWord(head))?.form === 'base'
  return more.length === 0 && isOne && verbOf(firstWord(deed))?.form === 'past' ? [head, deed] : [piece]
}

/** `Quotes and invoices in Xero` among `Fit locks`, `Ran a shop`: things, since no other line says what somebody does. */
const isThingsAmong = (first: string, lines: readonly string[]) =>
  lines.length > 1 &&
  /^\p{L}+s and \p{Ll}+s\b/u.test(first) &&
  readVerb(firstWord(first).toLowerCase())?.form === 'third' &&
  lines.filter((it) => readVerb(firstWord(tidy(it)).toLowerCase())?.form === 'third').length === 1

const opensWithVerb = (line: string) => asVerb(tidy(line), true)?.subject === 'I'

/** `Scheduled flights` may be a deed or a kind of flights. */
const isBarePast = (text: string) =>
  verbOf(firstWord(text))?.form === 'past' &&
  !/^worked |, \p{Ll}+ed\b/iu.test(text) &&
  /^\S+ \p{Ll}[\p{L}-]*s\b(?! (?:to|by|using|into|within)\b)/u.test(text)

const wordCount = (text: string) => text.split(/\s+/).length

/** `Sales growth: Increased …` says no less without its label. */
function withoutLabel(text: string): string {
  const at = text.indexOf(': ')
  const label = text.slice(0, at)
  const rest = text.slice(at + 2)
  const isLabel = at > 0 && wordCount(label) <= 4 && verbOf(firstWord(label)) === null && !states.test(label)
  // `compliance: fire, asbestos`: the first of several things.
  const isDeed =
    verbOf(firstWord(rest)) !== null && !(/^\p{L}+,/u.test(rest) && verbOf(firstWord(rest))?.form === 'base')
  return isLabel && isDeed ? rest : text
}

function open(piece: string, current: boolean): Opened | null {
  if (/^\p{L}+ing /u.test(piece) && isOfTwo(piece)) return null
  return (
    asSaid(piece) ??
    asChange(piece) ??
    asState(piece, current) ??
    asPassive(piece) ??
    asVerb(piece, current) ??
    (opensWithThings(piece) ? asWork(piece, current) : asCounted(piece, current))
  )
}

/** `Remakes down from 6% to 2%`: what went down. */
function asChange(piece: string): Opened | null {
  const said = changed(piece)
  return said && { subject: said.what, predicate: `went ${said.how}`, tense: 'past' }
}

/** `Caseload of 180 patients`, `61,000 miles driven`: so much of something. */
function asCounted(piece: string, current: boolean): Opened | null {
  const said = countOf(piece)
  return said === null ? null : asWork(said, current)
}

/** Already in the first person. */
function asSaid(piece: string): Opened | null {
  const said = /^(I|We|My \p{L}+) ((?:\p{L}|')+)( .+)$/u.exec(piece)
  const [, subject = '', verb = '', rest = ''] = said ?? []
  const read = verbOf(verb)
  if (!said || !(read || isAuxiliary(verb))) return null
  const tense = read?.form === 'past' || isPastAuxiliary(verb) ? 'past' : 'present'
  return {
    subject: subject.startsWith('My') ? lowerFirst(subject) : subject === 'We' ? 'we' : 'I',
    predicate: verb + rest,
    tense,
  }
}

const states =
  /^(?:(was|am|is|being) )?(?:(solely|directly|jointly|fully) )?(responsible for|in charge of|accountable for|involved in|interested in|experienced (?:in|with)|qualified (?:in|as)|comfortable with|used to(?= (?!\p{L}+ (?:an?|the|my)\b))|based (?:in|at)|on call (?:for|with))\b/iu
const post =
  /^((?:an? |the )?(?:\p{L}[\p{L}-]* ){0,4}?)((?:point of )?\p{L}[\p{L}-]*)(?= (?:for|of|in|on|with|to|at|since|one|two|three|\(|\p{N}))/u
const posts = patternOf(heldPost, '')
const hands = patternOf(handPost)

/** `Responsible for …`, `Form tutor to …`: what somebody is. */
function asState(piece: string, current: boolean): Opened | null {
  const state = states.exec(piece)
  if (state) {
    const words = [state[2], state[3]].filter(Boolean).join(' ').toLowerCase()
    const [thing = piece, ...told] = piece.slice(state[0].length).split(/, (?=\p{Ll})/u)
    const last = told.at(-1) ?? ''
    const isDone = readVerb(firstWord(last))?.form === 'past' && last.includes(' ')
    const isOver = !current || isDone || /^was$/i.test(state[1] ?? '')
    const deeds = isDone ? ` and ${last}` : ''
    const things = [thing, ...(isDone ? told.slice(0, -1) : told)].join(', ')
    return {
      subject: 'I',
      predicate: `${isOver ? 'was' : 'am'} ${words}${things}${deeds}`,
      tense: isOver ? 'past' : 'present',
    }
  }
  const tense = current ? 'present' : 'past'
  const duties = /^(?:duties|responsibilities|tasks) includ(?:ed?|ing):? /i.exec(piece)
  if (duties)
    return {
      subject: 'my duties',
      predicate: `${current ? 'include' : 'included'} ${piece.slice(duties[0].length)}`,
      tense,
    }
  return asPost(piece, current)
}

/** `Scrub nurse for …`: somebody by trade, in the singular. A verb before it may take the person as its object. */
function asPost(piece: string, current: boolean): Opened | null {
  const [whole = '', before = '', noun = ''] = post.exec(piece) ?? []
  const trade = noun.toLowerCase()
  const isHand = hands.test(before + noun)
  if (!isHand && !posts.test(trade) && (titleness(noun) < 1 || /s$/.test(trade) || trade === 'support')) return null
  // `Liaison with the hospital` is what one does.
  if (/^(?:liaison|contact)$/.test(trade) && piece.startsWith(' with', whole.length)) return null
  const verb = verbOf(firstWord(piece))
  const rest = piece.slice(whole.length)
  const isOf = /^ (?:for|of|to)\b/.test(rest)
  const isDeed = before
    ? verb?.form === 'past' || (verb?.form === 'base' && (current || !isOf) && !verbsOrNouns.has(verb.base))
    : verb !== null && !isOf
  const inner = ` ${before.replace(/^(?:an?|the) /i, '')}`
  const isHeld = / since (?:\p{L}+\.? )?\p{N}{4}\b/u.test(rest)
  if (
    (isDeed && !isHeld && !isHand) ||
    / (?:an?|the|our|my|their|its|or) /.test(inner) ||
    (verb && / and /.test(inner))
  )
    return null
  const name = lowerFirst(whole)
  const article = /^(?:an?|the) /.test(name)
    ? ''
    : /^(?:sole|only|first|main) /.test(name)
      ? 'the '
      : `${articleFor(name)} `
  const be = current && isHeld ? 'have been' : current ? 'am' : 'was'
  return { subject: 'I', predicate: `${be} ${article}${name}${rest}`, tense: current ? 'present' : 'past' }
}

const passives = among(sentenceWords.honours)
const byOthers = among(sentenceWords.plainHonours)

/** What was done to the person: `Promoted to …`, but `Promoted three colleagues` is their own doing. */
function asPassive(piece: string): Opened | null {
  const [first = '', next = ''] = piece.split(' ')
  const verb = first.toLowerCase()
  if (!passives(verb)) return null
  const isDoneTo = tellsDone(next) || (byOthers(verb) && !/^(?:\p{N}|(?:two|three|four|five|six)$)/u.test(next))
  return isDoneTo ? { subject: 'I', predicate: `was ${smallFirst(piece)}`, tense: 'past' } : null
}

/** What makes nouns of verbs that are as often nouns: `market research`, `lead time`, `design of`. */
const nominal = patternOf(behindNoun, 'u')
const fillers = patternOf(filler)
const noManner = patternOf(notManner)

function asVerb(piece: string, current: boolean): Opened | null {
  const plain = piece.replace(fillers, '')
  // `Apply baits` opens with its verb.
  const isManner = readVerb(firstWord(plain).toLowerCase()) === null
  const [, adverb = '', text = plain] = (isManner && /^(\p{L}+ly )(.+)$/u.exec(plain)) || []
  const verb = verbOf(firstWord(text))
  if (!verb || noManner.test(adverb) || !text.includes(' ')) return null
  // `Fell from 3 to none`: a number did.
  if (/^(?:fell|rose|dropped|climbed|went) (?:from|to|by|up|down)\b/i.test(text)) return null
  if (verb.form === 'gerund') return asDoing(text, current) ?? asWork(piece, current)
  if (!current && verb.form === 'base' && lasting(verb.base)) return null
  // `Used by 350 students`: somebody else does it.
  if (
    verb.form === 'past' &&
    / by /.exec(text)?.index === firstWord(text).length &&
    !/^\p{L}+ by \p{L}+ing\b/u.test(text)
  )
    return null
  // `Refrigerated multi-drop`: a word that we do not know may be no verb.
  if (verb.base === firstWord(text).toLowerCase() && verb.form === 'past' && !takesObject.test(text)) return null
  if (verb.base === 'be') return asBeing(text, verb)
  // `Known for clear explanations`, `Given the keys`
  if (verb.form === 'participle')
    return /^\S+ (?:for|as|to|by|in|with|an?|the)\b/.test(text)
      ? {
          subject: 'I',
          predicate: `${current ? 'am' : 'was'} ${smallFirst(text)}`,
          tense: current ? 'present' : 'past',
        }
      : null
  const to = wantedForm(verb, current)
  if (isNoun(text, verb, to)) return null
  const predicate = to === verb.form ? text : inflected(text, verb.form, to)
  if (predicate === null) return null
  const said = `${adverb.toLowerCase()}${smallFirst(withAnd(closed(predicate, to)))}`
  return {
    subject: 'I',
    predicate: said,
    tense: to === 'base' && verbForms(verb.base).past !== verb.base ? 'present' : 'past',
  }
}

const lasting = among(lastingVerbs)

/** `Spraying weeds, got my tickets`: what the person does, and then what they did. */
const isOfTwo = (text: string) =>
  text
    .split(', ')
    .some(
      (piece, at) =>
        at > 0 &&
        /^\p{L}+ (?:my|an?|the|our) /u.test(piece) &&
        (/^got /.test(piece) || verbOf(firstWord(piece))?.form === 'past'),
    )

const takesObject = patternOf(beforeThings, 'u')

/** `assisted the vet, monitored anaesthesia`: the last of several verbs wants its `and`. */
function closed(text: string, form: VerbForm): string {
  const at = text.lastIndexOf(', ')
  const last = text.slice(at + 2)
  const verb = at > 0 && !/ (?:and|or) /.test(last) ? verbOf(firstWord(last)) : null
  const isActive = !/^\p{L}+ (?:for|in|on|with|to|at|from|by|as)\b/u.test(last) && last.includes(' ')
  // A bare word may be a thing: `, position H-L045`.
  const isDeed = form !== 'base' || determiner.test(last.split(' ')[1] ?? '') || /^\p{L}+ \p{Ll}+s\b/u.test(last)
  return verb?.form === form && (form === 'past' || !verbsOrNouns.has(verb.base)) && isActive && isDeed
    ? `${text.slice(0, at)} and ${last}`
    : text
}

/** `Carrying out the check` is `I carry out the check`; before another noun the first word may be one: `Marketing plans`. */
function asDoing(text: string, current: boolean): Opened | null {
  const isDeed = /^\S+ (?:out |up )?(?:the|an?|all|my) [^,;:]+$/.test(text)
  const predicate = isDeed ? inflected(text, 'gerund', current ? 'base' : 'past') : null
  return predicate === null ? null : { ...asWork('', current), subject: 'I', predicate: smallFirst(predicate) }
}

const asWork = (piece: string, current: boolean): Opened => ({
  subject: 'my work',
  predicate: `${current ? 'includes' : 'included'} ${lowerFirst(withAnd(piece))}`,
  tense: current ? 'present' : 'past',
})

const asBeing = (text: string, { form }: Verb): Opened =>
  form === 'past'
    ? { subject: 'I', predicate: smallFirst(text), tense: 'past' }
    : { subject: 'I', predicate: text.replace(/^\p{L}+/u, 'am'), tense: 'present' }

/** A bare verb among the past ones of a former role is rather a noun; so is one before a gerund or a colon. */
function isNoun(text: string, { base, form }: Verb, to: VerbForm): boolean {
  if (form !== 'base' && form !== 'third') return false
  if (namesThing(text) || opensWithNoun(text)) return true
  // `Show cancelled in 2019`, `Walk round checks`
  if (/^\S+ (?:\p{Ll}+ed(?: (?:in|by|when|after|at|on)\b|$)|a?round (?:checks?|inspections?)\b)/u.test(text))
    return true
  const next = (text.split(' ')[1] ?? '').replace(/[,:]$/, '')
  if (/^\S+ (?:\p{Ll}\S+ )?\p{Ll}\S+: /u.test(text) && !/ (?:for|in|on|with|to|at) /.test(text.split(':')[0] ?? ''))
    return true
  // `Pick pack, unloading containers`: things in a row.
  if (to === 'past' && /^\S+ \p{Ll}+[^\Ws], \p{Ll}+ing\b/u.test(text)) return true
  // `Pilot flying on …`, `Scrub nurse for …`
  const [, doer = ''] = /^\S+ (?:along |round |up |out |in )?(\p{L}+)(?:,|$| \(| \p{Ll}{2,3} )/u.exec(text) ?? []
  const isSomebody = titleness(doer) === 1 && !/s$/.test(doer)
  if (isSomebody || (/ing$/.test(next) && titleness(base) === 1)) return true
  if (hasSubject(text)) return true
  if (!verbsOrNouns.has(base)) return false
  const isLoose = isLink(next) && !standsAlone(base)
  return isLoose || nominal.test(next) || (to === 'past' && !determiner.test(next))
}

/** `Rate changes of 2023 brought the ratio down`: a later verb with an object has the first words for its subject. */
function hasSubject(text: string): boolean {
  const words = text.split(' ')
  return words.some((word, at) => {
    const isVerb = at > 1 && readVerb(word)?.form === 'past' && opensThing(words[at + 1] ?? '')
    return isVerb && !/^(?:and|or|to|that|who|which)$|,$/.test(words[at - 1] ?? '')
  })
}

const standsAlone = among(verbsWithoutObject)

/** `cut` and `set` are their own past. */
function wantedForm({ base, form }: Verb, current: boolean): VerbForm {
  if (form === 'past' || form === 'participle') return 'past'
  return current || verbForms(base).past === base ? 'base' : 'past'
}

/** A further piece of the line, joined so that the sentence stays one. */
function joined(piece: string, head: Opened, current: boolean): string {
  const opened = asPiece(piece, head, current)
  if (opened?.subject === 'I') {
    const again = opened.tense === head.tense && head.subject === 'I' ? '' : 'I '
    return `, and ${again}${opened.predicate}`
  }
  if (hasFiniteVerb(piece)) return `; ${withArticle(lowerFirst(piece))}`
  if (head.subject === 'my work' && isFurther(piece)) return `, and ${countOf(piece) ?? lowerFirst(piece)}`
  if (/ (?:to date|so far|in (?:all|total)|on average|(?:an?|per) \p{L}+)$/u.test(piece))
    return `, ${lowerFirst(piece)}`
  if (/^(?:(?:no|zero|an?|the|all|up|over|more|about|\p{N}[\p{N}.,]*|[$€£]\S*) |\S+% of )/iu.test(piece))
    return `, with ${lowerFirst(piece)}`
  return /\p{N}/u.test(piece) ? ` (${lowerFirst(piece)})` : ''
}

/** `support tickets fell` opens with no verb, though its first word may be one. */
function asPiece(piece: string, { tense, subject }: Opened, current: boolean): Opened | null {
  const verb = verbOf(firstWord(piece))
  // A bare verb behind a past one is rather a noun: `trained a model; mean error 2%`.
  const isBare = verb !== null && verb.form !== 'past' && verbForms(verb.base).past !== verb.base
  // So is one behind things: `fault finding on controllers; drives and doors`.
  const isThing = isBare && (tense === 'past' || subject === 'my work')
  if (verb?.form === 'gerund' || isThing || (verb?.form !== 'past' && hasFiniteVerb(piece))) return null
  return asState(piece, current) ?? asPassive(piece) ?? asVerb(piece, current)
}

function hasFiniteVerb(piece: string): boolean {
  const words = piece.split(' ')
  return words.some((word, index) => {
    if (isFiniteWord(word)) return true
    if (index === 0 || verbOf(word)?.form !== 'past') return false
    const isMain = readVerb(word) !== null || /^(?:$|in|on|to|at|from|by|past|up|\p{N})/u.test(words[index + 1] ?? '')
    return isMain && !joins(words[index - 1] ?? '')
  })
}

/** `led a team and coached two juniors` as `leading a team and coaching two juniors`; null where that is not sure. */
export function asGerund({ subject, predicate, tense }: Spoken): string | null {
  const verb = subject === 'I' ? verbOf(firstWord(predicate)) : null
  if (!verb || verb.base === 'be' || readVerb(verb.base) === null || !/^(?:past|base)$/.test(verb.form)) return null
  const later = predicate
    .split(/,? and |, /)
    .slice(1)
    .some((piece) => verbOf(firstWord(piece)) !== null)
  // `load and unload`: a second one that we do not know.
  const isPair = /^\S+ and \p{Ll}/u.test(predicate)
  return tense && !later && !isPair ? predicate.replace(/^[\p{L}-]+/u, verbForms(verb.base).gerund) : null
}
