import { noes, spokenBack, undone, unhad } from '../words/denials.ts'
import type { Holding } from '../words/holding.ts'

// The words by which a person takes back, or never gave, what a statement names.

const any = (words: string) =>
  words
    .trim()
    .split(/\s*\n\s*/)
    .join('|')

export const opensWithNo = new RegExp(`^\\W*(?:${any(noes)})(?![\\p{L}\\d-])`, 'iu')
export const opensWithYes = /^\W*(?:yes|yeah|yep|sure|of course|ja|i (?:do|did|have|can|am|was))\b(?! not)(?!n['’]t)/i

/** `Never touched it.`, `No.`: a sentence that says nothing but that. */
export const deniesWhatIsBefore = new RegExp(
  `^\\W*(?:${any(noes)})(?:\\W*$|(?:\\W+\\p{L}+){0,3}\\W+(?:it|this|that|them|one|either|at all|yet|though|really)\\W*$)`,
  'iu',
)

/** `Kubernetes: never touched it`, `Kubernetes - none`, `Kubernetes, not really`. */
export const denialBehind = new RegExp(
  [
    `(?:\\s*[:(]\\s*|\\s+[-–—]+\\s*|\\s*[–—=]\\s*|\\.{2,}\\s*|…\\s*)(?:${any(noes)})(?:\\W*$|\\W+(?:${any(spokenBack)})(?!\\p{L}))`,
    `,\\s*(?:${any(noes)})(?:\\W*$|\\W+(?:really|at all|yet|used|touched|done|tried|worked|had|heard|experience|knowledge|it|that|them|me)(?!\\p{L})(?!(?:\\W+\\p{L}+){0,3}\\W+(?:with|in|of|using|on|for)\\s+(?!(?:it|this|that|them)\\b)))`,
  ].join('|'),
  'iu',
)

export const joint =
  /\s*,\s*(?:(?:and|but|then|yet|so|or)\s+)?|\s+(?:and|then|or)\s+|\s+(?:but|however|although|though|while|whereas|because|since|so|until|instead of|in favou?r of|rather than)\s+|\s+[–—-]\s+/gi
/** Whatever follows is another clause. */
export const parting = /\b(?:but|however|although|though|while|whereas|because|until|in favou?r of)\b/i
export const opensWithDoer =
  /^(?:(?:I|he|she|they|we|nobody|no one|somebody|someone|others|non titulaire)\b|(?:my|our|his|her|their|the|an?|another)\s+(?:\p{L}+\s+){0,2}\p{L}+\s+\p{L}+(?:ed|s)\b)/iu

/** What may come before the verb: `I have only once`, `Unfortunately I`. */
const lead = `^\\W*(?:(?:yes|well|so|and|but|or|also|then|later|once|sadly|unfortunately|honestly|frankly|currently|still|always|only|just|really|actually|eventually|finally|recently|twice|nearly|almost|very)\\W+)*`
const person = `(?:\\b(?:I|we)(?:['’](?:ve|m|d))?\\s+(?:(?:have|had|has|am|was|were|been|also|once|only|just|really|always|still|then|later|nearly|almost|actually|currently|very|much|even|ever|twice|both)\\s+)*)`

/** The verb of the clause says that nothing came of it. */
const predicates = undone.map(({ words, stands }) => ({
  pattern: new RegExp(`(?:${lead}|${person})(?:${any(words)})`, 'iu'),
  stands,
}))
export const predicateOf = (clause: string): Holding | null =>
  predicates.find(({ pattern }) => pattern.test(clause))?.stands ?? null

/** `Rejected Kubernetes`, and not `rejected faulty castings`. */
export const ofName =
  /^\W*(?:(?:I|we)\s+(?:have\s+|had\s+)?)?(?:[Rr]ejected|[Dd]eclined|[Rr]efused|[Aa]voided|[Dd]ropped|[Ss]kipped|\p{L}+ed against|[Ll]earning|[Tt]aking a course (?:in|on))\s+(?!Management|Development|Design|Support|Resources|Experience)(?:to\s|(?:an?|the)\s+(?:offer|place|job|role|degree|course)|(?:using\s+|the\s+)?\p{Lu})/u

/** Said of the thing itself, before or behind its name. */
export const standing = new RegExp(
  `\\b(?:${any(unhad)})\\b|\\b(?:goal|dream|wish|wish ?list|ambition|aspirations?|wanted|to learn|to do|todo|missing|lacking|failed|lost)\\s*:|\\bnot yet\\W*$|^\\W*(?:one day|in (?:the )?(?:near )?future|next (?:year|month|spring|summer|autumn|winter))\\b`,
  'iu',
)

/** A clause whose doer is somebody else, with the words in which its verb stands. */
export const others =
  /^\W*(?:at \p{L}+,? )?(?:(my|our|the|an?|another|his|her|their|one of (?:my|our|the)|some|other|most of my|all my)\s+)?((?:[\p{L}'’-]+\s+){1,4}[\p{L}'’-]+)/iu
/** Said in an answer of what somebody has anyway: `Kubernetes was my main tool`. */
export const ofMine =
  /\b(?:is|are|was|were|been)\s+(?:(?:always|still|once|long|also)\s+)?(?:my|mine|what I|something I|one of my|part of my|among my)\b/iu
/** What the words before a verb say of when and where. */
export const circumstance =
  /^\W*(?:(?:yes|yeah|yep|sure|well|so|and|also|then)\b\W*)*(?:[\p{L}\p{N} ,/+#.&-]{1,60}:\s+)?/iu
/** `it`, `never did`: what was named before. */
export const refersBack = /\b(?:it|them|did|done|either|there|that)\W*(?:\p{L}+\W*){0,2}$/iu
export const watching = /^\W*(?:I\s+(?:have\s+|had\s+)?)?observ(?:ed|ing)\s+((?:[\p{L}'’-]+\s*){1,4})/iu

/** In an answer, whatever says no anywhere leaves the whole sentence in doubt. */
export const doubtful =
  /\b(?:no|not|never|nothing|nobody|none|neither|nor|cannot|hardly|barely|gone|forgot\w*|expire[sd]?|lapsed?|possibly|perhaps|maybe|could|might|googl\w+|(?:see|ask) my|(?:only|just) (?:on|in) \w+|in theory|(?:stay|kept|keep)\w* away|heard|(?:almost|nearly) (?:got|passed|finished|had|made|learn\w+))\b|n['’]t\b/i
/** Nos that take nothing from the person. */
export const harmless =
  /\bnot (?:only|just|least)\b|\bno (?:accidents?|incidents?|complaints?|loss(?:es)?|later|more|less|fewer|doubt)\b|\bnever (?:miss|fail|lost|late)\w*/gi
/** Verbs after which an answer tells of no doing and no having. */
export const noDeed =
  /^\W*(?:yes\W+)?(?:(?:I|we)(?:['’](?:m|ve|d))?\s+)?(?:(?:have|had|am|was|been|once|just|only|also)\s+)*(?:stop|sit|sat|lie|lied|consider|buy|bought|ask|request|get|got|think|thought|skip|leave|left|apply|appli|interview|register|enrol|book|wait|refus|declin|avoid)(?:e?d|s|es|ing|ped|ping|ting|ied)?\b(?!\s+(?:certified|licen[cs]ed|promoted|qualified|my|trained|since|(?:it|mine|one) in \d))|\b(?:only|just) in an? (?:demo|video|talk|webinar)\b/i
