import type { Holding } from '../words/holding.ts'

// The words by which a person takes back, or never gave, what a statement names.

const any = (words: string) =>
  words
    .trim()
    .split(/\s*\n\s*/)
    .join('|')

const apostrophe = "['’]?"
const not = `(?:not|never|n${apostrophe}t|hardly|barely|scarcely)`
const auxiliary = '(?:do|did|does|have|has|had|am|is|are|was|were|can|could|would|will)'

/** A no, in the words of an answer. */
const no = any(`
  no(?! (?:later|more|less|fewer|doubt|problem)\\b)
  nope
  nah
  none
  never
  not(?! (?:only|just|least)\\b)
  nothing
  nil
  zero
  0(?![.,]?\\d)
  n/a
  nein
  nicht
  noch nicht
  kein\\p{L}*
  nie
  niemals
  leider
  non
  nada
  nunca
  jamais
  negative(?=\\W*$)
  hardly
  barely
  scarcely
  neither
  cannot
  can${apostrophe}t
  unable
  unfortunately
  sadly
  sorry
  (?:i )?${auxiliary}(?: not|n${apostrophe}t)\\b
  i(?:['’]ve| have| had| am|['’]m)? (?:never|not|no|hardly|barely)
  (?:only )?in (?:theory|my dreams)
  forgotten
  (?:i(?:['’]m| am) )?afraid(?: not)?
`)

/** What a denial ends in that speaks of something named before it. */
const back = any(`
  really
  at all
  yet
  ever
  so far
  much
  any
  us(?:e|ed|ing)
  touched
  done
  did
  do
  tried
  worked
  learn(?:ed|t)?
  had
  have
  has
  heard
  seen
  held
  hold
  it
  this
  that
  them
  one
  experience
  knowledge
  exposure
  idea
  clue
  practice
  skills?
  my
  for me
  something
  familiar
  know
  applicable
  currently
  certified
  licen[cs]ed
  qualified
  trained
  a
  been
`)

