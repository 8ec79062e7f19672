import { joining } from './tagging.ts'
import { lowerAt } from './tokens.ts'
import type { OpenWord, Word } from './word.ts'

interface Reservation {
  pattern: RegExp
  /** Where it holds: for what follows it, for its part of the sentence, or for the whole line of a heading. */
  reach: 'forward' | 'part' | 'line'
  /** Says less of the person wherever it stands, so that a text may add it. */
  isFree?: boolean
  /** Only in a statement that does not open with a verb: `Interviewed candidates` is none. */
  isOfNames?: boolean
  /** Says the same as the one before. */
  isAlike?: boolean
}

/** What takes a statement back in part; a text that leaves it out claims more. Each is one bit. */
const reservations: Reservation[] = [
  {
    pattern:
      /\bunder (?:[\w'’]+ ){0,4}(?:supervision|guidance|direction|instruction|(?:eyes?|care) of)\b|\bsupervised by\b|\bunder (?:an?|the|my) (?:senior|head|chief|lead|master|qualified|experienced|licensed|certified|registered|chartered)\b|\bwith (?:help|support|guidance|assistance) (?:from|of)\b/g,
    reach: 'part',
    isFree: true,
  },
  // What another is.
  {
    pattern:
      /\b(?:nephew|son|daughter|wife|husband|brother|sister) (?:of|to) an?\b|(?<=\b(?:assistant|apprentice) to [^;.]{1,60}, )an? \p{L}/gu,
    reach: 'forward',
    isAlike: true,
  },
  {
    pattern:
      /\b(?:exposure to|basic|basics of|beginner|elementary|introductory|introduction to|limited|familiar with|familiarity with|some (?!(?:\d|ten|twenty|thirty|forty|fifty|hundred|of\b))|a little|coursework|kitchen level|simple|petty|minor)\b/g,
    reach: 'forward',
    isFree: true,
  },
  {
    pattern:
      /\b(?:in progress|under ?way|in training|pending|overdue|(?<=\p{L} )(?:outstanding|missing|on hold|remaining)(?=\W*(?:$|[,;)]))|unfinished|awaited|not (?:yet )?(?:completed|submitted|finished|passed|awarded|taken|used)|(?:\d+|one|two|three|four|five|six|seven|eight|nine) (?:out )?of (?:the )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|[a-z]+teen) (?:\w+ ){0,3}(?:credits?|exams?|examinations?|papers?|modules?|parts?|tests?|stages?)|withdrew|(?:took|sat) (?:the |an? )?(?:[\w-]+ ){0,4}(?:exam|examination)|no degree)\b|;\s*results? (?:awaited|pending|due|expected)\b/gu,
    reach: 'line',
  },
  {
    pattern:
      /\b(?:pursuing|studying (?:for|towards?)|(?:work|works|worked|working) towards?|preparing for|applied to)\b/g,
    reach: 'part',
    isAlike: true,
  },
  {
    pattern:
      /\b(?:trainee|candidate|(?:completion |graduation )?(?:expected)|enrolled|(?:student|associate|graduate|junior|provisional|honorary|probationary) member|eligible|incomplete|applied for|registered for|submitted|scheduled|booked for|withdrawn|left (?:after|without|early|before|in \d|\d)|without (?:an? )?exam|no exam|missed|dropped out|theory passed|passed (?:\w+ ){0,3}theory|(?:written|oral|practical|first) part|(?:part|module|stage|year) (?:\d+|[ivx]{1,3}|one|two|three)|first (?:half|year|stage) of)\b/g,
    reach: 'line',
    isOfNames: true,
    isAlike: true,
  },
  {
    pattern: /\b(?:lapsed|expired|(?:ran|run) out in|inactive|retired|no longer|suspended|revoked)\b/g,
    reach: 'line',
    isFree: true,
  },
  {
    pattern: /\b(?:former|formerly|previously|(?:stopped|ceased|gave up|quit) (?:\w+ing|the use of))\b/g,
    reach: 'forward',
    isFree: true,
    isAlike: true,
  },
  {
    pattern:
      /\b(?:planned|plan|intended|hoped|tried|attempted|due|asked|volunteered|offered|learning|learned|learnt|wanted|want) to\b|\b(?:might|would have|if (?:hired|asked|needed|required))\b|(?<=^|\bi |, )(?:could|used to)\b|\b(?:(?:task|charg)ed with|responsible for) (?=(?:cutt|rais|doubl|winn|obtain|found|complet|achiev|reduc|increas)ing\b|\p{L}+ing [^,;.]*(?:\d%| by \d))|\bcall(?:ed|s)? me\b|\bcalled (?=.{1,80}\bby (?:my )?\p{L})|\b(?:interested in|interest in|would like|(?<=(?:was|been) )offered)\b/gu,
    reach: 'part',
    isFree: true,
  },
  {
    pattern:
      /(?<!all |every |each |any )\b(?:parts? of(?! (?:an?|the|our) (?:[\w-]+ ){0,3}(?:team|crew|group|committee|panel|squad|unit)\b)|some of|a few of|(?:chapter|section|portion|module|stage|half|third|quarter)s? of (?:the|an?|its|their))\b/g,
    reach: 'forward',
    isFree: true,
  },
  {
    pattern:
      /\b(?:part of|member of|on|in|as part of) (?:an?|the|our) (?:[\w-]+ ){0,3}(?:team|crew|group|committee|panel|squad|unit)(?: of \w+)? (?:that|which|who)\b|\b(?:jointly|joint (?=[a-z]+(?:ion|ment|ery|ing|ship)\b)|(?<!\b(?:at|in|on|from|to|for|of) )one of (?:two|three|four|five|six|seven|eight|nine|ten|the|\d+))\b/g,
    reach: 'part',
    isFree: true,
  },
  {
    pattern:
      /\bof (?:an?|my|another) (?:colleague|friend|competitor)\b|\bwith (?:another|a fellow|(?:[a-z]+ )?(?:colleague|classmate|teammate)s?)\b/g,
    reach: 'part',
    isAlike: true,
  },
  {
    pattern:
      /\b(?:occasionally|sometimes|partly|partially|phonetically|at times|once(?! a\b| per\b| every\b)|mostly|mainly|(?:almost|nearly) (?=\p{L}+ed\b))/gu,
    reach: 'forward',
    isFree: true,
  },
  {
    pattern: /\b(?:before|until|after) (?:i|we|my) (?:came|joined|started|left|show|time)\b/g,
    reach: 'part',
    isAlike: true,
  },
  { pattern: /\b(?:(?<!a )few|rarely|hardly|barely)\b/g, reach: 'forward', isFree: true },
  {
    pattern: /(?<!\bnot )\b(?:only|just (?=\d|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b))/g,
    reach: 'part',
  },
  {
    pattern: /\b(?:(?:recommend|suggest|propos(?:al)?|consider|advocat)(?:e?d|ing|s|es|e)?|request(?:ed|ing))\b/g,
    reach: 'forward',
  },
  {
    pattern:
      /\b(?:year|award|prize|medal|cup|trophy|title)\b[^;.]{0,30}\b(?:went|given|awarded) to (?!me|us|our|my)|\b(?:entered (?:for|into) the|shortlist|shortlisted|nominee|nominated|nomination|longlisted)\b/g,
    reach: 'line',
  },
  // Not paid, or not the thing itself.
  {
    pattern:
      /\b(?:volunteer(?:ed|ing)(?! to\b)|as (?:an? )?(?:\w+ )?volunteer|voluntarily|on a voluntary basis|unpaid|pro bono)\b/g,
    reach: 'part',
    isFree: true,
  },
  // Seldom.
  {
    pattern:
      /(?<!\bthan )\b(?:once|twice|(?:one|two|three|a|\d) (?:time|day|morning|afternoon|evening|night|weekend|shift|[a-z]{3,6}day)s?) (?:a|per|each|every) (?:month|quarter|term|season|year)\b/g,
    reach: 'part',
    isFree: true,
  },
  // Among fewer than all.
  {
    pattern:
      /(?<=\b(?:first|second|third|fourth|fifth|\d+(?:st|nd|rd|th)|place|prize|medal|gold|silver|bronze|winner|won|champion)\b[^;.]{0,20})\b(?:in|of)(?= (?:the|its|my|our|an?) [\w-]+ (?:class|category|division|league|section|group|heat|round|region|county|district|state)\b)/g,
    reach: 'line',
  },
  {
    pattern:
      /\b(?:mock|simulated|dummy|fictional|pretend)\b|\bpractice (?=(?:exam|test|interview|trial|run)s?\b)|\bstudent (?=(?:\w+ )?(?:(?:news)?paper|magazine|radio|council|union|project|theatre|production|film|play|show|performance|concert|exhibition|choir|band|orchestra|team|league|club|society|clinic|journal)s?\b)/g,
    reach: 'forward',
    isFree: true,
    isAlike: true,
  },
  { pattern: /\b(?:finalist|runner-up|runners-up|commended|mention)\b/g, reach: 'line' },
]

