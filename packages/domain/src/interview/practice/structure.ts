import { isOutcome } from '../../language/outcomes.ts'
import { readVerb } from '../../language/verbs.ts'
import { words } from '../../language/words.ts'
import type { OutlineLine, QuestionKind } from '../types.ts'
import type { Used } from './evidence.ts'

export interface PartSaid {
  part: string
  said: boolean
}

/** Whether an answer has a part, by the words that such a part is said with. */
type Cue = (answer: string) => boolean

const says =
  (pattern: RegExp): Cue =>
  (answer) =>
    pattern.test(answer)

/** Verbs of being rather than doing. */
const still = new Set('be have feel know think want need like hope believe seem mean see hear understand'.split(' '))

/** `I filled the vacancies`, `I then changed the roster`. */
const ownDeed: Cue = (answer) => {
  const said = words(answer)
  return said.some((it, at) => it === 'i' && said.slice(at + 1, at + 3).some(isDeed))
}

function isDeed(word: string): boolean {
  const verb = readVerb(word)
  return verb !== null && (verb.form === 'past' || verb.form === 'participle') && !still.has(verb.base)
}

const result =
  /\d\s?%|\b(?:as a result|in the end|since then|led to|resulted? in|ended (?:up|with)|turned out|came (?:down|up)|went (?:down|up)|from \S+ to \S+|learn(?:ed|t)|afterwards|to this day)\b/i
const outcome: Cue = (answer) => result.test(answer) || words(answer).some((it) => isOutcome(it, []))

const aTime =
  /\b(?:19|20)\d\d\b|\b(?:when|while|after|before) (?:i|we|my|our|the)\b|\b(?:at the time|back then|in my|during|last (?:year|month|week|summer|winter|spring|autumn)|years? ago)\b/i
const aPlace = /\b(?:at|for|with) \p{Lu}/u

const told: Record<string, Cue> = {
  Situation: (answer) => aTime.test(answer) || aPlace.test(answer),
  Task: says(
    /\b(?:asked (?:me|us)|(?:had|needed|wanted|tasked) (?:me |us )?to|my (?:task|job|part|goal|aim|brief)|(?:goal|aim|task|target|challenge|problem|difficulty|question|point) was|was (?:responsible|asked|told|expected|meant)|in charge of|up to me|because)\b/i,
  ),
  Action: ownDeed,
  Result: outcome,
}

/** A case that has not happened yet is thought through. */
const thought: Record<string, Cue> = {
  Situation: says(/\b(?:ask|look|find out|check|read|talk to|speak to|listen|understand|see)\b/i),
  Task: says(/\b(?:goal|aim|matters?|important|first of all|make sure|so that|needs?|safe|outcome|priority)\b/i),
  Action: says(/\b(?:i would|i['’]d|i will|i['’]ll|first|then|next)\b/i),
  Result: says(/\b(?:know|measure|check|follow up|afterwards|tell|report|ask for help|come back|review)\b/i),
}

const others: Record<string, Cue> = {
  'Say it straight': says(
    /\b(?:not (?:yet )?|never |n['’]t (?:yet )?|no |without )(?:\w+ ){0,3}|\b(?:only|new to me|little)\b/i,
  ),
  Nearest: says(/\b(?:near|close|similar|like|comparable|compares|instead|what i (?:have|did)|i (?:have|did))/i),
  'Next step': says(/\b(?:would|will|i['’]d|i['’]ll|plan|start|begin|learn|course|practi[sc]e|ready)\b/i),
  'Your part': ownDeed,
  Proof: says(/\d|\b(?:measured|counted|report|figures?|records?|confirm|manager|colleague|reference|system)\b/i),
  Now: says(/\b(?:now|currently|at present|today|i (?:am|work|run|lead))\b|\bi['’]m\b/i),
  Last: ownDeed,
  Before: says(/\b(?:before|earlier|previously|then|until|first)\b/i),
  'Why this': says(/\b(?:because|why|want|interest|role|job|position|looking for)\b/i),
  'About them': says(/\b(?:you|your|team|company|here)\b/i),
  'About you': says(/\b(?:i|my)\b/i),
  'Why now': says(/\b(?:now|next|time|after|ready)\b/i),
  'What you hold': says(/\b(?:hold|have|gained|passed|earned|registered|licen[cs]ed|certified)\b/i),
  'Until when': says(/\b(?:until|valid|expires?|renew\w*|(?:19|20)\d\d)\b/i),
  'In use': says(/\b(?:use|used|speak|write|read|work|last)\b/i),
  'Your level': says(/\b(?:native|fluent|good|basic|level|[abc][12]|mother tongue|intermediate|beginner)\b/i),
  Example: says(/\b(?:for example|for instance|once|when|last)\b/i),
  Count: says(/\b(?:years?|months?)\b/i),
  Closest: says(/\b(?:most like|closest|nearest|similar|same)\b/i),
}

const cueFor = (kind: QuestionKind, part: string): Cue | undefined =>
  (kind === 'situational' ? thought[part] : told[part]) ?? others[part]

/** The parts of the outline, and which of them the answer has. Advice that is not to be said is no part. */
export function partsSaid(kind: QuestionKind, outline: readonly OutlineLine[], answer: string, used: Used): PartSaid[] {
  return outline.flatMap(({ part, quotes }) => {
    if (part === 'Your own words') return [{ part, said: quotes.some(({ source }) => used.has(source)) }]
    const cue = cueFor(kind, part)
    return cue ? [{ part, said: cue(answer) }] : []
  })
}
