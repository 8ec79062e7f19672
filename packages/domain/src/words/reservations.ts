export interface Reservation {
  pattern: RegExp
  /** Where it holds: for what follows it, for its part of the sentence, or for the whole line of a heading. */
  reach: 'forward' | 'part' | 'line'
  /** Says less of the person wherever it stands, so that a text may add it. */
  isFree?: boolean
  /** Only in a statement that does not open with a verb: `Interviewed candidates` is none. */
  isOfNames?: boolean
  /** Says the same as the one before. */
  isAlike?: boolean
  why: string
}

/** What takes a statement back in part; a text that leaves it out claims more. Each is one bit. */
export const reservations: readonly Reservation[] = [
  {
    pattern:
      /\bunder (?:[\w'’]+ ){0,4}(?:supervision|guidance|direction|instruction|(?:eyes?|care) of)\b|\bsupervised by\b|\bunder (?:an?|the|my) (?:senior|head|chief|lead|master|qualified|experienced|licensed|certified|registered|chartered)\b|\bwith (?:help|support|guidance|assistance) (?:from|of)\b/g,
    reach: 'part',
    isFree: true,
    why: 'another watched over it',
  },
  {
    pattern:
      /\b(?:nephew|son|daughter|wife|husband|brother|sister) (?:of|to) an?\b|(?<=\b(?:assistant|apprentice) to [^;.]{1,60}, )an? \p{L}/gu,
    reach: 'forward',
    isAlike: true,
    why: 'what another is',
  },
  {
    pattern:
      /\b(?:exposure to|basic|basics of|beginner|elementary|introductory|introduction to|limited|familiar with|familiarity with|some (?!(?:\d|ten|twenty|thirty|forty|fifty|hundred|of\b))|a little|coursework|kitchen level|simple|petty|minor)\b/g,
    reach: 'forward',
    isFree: true,
    why: 'only the beginnings of it',
  },
  {
    pattern:
      /\b(?:in progress|under ?way|in training|pending|overdue|(?<=\p{L} )(?:outstanding|missing|on hold|remaining)(?=\W*(?:$|[,;)]))|unfinished|awaited|not (?:yet )?(?:completed|submitted|finished|passed|awarded|taken|used)|(?:\d+|one|two|three|four|five|six|seven|eight|nine) (?:out )?of (?:the )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|[a-z]+teen) (?:\w+ ){0,3}(?:credits?|exams?|examinations?|papers?|modules?|parts?|tests?|stages?)|withdrew|(?:took|sat) (?:the |an? )?(?:[\w-]+ ){0,4}(?:exam|examination)|no degree)\b|;\s*results? (?:awaited|pending|due|expected)\b/gu,
    reach: 'line',
    why: 'not finished yet',
  },
  {
    pattern:
      /\b(?:pursuing|studying (?:for|towards?)|(?:work|works|worked|working) towards?|preparing for|applied to)\b/g,
    reach: 'part',
    isAlike: true,
    why: 'not finished yet: on the way to it',
  },
  {
    pattern:
      /\b(?:trainee|candidate|(?:completion |graduation )?(?:expected)|enrolled|(?:student|associate|graduate|junior|provisional|honorary|probationary) member|eligible|incomplete|applied for|registered for|submitted|scheduled|booked for|withdrawn|left (?:after|without|early|before|in \d|\d)|without (?:an? )?exam|no exam|missed|dropped out|theory passed|passed (?:\w+ ){0,3}theory|(?:written|oral|practical|first) part|(?:part|module|stage|year) (?:\d+|[ivx]{1,3}|one|two|three)|first (?:half|year|stage) of)\b/g,
    reach: 'line',
    isOfNames: true,
    isAlike: true,
    why: 'on the way to it, by the name of who is',
  },
  {
    pattern: /\b(?:lapsed|expired|(?:ran|run) out in|inactive|retired|no longer|suspended|revoked)\b/g,
    reach: 'line',
    isFree: true,
    why: 'no longer so',
  },
  {
    pattern: /\b(?:former|formerly|previously|(?:stopped|ceased|gave up|quit) (?:\w+ing|the use of))\b/g,
    reach: 'forward',
    isFree: true,
    isAlike: true,
    why: 'no longer so: it was before',
  },
  {
    pattern:
      /\b(?:planned|plan|intended|hoped|tried|attempted|due|asked|volunteered|offered|learning|learned|learnt|wanted|want) to\b|\b(?:might|would have|if (?:hired|asked|needed|required))\b|(?<=^|\bi |, )(?:could|used to)\b|\b(?:(?:task|charg)ed with|responsible for) (?=(?:cutt|rais|doubl|winn|obtain|found|complet|achiev|reduc|increas)ing\b|\p{L}+ing [^,;.]*(?:\d%| by \d))|\bcall(?:ed|s)? me\b|\bcalled (?=.{1,80}\bby (?:my )?\p{L})|\b(?:interested in|interest in|would like|(?<=(?:was|been) )offered)\b/gu,
    reach: 'part',
    isFree: true,
    why: 'meant, and not done',
  },
  {
    pattern:
      /(?<!all |every |each |any )\b(?:parts? of(?! (?:an?|the|our) (?:[\w-]+ ){0,3}(?:team|crew|group|committee|panel|squad|unit)\b)|some of|a few of|(?:chapter|section|portion|module|stage|half|third|quarter)s? of (?:the|an?|its|their))\b/g,
    reach: 'forward',
    isFree: true,
    why: 'not all of it',
  },
  {
    pattern:
      /\b(?:part of|member of|on|in|as part of) (?:an?|the|our) (?:[\w-]+ ){0,3}(?:team|crew|group|committee|panel|squad|unit)(?: of \w+)? (?:that|which|who)\b|\b(?:jointly|joint (?=[a-z]+(?:ion|ment|ery|ing|ship)\b)|(?<!\b(?:at|in|on|from|to|for|of) )one of (?:two|three|four|five|six|seven|eight|nine|ten|the|\d+))\b/g,
    reach: 'part',
    isFree: true,
    why: 'done by a group, or with others',
  },
  {
    pattern:
      /\bof (?:an?|my|another) (?:colleague|friend|competitor)\b|\bwith (?:another|a fellow|(?:[a-z]+ )?(?:colleague|classmate|teammate)s?)\b/g,
    reach: 'part',
    isAlike: true,
    why: 'of another, or with one',
  },
  {
    pattern:
      /\b(?:occasionally|sometimes|partly|partially|phonetically|at times|once(?! a\b| per\b| every\b)|mostly|mainly|(?:almost|nearly) (?=\p{L}+ed\b))/gu,
    reach: 'forward',
    isFree: true,
    why: 'not always, or not quite',
  },
  {
    pattern: /\b(?:before|until|after) (?:i|we|my) (?:came|joined|started(?! \w+ing\b)|left|show|time)\b/g,
    reach: 'part',
    isAlike: true,
    why: 'before or after the person’s time',
  },
  { pattern: /\b(?:(?<!a )few|rarely|hardly|barely)\b/g, reach: 'forward', isFree: true, why: 'next to nothing' },
  {
    pattern: /(?<!\bnot )\b(?:only|just (?=\d|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b))/g,
    reach: 'part',
    why: 'so much and no more',
  },
  {
    pattern: /\b(?:(?:recommend|suggest|propos(?:al)?|consider|advocat)(?:e?d|ing|s|es|e)?|request(?:ed|ing))\b/g,
    reach: 'forward',
    why: 'proposed, and not done',
  },
  {
    pattern:
      /\b(?:year|award|prize|medal|cup|trophy|title)\b[^;.]{0,30}\b(?:went|given|awarded) to (?!me|us|our|my)|\b(?:entered (?:for|into) the (?!(?:\w+ )?(?:system|database|register|record))|shortlist|shortlisted|nominee|nominated|nomination|longlisted)\b/g,
    reach: 'line',
    why: 'it went to another, or was not won',
  },
  {
    pattern:
      /\b(?:volunteer(?:ed|ing)(?! to\b)|as (?:an? )?(?:\w+ )?volunteer|voluntarily|on a voluntary basis|unpaid|pro bono)\b/g,
    reach: 'part',
    isFree: true,
    why: 'not paid',
  },
  {
    pattern:
      /(?<!\bthan )\b(?:once|twice|(?:one|two|three|a|\d) (?:time|day|morning|afternoon|evening|night|weekend|shift|[a-z]{3,6}day)s?) (?:a|per|each|every) (?:month|quarter|term|season|year)\b/g,
    reach: 'part',
    isFree: true,
    why: 'seldom',
  },
  {
    pattern:
      /(?<=\b(?:first|second|third|fourth|fifth|\d+(?:st|nd|rd|th)|place|prize|medal|gold|silver|bronze|winner|won|champion)\b[^;.]{0,20})\b(?:in|of)(?= (?:the|its|my|our|an?) [\w-]+ (?:class|category|division|league|section|group|heat|round|region|county|district|state)\b)/g,
    reach: 'line',
    why: 'among fewer than all',
  },
  {
    pattern:
      /\b(?:mock|simulated|dummy|fictional|pretend)\b|\bpractice (?=(?:exam|test|interview|trial|run)s?\b)|\bstudent (?=(?:\w+ )?(?:(?:news)?paper|magazine|radio|council|union|project|theatre|production|film|play|show|performance|concert|exhibition|choir|band|orchestra|team|league|club|society|clinic|journal)s?\b)/g,
    reach: 'forward',
    isFree: true,
    isAlike: true,
    why: 'not the thing itself',
  },
  {
    pattern: /\b(?:finalist|runner-up|runners-up|commended|mention)\b/g,
    reach: 'line',
    why: 'near the prize, and not it',
  },
]