const bitOf = (text: string) => {
  const at = reservations.findIndex(({ pattern }) => text.search(pattern) >= 0)
  return 1 << reservations.slice(1, at + 1).filter(({ isAlike }) => !isAlike).length
}
/** Who says to have helped, or to have shared, has kept these. */
export const lesserDeeds = { help: bitOf('under supervision') | bitOf('jointly'), share: bitOf('jointly') }

/** In a statement without a verb: not the thing itself, but the way to it. */
const waysTo = /\b(?:attendance|application|course|workshop|seminar|learner|mate|top-up|starts|offered|mock|audition)\b/

/** Before a title they make it smaller. */
export const lesserTitles =
  'junior|jr|assistant|deputy|acting|interim|intern|trainee|apprentic\\w*|vice|student|locum|adjunct|commis|probationary|cadet|learner'
const lesser = `${lesserTitles}|internship|entry-level|stand-in|associate (?!of\\b|degree|in\\b)\\w+`
const forms =
  'part-time|part time|contract|contractor|volunteer|voluntary|temporary|temp|seasonal|casual|fixed-term|agency|honorary|unpaid|freelance'

/** In a heading these make the title smaller. */
const ofTitles = [new RegExp(`\\b(?:${lesser})\\b`), new RegExp(`\\b(?:${forms})\\b`)]
/** Elsewhere only where they plainly belong to a title. */
const ofTitlesInText = [lesser, forms].map(
  (words) => new RegExp(`\\bas (?:an? |the )?(?:${words})\\b|\\((?:${words})\\b`),
)

