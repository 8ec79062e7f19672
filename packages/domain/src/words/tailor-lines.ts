import type { Wording, Wordings } from './job/row.ts'

// Words by which one line of a resume is edited: what it opens with, what came of it, what it could do without.

/** What stands instead of words that say little; nothing where they only go. */
interface Plainer extends Wording {
  instead: string
}

/** Words that say little, and what says the same. */
export const plainerWords: readonly Plainer[] = [
  { words: '\\bin order to\\b', instead: 'to', why: 'says no more than `to`' },
  { words: '\\bso as to\\b', instead: 'to', why: 'says no more than `to`' },
  {
    words: '\\bon an? (?<often>daily|weekly|monthly|quarterly|yearly) basis\\b',
    instead: '$<often>',
    why: 'one word says how often',
  },
  { words: '\\bon an? annual basis\\b', instead: 'yearly', why: 'one word says how often' },
  { words: '\\bon a regular basis\\b', instead: 'regularly', why: 'one word says how often' },
  { words: '\\bon a day[- ]to[- ]day basis\\b', instead: 'day to day', why: 'a basis adds nothing' },
  {
    words: ' in an? (timely|professional|efficient|effective|friendly|courteous) (manner|fashion|way)\\b',
    instead: '',
    why: 'a way of working that everybody claims',
  },
  {
    words: ' (as and when|as|when|whenever|where|if) (required|needed|necessary)(?=[.;]?$)',
    instead: '',
    why: 'work is done when it is needed',
  },
  {
    words:
      '^(successfully|effectively|efficiently|proactively|consistently|actively|diligently|effortlessly|seamlessly) (?=\\p{Ll}+(ed|t|w|n|g|d)\\b)',
    instead: '',
    why: 'the deed says it',
  },
  {
    words: ' (successfully|proactively|diligently|effortlessly|seamlessly)(?= )',
    instead: '',
    why: 'the deed says it',
  },
  {
    words:
      '\\b(?<=\\p{Ll} )(various|numerous|a (wide )?(range|variety) of|a number of|an array of) (?=\\p{Ll}+(?: \\p{Ll}+)?s\\b)',
    instead: '',
    why: 'many without a number says nothing',
  },
  { words: '\\b(a wide|a broad|an extensive) range of\\b', instead: 'a range of', why: 'how wide is not said' },
  { words: '\\bthe general public\\b', instead: 'the public', why: 'there is one public' },
  { words: '\\butili[sz](?<end>ed|ing|es|e)\\b', instead: 'us$<end>', why: 'the longer word for `use`' },
  { words: '\\bapprox(\\.|imately)(?= ~?\\p{N})', instead: 'about', why: 'the shorter word' },
  { words: '\\bworked closely with\\b', instead: 'worked with', why: 'how close is not said' },
  { words: '\\bas well as\\b', instead: 'and', why: 'says no more than `and`' },
  { words: '\\bprior to\\b', instead: 'before', why: 'the shorter word' },
  { words: '\\bper annum\\b', instead: 'a year', why: 'plain English' },
  { words: '\\b(?<=\\p{Ll} )(all )?aspects of (?=the |our |\\p{Ll})', instead: '', why: 'names none of them' },
  {
    words: '^(various|general|other|miscellaneous) (duties|tasks|jobs) (including|such as) ',
    instead: '',
    why: 'every line tells of duties',
  },
  { words: '\\bboth internal and external\\b', instead: 'internal and external', why: 'two need no `both`' },
]

