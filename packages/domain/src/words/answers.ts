// Words by which an answer, or a line of a resume, is heard as a yes, a no or neither: patterns, compiled by what asks for them.

/** An answer opens with a yes. */
export const yes = "^\\W*(?:yes|yeah|yep|sure|of course|ja|i (?:do|did|have|can|am|was))\\b(?! not)(?!n['’]t)"

/** Where two clauses may join, if the second has a deed or a doer of its own. */
export const joint =
  '\\s*,\\s*(?:(?:and|but|then|yet|so|or)\\s+)?|\\s+(?:and|then|or)\\s+|\\s+(?:but|however|although|though|while|whereas|because|since|so|until|instead of|in favou?r of|rather than)\\s+|\\s+[–—-]\\s+'

/** Whatever follows is another clause. */
export const parting = '\\b(?:but|however|although|though|while|whereas|because|until|in favou?r of)\\b'

/** A clause opens with its doer. */
export const doerFirst =
  '^(?:(?:I|he|she|they|we|nobody|no one|somebody|someone|others|non titulaire)\\b|(?:my|our|his|her|their|the|an?|another)\\s+(?:\\p{L}+\\s+){0,2}\\p{L}+\\s+\\p{L}+(?:ed|s)\\b)'

/** What is named was turned down, or is only learnt; of what has no name it may be work. */
export const turnedDown =
  '^[^\\p{L}\\p{N}_]*(?:(?:I|we)\\s+(?:have\\s+|had\\s+)?)?(?:[Rr]ejected|[Dd]eclined|[Rr]efused|[Aa]voided|[Dd]ropped|[Ss]kipped|\\p{L}+ed against|[Ll]earning|[Tt]aking a course (?:in|on))\\s+(?!Management|Development|Design|Support|Resources|Experience)(?:to\\s|(?:an?|the)\\s+(?:offer|place|job|role|degree|course)|(?:using\\s+|the\\s+)?\\p{Lu})'

/** Who does it in a clause, with the words in which its verb stands. */
export const doerBeside =
  "^[^\\p{L}\\p{N}_]*(?:at \\p{L}+,? )?(?:(my|our|the|an?|another|his|her|their|one of (?:my|our|the)|some|other|most of my|all my)\\s+)?((?:[\\p{L}'’-]+\\s+){1,4}[\\p{L}'’-]+)"

/** What was named before, at the end of a clause. */
export const refersBack = '\\b(?:it|them|did|done|either|there|that)\\W*(?:\\p{L}+\\W*){0,2}$'

/** What a short denial says no to: something named before it. */
export const named = 'it|this|that|them|one|either|at all|yet|though|really'

/** The same behind a comma. */
export const deniedBehind =
  'really|at all|yet|used|touched|done|tried|worked|had|heard|experience|knowledge|it|that|them|me'

/** Behind it, what is denied is named after all: `not used with Excel`. */
export const namesAfter = '(?:with|in|of|using|on|for)\\s+(?!(?:it|this|that|them)\\b)'

/** What may come before the verb of a denial: `Unfortunately I`. */
export const leads =
  'yes|well|so|and|but|or|also|then|later|once|sadly|unfortunately|honestly|frankly|currently|still|always|only|just|really|actually|eventually|finally|recently|twice|nearly|almost|very'

/** Between the person and the verb: `I have only once`. */
export const betweenPersonAndVerb =
  'have|had|has|am|was|were|been|also|once|only|just|really|always|still|then|later|nearly|almost|actually|currently|very|much|even|ever|twice|both'

/** What is listed behind them, or told of a time to come, is not had. */
export const notHad =
  '\\b(?:goal|dream|wish|wish ?list|ambition|aspirations?|wanted|to learn|to do|todo|missing|lacking|failed|lost)\\s*:|\\bnot yet\\W*$|^\\W*(?:one day|in (?:the )?(?:near )?future|next (?:year|month|spring|summer|autumn|winter))\\b'

/** Somebody who was named has it. */
export const hasIt =
  '\\p{L} (?:is|are|was|were|has|have|had|does|did|do|holds?|runs?|handles?) (?:it|this|that|them)\\b'

/** The first verb of a clause. */
export const firstVerb = '^(?:(?:later|then|also|now|have|has|had)\\s+)?(\\p{L}+)'

/** Verbs that have a doer before them. */
export const finite = '^(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|belongs?)$'

/** A capital that names nothing else. */
export const months = '\\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*'

/** The first verb of a line, behind the person. */
export const verbFirst = "^[^\\p{L}\\p{N}_]*(?:(?:I|we)(?:['’]ve)? (?:have |had |also )?)?(\\p{L}+)"

/** The paper is the person’s own. */
export const ofOneself = '\\b(?:my|own|holding|as|using|myself)\\b'

/** Several, in one word. */
export const groupsOfPeople = '^(?:staff|team|crew|people)$'

/** `two licensed removers`: the paper of several. */
export const ofSeveral =
  '\\b(?:licen[cs]ed|certified|registered|qualified|chartered|accredited)(?: \\p{L}+){0,3} \\p{L}+[^s\\P{L}]s\\b'