/** The highest bit: what is named and not affirmed. Those above it are free. */
export const notAffirmed = 1 << (reservations.length + ofTitles.length + 2)

const isSentenceEnd = (text: string, at: number) =>
  /[;\n•|]/.test(text[at] ?? '') || (/[.!?]/.test(text[at] ?? '') && /^\s?$/.test(text[at + 1] ?? ''))
const isPieceEnd = (text: string, at: number) => /[,:]/.test(text[at] ?? '') || isSentenceEnd(text, at)

/** With somebody: to be told only where the text takes it all upon the person. */
const withOthers = /\b(?:together with|alongside)\b/
const alone = /\b(?:responsible for|in charge of|on my own|alone|solely|sole|single-handedly|independently|owned?)\b/

/** Sets which reservations hold for a word as a source, and which a text has kept; frees the words that make them. */
export function reserve(text: string, words: OpenWord[], isHeading: boolean) {
  const lower = text.toLowerCase()
  let bit = 1
  for (const { pattern, reach, isFree, isOfNames, isAlike } of reservations) {
    if (isAlike) bit >>= 1
    for (const { index, 0: said } of lower.matchAll(pattern)) {
      const end = index + said.length
      setReservation(words, span(lower, index, isSentenceEnd), bit, 'kept')
      if (isOfNames && words[0]?.verb) {
        const piece = span(lower, index, isPieceEnd)
        if (isRemark(words, piece) && !/^(?:trainee|candidate)$/.test(said)) setReservation(words, piece, bit, 'hedges')
        continue
      }
      const whole = reached(lower, index, end, reach, isHeading || !words[0]?.verb)
      setReservation(words, clipped(words, whole, index, end, reach), bit, 'hedges')
      for (const word of words) {
        if (word.from < index || word.to > end) continue
        word.makes |= bit
        if (isFree) word.isLight = true
      }
    }
    bit <<= 1
  }
  reserveOthers(lower, words)
  reserveWays(text, lower, words)
  ofTitles.forEach((pattern, index) => {
    const bit = 1 << (reservations.length + index)
    const any = pattern.exec(lower)
    if (!any) return
    setReservation(words, span(lower, any.index, isSentenceEnd), bit, 'kept')
    if (isHeading) setReservation(words, bracketed(lower, any.index), bit, 'hedges')
    const match = isHeading ? null : ofTitlesInText[index]?.exec(lower)
    if (!match) return
    const isBracket = match[0].startsWith('(')
    setReservation(
      words,
      isBracket ? span(lower, match.index, isPieceEnd) : phrase(lower, match.index + 3),
      bit,
      'hedges',
    )
  })
}