export const lineWords = {
  direction: {
    words: '^(in|out|up|down|on|off)$',
    why: 'a direction of a deed, also two of them in a row',
  },
  takesObject: {
    words: '^(them|it|the|an?|all|each|every|their|our)$',
    why: 'what a deed is done to follows, or this is it',
  },
  counted: {
    words: '(?<!\\b(in|since|of) )\\b\\p{N}{2}',
    why: 'a number of two digits and more that no year can be',
  },
  movesThing: {
    words: '^(took|take|takes|got|gets|drove|drives|pushed|put) [^,;]+ (down|up) (from|by|to) ',
    why: 'a verb that says with `up` or `down` that something became more or less',
  },
  ofManner: {
    words: `
      \\b(in|by|on) (\\p{L}+ )?(batches|sets|groups|lots|packs|pairs|runs|rows|teams|lengths|sizes|tens) of (\\p{L}+ )?\\p{N}+( (or|to|and) \\p{N}+)?
      \\bat \\p{N}+( (or|to|and) \\p{N}+)? to the \\p{L}+
      \\bat \\p{N}+ degrees`,
    why: 'figures of how something is done, and not of how much',
  },
  ofBeing: {
    words: '^(be|have|get|do|help)$',
    why: 'these tell no deed in the past by themselves',
  },
  opensWithThing: {
    words: '^[^,;]* (was|were|is|are|has|have|had)\\b',
    why: 'a line that opens with a thing of which something is said',
  },
  ongoing: {
    words: '^(?<deed>.+?), ((thereby|thus|therefore|and|successfully) )?(?<verb>\\p{Ll}+ing) (?<rest>.+)$',
    why: 'a deed, and what went on with it',
  },
  leading: {
    words: '^(?<deed>.+?),? (which |and this |this )?(resulting in|resulted in|leading to|led to) (?<noun>.+)$',
    why: 'a deed, and what it led to',
  },
  saving: {
    words: '^((annual|yearly|monthly|weekly) )?savings? of (?<much>.+)$',
    why: 'what was saved, as a noun',
  },
  goesWith: {
    words: '^\\S+ (?<link>up|out|off|with|in|on|at|to|for|as|after)\\b',
    why: 'a verb with another of these is another deed',
  },
  behindThing: {
    words: ' (of|for|in|on|at|with|from)\\b',
    why: 'what follows says of what, where or for whom',
  },
  leftOver: {
    words: '^(and|with|who)\\b',
    why: 'no sentence opens so once its first words are gone',
  },
  carrying: {
    words:
      '^(?<verb>carried out|carry out|carries out|conduct(ed|s)?|undertook|undertakes?|perform(ed|s)?|provid(ed|es|e)|gave|gives?|deliver(ed|s)?|offer(ed|s)?) (the )?(?<noun>\\p{Ll}+) (?<link>of|to|for) (?<rest>.+)$',
    why: 'a verb that only carries a noun: the noun is the deed',
  },
  ratePer: {
    words: '(?<=\\p{N}[^,;.]*) per (?=(hour|day|night|week|month|quarter|season|year)\\b)',
    why: 'a rate by `per`',
  },
  rateA: {
    words: '(?<=\\p{N}[^,;.]*) an? (?=(hour|day|night|week|month|quarter|season|year)\\b)',
    why: 'a rate by `a`',
  },
  pronoun: {
    words: '\\b(it|its|they|their|them|he|she|his|her|this|these|those|which|who)\\b',
    why: 'speaks of something that would then stand behind it',
  },
  grows: {
    words: 'rise increase growth uplift gain jump',
    why: 'nouns of more',
  },
  shrinks: {
    words: 'drop fall reduction decrease cut decline',
    why: 'nouns of less',
  },
  betters: {
    words: 'improvement',
    why: 'nouns of better',
  },
  howMuch: {
    words: '(by|from|to) .+',
    why: 'by how much, or between which ends',
  },
  goesUp: {
    words: 'rose rising grew growing increased increasing climbed climbing went_up going_up',
    why: 'it became more by itself',
  },
  goesDown: {
    words: 'fell falling dropped dropping decreased decreasing declined declining went_down going_down',
    why: 'it became less by itself',
  },
  broughtAbout: {
    words:
      '^(?<what>[^,;:]+?) (?<verb>brought|cut|reduced|halved|raised|lowered|doubled|increased)( (?<way>up|down))? (?<how>(from|by|to) .+)$',
    why: 'a change told as done, without who did it: in a line of a role, the person',
  },
  cameOf: {
    words:
      '(^|, (and )?| and |; )(?<what>((?! and )([^,;]|,(?=\\p{N})))+?) (?<how>(went|came|fell|rose|dropped|grew|climbed|increased|decreased|doubled|halved)( up| down)? (from|by) ([^,;]|,(?=\\p{N}))+)$',
    why: 'something became more or less, told as a clause of its own',
  },
  pointsBack: {
    words:
      '\\b(it|its|they|their|theirs|them|he|she|his|her|this|that|these|those|which|who|there|then|I|me|my|we|us|our)\\b',
    why: 'is only clear from what stands before it',
  },
  mayBeThing: {
    words:
      '^(marketing|training|engineering|accounting|planning|building|housing|nursing|catering|teaching|testing|meeting|cleaning|funding|fundraising|banking|painting|drawing|recruiting|advertising|branding|costing|dressing|farming|gardening|heating|lighting|mentoring|modelling|moulding|nesting|packing|parking|pricing|printing|purchasing|reporting|roofing|scheduling|shipping|staffing|tooling|trading|tracking|warehousing|welding|wiring|writing|counselling|coaching|consulting|merchandising|monitoring|networking|outsourcing|onboarding|screening|sourcing|spending|surveying|sampling)$',
    why: 'the name of a kind of work as often as a deed',
  },
  opensThing: {
    words: '^(the|an?|later|then|also)$',
    why: 'behind a comma or `and` in a row of tasks, it opens something else',
  },
  opensName: {
    words:
      '^(working|leading|operating|opening|closing|running|standing|living|existing|following|growing|rising|moving|driving|learning|managing|walking|waiting|dining|dancing|swimming|riding|cooking|sewing|knitting|reading)$',
    why: 'before a noun it says of which sort that is as often as what was done',
  },
  doing: {
    words:
      '^(answering|arranging|bringing|carrying|changing|charging|chasing|checking|clearing|collecting|delivering|doing|feeding|filing|filling|fixing|getting|giving|handing|helping|invoicing|keeping|loading|making|ordering|preparing|providing|putting|receiving|refilling|removing|repairing|replacing|restocking|selling|sending|serving|setting|slicing|sorting|stocking|stripping|sweeping|taking|typing|unloading|updating|uploading|washing|wiping)$',
    why: 'what follows it is what it is done to, in one or in many',
  },
  befalls: {
    words: ', (\\p{N}[\\p{N}.,]*|the|all|\\p{Ll}+ of \\P{L}?[\\p{N}.,]+)( \\p{Ll}+){0,4} (was|were) \\p{Ll}+',
    why: 'behind a comma, a thing and what was done with it',
  },
  opensDone: {
    words:
      '^(a|an|the|all|any|both|each|every|our|my|their|up|out|off|over|down|for|in|on|with|to|at|about|around|\\p{N}.*|[£$€].*)$',
    why: 'behind a word in -ing it says that something is done',
  },
  ownName: {
    words: '^I (have |had )?((also|then|now|currently|regularly|personally) )?(?=\\p{Ll}+\\b)',
    why: 'who did it goes without saying in a resume',
  },
  stillMine: {
    words: '\\b(I|me|my|mine|myself|we|our|us|ourselves)\\b',
    why: 'told in the first person',
  },
  byMe: {
    words:
      '^(?<what>.+?) (was|were|has been|have been) (?<deed>\\p{Ll}+( and \\p{Ll}+)?) by (me|myself)\\b(?<rest>.*)$',
    why: 'the person did it, told the other way round',
  },
  activity: {
    words:
      '(ings?|tion|sion|ment|ance|ence|ysis|als?|checks?|inspections?|audits?|tests?|repairs?|visits?|surveys?|tions|ments)$',
    why: 'how the name of a piece of work ends: one carries it out',
  },
  halfTold: {
    words: '\\b(and|or) \\p{Ll}+ing (them|it|the|a|an|all|any|our|their|\\p{Ll}+s\\b)',
    why: 'a deed in -ing behind others that were told in a tense',
  },
  afterLink: {
    words: '\\b(across|in|of|for|with|on|at|from|by|to|through|including|during|between) \\p{Ll}+ing\\b',
    why: 'a word in -ing behind it is a kind of work, and no deed of the line',
  },
  praise: {
    words:
      '(results?|detail|goal|target)[- ](driven|orient(at)?ed|focused) ((highly|very|self)[- ])?motivated dedicated passionate hard[- ]?working enthusiastic reliable dynamic caring conscientious driven committed proactive organi[sz]ed friendly diligent accomplished seasoned versatile talented energetic adaptable ambitious dependable trustworthy personable outgoing professional flexible team[- ]player',
    why: 'what anybody may call themselves',
  },
  praiseBehind: {
    words: ' with an? ((proven|solid|strong|excellent|successful) )+(track record|work ethic|reputation)(?=[.,;]?$)',
    why: 'a record is shown by what is on it',
  },
  amountInShort: {
    words: '(?<=[£$€]\\p{N}{1,3})k\\b',
    why: 'thousands by a letter',
  },
  amountInFull: {
    words: '[£$€]\\p{N}{1,3},\\p{N}{3}\\b',
    why: 'thousands in full',
  },
} satisfies Wordings

/** Nouns of deeds whose verbs are not in them letter by letter. */
export const nounsOfDeeds: readonly (Wording & { deed: string })[] = [
  { words: 'maintenance', deed: 'maintain', why: 'what is maintained' },
  { words: 'analysis', deed: 'analyse', why: 'what is analysed' },
  { words: 'upkeep', deed: 'maintain', why: 'what is kept up' },
  { words: 'oversight', deed: 'oversee', why: 'what is overseen' },
  { words: 'repair', deed: 'repair', why: 'what is repaired' },
  { words: 'purchase', deed: 'purchase', why: 'what is bought' },
  { words: 'advice', deed: 'advise', why: 'who is advised' },
  { words: 'guidance', deed: 'guide', why: 'who is guided' },
  { words: 'training', deed: 'train', why: 'who is trained' },
  { words: 'coaching', deed: 'coach', why: 'who is coached' },
  { words: 'mentoring', deed: 'mentor', why: 'who is mentored' },
  { words: 'support', deed: 'support', why: 'who is supported' },
]