export const opensWithNo = new RegExp(`^\\W*(?:${no})(?![\\p{L}\\d-])`, 'iu')
export const opensWithYes = /^\W*(?:yes|yeah|yep|sure|of course|ja|i (?:do|did|have|can|am|was))\b(?! not)(?!n['’]t)/i

/** `Never touched it.`, `No.`: a sentence that says nothing but that. */
export const deniesWhatIsBefore = new RegExp(
  `^\\W*(?:${no})(?:\\W*$|(?:\\W+\\p{L}+){0,3}\\W+(?:it|this|that|them|one|either|at all|yet|though|really)\\W*$)`,
  'iu',
)

/** `Kubernetes: never touched it`, `Kubernetes - none`, `Kubernetes, not really`. */
export const denialBehind = new RegExp(
  [
    `(?:\\s*[:(]\\s*|\\s+[-–—]+\\s*|\\s*[–—=]\\s*|\\.{2,}\\s*|…\\s*)(?:${no})(?:\\W*$|\\W+(?:${back})(?!\\p{L}))`,
    `,\\s*(?:${no})(?:\\W*$|\\W+(?:really|at all|yet|used|touched|done|tried|worked|had|heard|experience|knowledge|it|that|them|me)(?!\\p{L})(?!(?:\\W+\\p{L}+){0,3}\\W+(?:with|in|of|using|on|for)\\s+(?!(?:it|this|that|them)\\b)))`,
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

interface Undone {
  /** Patterns, one a line. */
  words: string
  stands: Holding
  why: string
}

/** Deeds that were none, and what is only wished for. */
const undone: readonly Undone[] = [
  {
    words: `
  fail(?:ed|s)?\\b(?!-| ?over| (?:no\\b|none|nothing|payments?|deliver|batch|parts|components|units|transactions|orders|equipment|products|tests|claims))
  (?:flunk(?:ed)?|attempted|struggled?|hate[sd]?|envied)\\b
  tried(?: and| to|,|\\b(?=.*\\b(?:gave up|without success|failed|in vain)))
  (?:was |got |been )?(?:expelled|rejected|turned down|refused|denied|disqualified|barred|banned|excluded|struck off)\\b (?:from|by|for|an?|the|my|as|entry|admission)
  miss(?:ed)? (?:the|my|out)\\b
`,
    stands: 'never',
    why: 'It was tried, and nothing came of it.',
  },
  {
    words: `
  quit\\b
  g(?:ave|iven) up\\b
  drop(?:ped)? ?out\\b
  withdrew from\\b
  abandoned\\b(?! (?:carts?|baskets?|vehicles?|calls?|propert|wells?|buildings?))
  forfeited
`,
    stands: 'given up',
    why: 'The person let it go.',
  },
  {
    words: `
  los(?:t|e|es|ing)\\b(?!-| (?:no\\b|none|nothing|not a|only|property|and found|luggage|baggage|items?|customers|clients|accounts|sales|time|revenue|business))
  forgot(?:ten)?
  misplaced
`,
    stands: 'lapsed',
    why: 'It was there once.',
  },
  {
    words: `
  wanna\\b
  (?:want|wish|intend|aspir|dream|admir|dislik|fear|lack)(?:e|e?s|e?d|t|ing)?\\b
  hop(?:e|es|ed|ing)\\b
  plan(?:s|ned|ning)? (?:to|on)\\b
  (?:aim|long)(?:s|ed|ing)? (?:to|for)\\b
  (?:would|could|should|might|may|will|shall)(?: \\p{L}+)? (?:love|like|prefer|enjoy|be|have|learn|start|use|try|take|get|need|want)\\b
  (?:love|like|prefer) to (?:learn|use|try|work|get|have|hold|do|gain|start)\\b
  going to\\b
  learning (?:it|this|that|them|how|now|to)\\b
  (?:supposed|meant|meaning) to\\b
  keeps? meaning\\b
  thinking (?:about|of)\\b
  about to\\b
  (?:am |be )?(?:eager|keen|ready|happy|excited|curious|willing|open|glad|hungry|motivated|determined) (?:about|for|to (?:learn|use|try|get|gain|pick|train|be|study|take|become|obtain|acquire|develop))\\b
  (?:interested|interest) in\\b
  look(?:s|ing)? (?:forward|to|for|into)\\b
  need(?:s|ed)? (?:to (?:learn|get|gain|take|study)|training|help|lessons|a course)\\b
  (?:have )?yet to\\b
  (?:have|need) to\\b
`,
    stands: 'pending',
    why: 'It is wished for or planned.',
  },
  {
    words: `
  (?:watch|shadow)(?:ed|ing)\\b
  heard (?:of|about)\\b
  read about\\b
  saw (?:my|the|an?|how|others|some|it)\\b
  sat (?:next to|in on|beside)\\b
  report(?:s|ed|ing)? to (?:an?|the|our|my) (?:\\p{L}+ ){0,3}(?:lead|head|manager|director|chief|engineer|architect|officer|supervisor)\\b(?!.*\\b(?:on|about|with|weekly|monthly|daily)\\b)
`,
    stands: 'of others',
    why: 'Somebody else did it or has it.',
  },
  {
    words: `
  kn[eo]ws? (?:(?:next to |almost )?nothing|(?:very |too )?little|of)\\b
  ha(?:ve|s|d) (?:(?:only )?(?:heard|read|seen)|no|(?:very )?little|hardly|barely|zero)\\b
  (?:hold|holds|held|possess|own|got|see|need) (?:no|none|neither|zero)\\b
  am (?:no|never|afraid of|without)\\b
  (?:am )?(?:new to|bad at|unfamiliar|unable)\\b
  can(?:not|${apostrophe}t| (?:not|hardly|barely|neither))\\b
  ${auxiliary}(?: not|n${apostrophe}t)\\b
  never (?!stop|miss|fail|lost|lose|late|exceed|drop|had an? (?:accident|complaint|incident|injury))
  (?:neither|nor)\\b
`,
    stands: 'never',
    why: 'It is denied.',
  },
]

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
  `\\b(?:${any(`
  (?:is|are|was|were|has|have|had)(?:(?: \\p{L}+)? ${not}|n${apostrophe}t) (?:something|anything|one of|my|mine|part of|among|known|familiar|for me|a (?:skill|tool|thing)|an? (?:area|option)|been|in my|to my|yet|really|what|where|there|held|obtained|granted|passed|completed|finished)
  (?:is|are|was|were)n${apostrophe}t an?
  (?<!(?:that|which|who) )(?:was|were|been|got|has|had)(?: been)? (?:revoked|withdrawn|lost|denied|refused|rejected|suspended|taken away|taken from|stolen|stripped|annulled)
  (?:new|unknown|unfamiliar|foreign|alien|a mystery|strange) (?:to|for) me
  nicht (?:vorhanden|bestanden)
  non titulaire
  beyond me
  over my head
  (?:has|have|had|is|are) (?:run|ran) out(?! of)
  on my (?:list|to-do|todo|bucket|wish|reading)
  my (?:next )?(?:goal|dream|wish|ambition|aim)
  one day i
  some ?day
  i['’]?d (?:\\p{L}+ )?(?:love|like|prefer|enjoy|want|need|be|rather)
  if (?:i|hired|given|you)
`)})\\b|\\b(?:goal|dream|wish|wish ?list|ambition|aspirations?|wanted|to learn|to do|todo|missing|lacking|failed|lost)\\s*:|\\bnot yet\\W*$|^\\W*(?:one day|in (?:the )?(?:near )?future|next (?:year|month|spring|summer|autumn|winter))\\b`,
  'iu',
)

/** A clause whose doer is somebody else, with the words in which its verb stands. */
export const others =
  /^\W*(?:at \p{L}+,? )?(?:(my|our|the|an?|another|his|her|their|one of (?:my|our|the)|some|other|most of my|all my)\s+)?((?:[\p{L}'’-]+\s+){1,4}[\p{L}'’-]+)/iu
/** Without a word before them they are doers: `Customers served: 40` has none. */
export const somebody =
  /^(?:they|he|she|somebody|someone|others|everyone|nobody|people|colleagues|co-?workers|friends|team-?mates|class-?mates)$/i
export const people =
  /^(?:colleagues?|co-?workers?|team-?mates?|class-?mates?|peers?|friends?|boss|bosses|husband|wife|partner|brothers?|sisters?|father|mother|sons?|daughters?|parents?|neighbou?rs?|vendors?|suppliers?|subcontractors?|students?|seniors?|juniors?|competitors?|customers?|clients?|employers?|departments?|staff|other|others|people)$/i
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