/** `Completed the training, refresher missed`: a part without a verb, behind one with. */
function isRemark(words: readonly Word[], [from, to]: Span): boolean {
  const first = words.find((word) => word.from >= from && word.to <= to)
  return first !== undefined && first.at > 0 && !first.verb && !first.isLight
}

function reserveWays(text: string, lower: string, words: OpenWord[]) {
  const bit = 1 << (reservations.length + ofTitles.length + 1)
  const match = waysTo.exec(lower)
  if (!match) return
  setReservation(words, span(lower, match.index, isSentenceEnd), bit, 'kept')
  const [start, stop] = span(lower, match.index, isSentenceEnd)
  if (words.find((word) => word.from >= start && word.to <= stop)?.verb || words.length >= 20) return
  // `TEFL, 40-hour introductory course`: a remark about what stands before; `…, Applied Data Workshop` is a place.
  const part = span(lower, match.index, isPieceEnd)
  const isRemark = !/\p{Lu}/u.test(text.slice(...part))
  setReservation(words, isRemark ? span(lower, match.index, isSentenceEnd) : part, bit, 'hedges')
}

function reserveOthers(lower: string, words: OpenWord[]) {
  const bit = 1 << (reservations.length + ofTitles.length)
  const match = withOthers.exec(lower)
  if (match) setReservation(words, span(lower, match.index, isSentenceEnd), bit, 'hedges')
  if (match || !alone.test(lower)) setReservation(words, [0, lower.length], bit, 'kept')
}

type Span = [from: number, to: number]

function reached(text: string, at: number, after: number, reach: Reservation['reach'], isName: boolean): Span {
  // `RDMS (OB/GYN), exam in abdomen scheduled`: only that exam.
  if (reach === 'line' && /^\s*exam in /.test(text.slice(back(text, at, isPieceEnd), at)))
    return span(text, at, isPieceEnd)
  if (reach === 'line') return span(text, at, isName ? isSentenceEnd : isPieceEnd, true)
  const part = span(text, at, isPieceEnd)
  return reach === 'forward' && /\p{L}/u.test(text.slice(after, part[1])) ? [at, part[1]] : part
}

/** `knew basic French and kept the diaries`: the next deed is under no reservation, nor is the one before a plan. */
function clipped(words: readonly Word[], whole: Span, at: number, after: number, reach: Reservation['reach']): Span {
  const own = words.find((word) => word.to > at)
  // `mainly cleaned tables and served guests`
  const isOfAll = reach !== 'forward' || words.find((word) => word.from >= after)?.verb
  if (!own || reach === 'line' || (!own.verb && isOfAll)) return whole
  const isJoined = (place: number) => joining.has(lowerAt(words, place - 1))
  // `to stand in and cut costs` may be all one plan.
  const deed = words.find((it) => it.from > after && it.form === 'past' && it.lower !== it.verb && isJoined(it.at))
  const isOpening = own.verb && (isJoined(own.at) || isJoined(own.at - 1))
  return [isOpening ? at : whole[0], Math.min(whole[1], deed?.from ?? whole[1])]
}

export function setReservation(words: readonly OpenWord[], [from, to]: Span, bit: number, what: 'hedges' | 'kept') {
  for (const word of words) if (word.from >= from && word.to <= to) word[what] |= bit
}

/** From one end to the other; where the reservation opens its part, the part before as well. */
function span(text: string, at: number, isEnd: (text: string, at: number) => boolean, reachesBack = false): Span {
  const start = back(text, at, isEnd)
  let end = at
  while (end < text.length && !isEnd(text, end)) end += 1
  const isOpening = reachesBack && at - start <= 3 && !isSentenceEnd(text, start - 1)
  return [isOpening ? back(text, Math.max(0, start - 2), isEnd) : start, end]
}

function back(text: string, at: number, isEnd: (text: string, at: number) => boolean): number {
  let start = at
  while (start > 0 && !isEnd(text, start - 1)) start -= 1
  return start
}

/** `lead (interim, four months), Torvald`: what stands before the bracket. */
function bracketed(text: string, at: number): Span {
  const open = text.lastIndexOf('(', at)
  const isInside = open >= 0 && !text.slice(open, at).includes(')')
  return isInside ? [back(text, open, isPieceEnd), at] : span(text, at, isPieceEnd)
}

/** `as acting engineer on 60 shifts`: up to the next small word. */
function phrase(text: string, at: number): Span {
  const end = text.slice(at, at + 80).search(/[,;.(]|\s(?:on|at|in|for|with|of|and|to|from)\s/)
  return [at, end < 0 ? text.length : at + end]
}