/** In a statement without a verb: not the thing itself, but the way to it. */
export const waysTo =
  /\b(?:attendance|application|course|workshop|seminar|learner|mate|top-up|starts|offered|mock|audition)\b/

/** Before a title they make it smaller. */
export const lesserTitles =
  'junior|jr|assistant|deputy|acting|interim|intern|trainee|apprentic\\w*|vice|student|locum|adjunct|commis|probationary|cadet|learner'
/** The same, and other words for a smaller part. */
export const lesserParts = `${lesserTitles}|internship|entry-level|stand-in|associate (?!of\\b|degree|in\\b)\\w+`
/** How one is employed. */
export const employments =
  'part-time|part time|contract|contractor|volunteer|voluntary|temporary|temp|seasonal|casual|fixed-term|agency|honorary|unpaid|freelance'

/** Who says so of a deed has said that others did it as well. */
export const asOneOfMany =
  /\bas (?:part|one|a member) of (?:an?|the|our) (?:[\w'-]+ ){0,3}(?:team|crew|group|committee|panel|squad|unit)\b/

/** With somebody: to be told only where the text takes it all upon the person. */
export const withOthers = /\b(?:together with|alongside)\b/
export const byOneself =
  /\b(?:responsible for|in charge of|on my own|alone|solely|sole|single-handedly|independently|owned?)\b/
