import type { Holding } from './holding.ts'

// The words by which a person takes back, or never gave, what a statement names. Patterns, one a line.

export const apostrophe = "['’]?"
export const not = `(?:not|never|n${apostrophe}t|hardly|barely|scarcely)`
const auxiliary = '(?:do|did|does|have|has|had|am|is|are|was|were|can|could|would|will)'

/** A no, in the words of an answer. */
export const noes = `
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
`

/** What a denial ends in that speaks of something named before it. */
export const spokenBack = `
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
`

interface Undone {
  /** Patterns, one a line. */
  words: string
  stands: Holding
  why: string
}

/** Deeds that were none, and what is only wished for. */
export const undone: readonly Undone[] = [
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

/** Said of the thing itself, before or behind its name: it is not had. */
export const unhad = `
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
`
