export type SectionKind =
  | 'duties'
  | 'profile'
  | 'preferred'
  | 'traits'
  | 'role'
  | 'offer'
  | 'about'
  | 'apply'
  | 'legal'
  | 'facts'
  | 'unknown'
  | 'general'

// A title is a noun of its kind with words that only qualify it, or a phrase that opens like a title and holds a telling word.

const qualifier =
  '(?:(?:the|our|your|a|an|job|position|role|basic|minimum|key|core|essential|required|candidate|person|general|professional|technical|necessary|mandatory|specific|formal|main|ideal|primary|principal|major|typical|daily|day-to-day|relevant|other|special|top|hard|soft|education|educational|experience|skills?|total|full|employee|company|we) )*'
const asked =
  '(?:requirements?|qualifications?|skills?|skill set|experience|profile|criteria|competenc(?:y|ies|es?)|background|knowledge|education|attributes|specification|abilities|capabilities|prerequisites|credentials|expertise|must-haves?|must haves?|essentials?|required|track record|eligibility|licen[cs]es?|certifications?|training|anforderungen|profil|qualifikation(?:en)?|voraussetzungen|kenntnisse|languages?)'
const done =
  '(?:responsibilit(?:y|ies)|duties|tasks?|functions?|accountabilities|mission|activities|scope|deliverables|assignments?|aufgaben|aufgabengebiet|tätigkeiten|objectives)'
const given =
  '(?:benefits?|perks|compensation|pay|salary|package|remuneration|rewards?|offer|wages?|pay range|salary range|benefits package|angebot|vorteile|leistungen)'
const joined = (noun: string) => `${noun}(?:(?: and| &|,|/| \\+) (?:${qualifier})${noun})*`

const exactly = (body: string) => new RegExp(`^(?:${body})$`)

const titles: [SectionKind, RegExp][] = [
  [
    'preferred',
    exactly(
      `(?:the )?(?:nice|good|great)[- ]to[- ]haves?(?: skills)?|(?:we )?(?:nice|lovely|welcome) (?:extras?|additions)|(?:some )?(?:extras?|optional|pluses|plus points|advantageous|assets?|helpful)|(?:a|big|huge)? ?plus(?:es)?(?: if you have)?|bonus(?: points| skills| qualifications| if| experience| round)*(?: (?:for|if)(?: you.*)?)?|(?:strongly )?(?:preferred|desired|desirable|additional|optional|bonus|beneficial)(?: (?:${asked}|criteria|skills|but not (?:required|essential)|and|or|/|&))*|${asked} (?:preferred|desired|desirable)|extra (?:credit|points)|brownie points|icing on the cake|even better(?: if.*)?|also (?:great|good|nice|useful|helpful|welcome)|ideally(?: you.*)?|it (?:would be|is|'s) (?:an? )?(?:great|nice|lovely|plus|advantage|bonus|ideal)(?: if.*)?|what (?:helps|would help|is welcome|else helps)|what would .*|(?:you|it) (?:might|may|could) also .*|(?:good|great|nice|helpful|useful|points) if .*|wünschenswert|von vorteil|nice-to-haves?|wish ?list|stand out.*|how to stand out|what (?:will )?(?:makes?|sets?) you (?:apart|stand out).*|to stand out.*`,
    ),
  ],
  [
    'traits',
    exactly('(?:your )?personal (?:characteristics|attributes|qualities|traits|profile)|behaviou?rs|personality'),
  ],
  [
    'apply',
    exactly(
      '(?:how )?to apply|how (?:do i|can i|you) apply|(?:your )?applications?(?: process| procedure| window| details| instructions)?|apply(?: now)?|(?:the )?(?:job |our |hiring |selection |recruitment |interview )*(?:interviews?|process|procedure|timeline|stages)|next steps?|contact(?: us| person)?|what happens (?:next|after .*|when .*)|closing date|a word about the process|about the (?:interviews?|process)|bewerbung|kontakt|interested|your contact|how we hire|ready to (?:apply|join).*',
    ),
  ],
  [
    'legal',
    exactly(
      '(?:an? )?(?:equal (?:employment )?opportunit(?:y|ies)(?: employer| statement)?|eeo(?:c)?(?: statement)?|eoe|diversity.*|our commitment.*|commitment to .*|privacy.*|data protection.*|accommodations?|disclaimer.*|safeguarding.*|legal.*|note to (?:agencies|recruiters).*|inclusion.*|equality.*|pay transparency.*|background checks?|e-verify.*|(?:important )?notice.*|disclosure .*|dbs.*|certificate of sponsorship.*|please note|gdpr)',
    ),
  ],
  [
    'profile',
    exactly(
      `${qualifier}${joined(asked)}(?: (?:for|of) (?:this|the|a) (?:role|position|job|post|candidate))?(?: (?:required|needed|specification))?|(?:ideal|successful|right|the) (?:candidate|applicant|person)(?: (?:profile|has|will have|is|must have|should have|specification|brings))?|person specification|(?:das )?(?:bringst du|bringen sie) mit|was (?:du mitbringst|sie mitbringen)|(?:das |dein |ihr |sein )?profil|das zeichnet (?:sie|dich) aus|who (?:you are|are you|should apply|can apply|we.*(?:looking for|need|want)|is this for)|about you(?:rself)?|you(?:'ll| will)? (?:also )?(?:have|bring|need|are|must have|must|should have|offer|possess|know|must be|bring along)|you(?:'re|'ve)?|(?:we|i) (?:need|require|expect|ask|ask for)|we(?:'re| are) (?:looking|searching) for|are you .*|do you have.*|is this you|you might be a (?:good )?fit.*|you(?:'re| are) a (?:good|great) fit.*|to (?:be considered|qualify|succeed|be successful).*|requirements .*`,
    ),
  ],
  [
    'duties',
    exactly(
      `${qualifier}${joined(done)}(?: (?:and|&) .{1,30}| of .{1,30}| include| will include)?|(?:the )?work|you(?:'ll| will| would|'d)(?: be)?(?: do| responsible for)?|(?:in this|in your|as|during|with us|at|on a|a) .{2,60}(?: you(?:'ll| will| would)?.{0,20}|typical .*)|day[- ]to[- ]day.*|(?:your |a |the )?(?:typical |average )?(?:day|week).{0,30}|the (?:successful )?(?:candidate|applicant|post ?holder) will|(?:das )?erwartet (?:sie|dich)|(?:das |was )?(?:dich |sie )?erwartet.*|how you(?:'ll| will).*|your (?:impact|day|contribution|challenge|challenges|focus|role in .*)|(?:ihre|deine|das sind deine|das sind ihre) aufgaben|(?:the )?job (?:involves|entails)|(?:that is |here is )?what awaits you`,
    ),
  ],
  [
    'role',
    exactly(
      '(?:about )?(?:the |this |your |our )?(?:role|job|position|post|opportunity|vacancy|challenge)(?: (?:description|summary|overview|purpose|profile|in brief|itself|details?))?|(?:role|job|position|general) (?:description|summary|overview|purpose|objective)|overview|summary|purpose|description|about the (?:job|role|position|opportunity)(?: .{1,20})?|stellenbeschreibung',
    ),
  ],
  [
    'offer',
    exactly(
      `${qualifier}${joined(given)}(?: (?:information|details|overview|include|we offer))?|(?:that is |here is )?what(?:'s| is)? (?:in it for you|we offer.*|we provide|we can offer.*)|what you(?:'ll| will| can)? (?:get|receive|enjoy|gain|expect from us)(?: .{1,30})?|we offer(?: you)?|in return|our (?:offer|benefits)|why (?:join|work|you'll love|you will love).*|(?:was )?wir bieten.*|unser angebot|das bieten wir.*|the offer|working (?:here|conditions)`,
    ),
  ],
  [
    'facts',
    exactly(
      '(?:job |key |more |further |additional |other )?(?:details?|facts|practicalities|information|info|at a glance|logistics|terms)|location|locations|hours|working hours|schedule|work schedule|shift|contract(?: type)?|employment type|job type|start(?: date)?|travel|physical (?:demands|requirements).*|work(?:ing)? (?:environment|conditions|location|pattern).*|growth|first-year priorities|seniority level|job function|industries|reports to|reporting to|department|reference|job id|req(?:uisition)? id|clearance|referred to as',
    ),
  ],
  [
    'about',
    exactly(
      "about(?: .{1,50})?|who (?:we are|is .*)|(?:the |our )?(?:company|team|culture|values|story|mission|history|stack|department|school|practice|firm|business|organi[sz]ation|setting|tech stack)(?: (?:overview|description|profile|and .*))?|how we .*|why .{2,60}|what (?:sets us apart|we do|we believe|makes us .*|.* (?:like|looks? like|is like)(?: here)?)|life at .*|meet .*|who you(?:'d|'ll| will| would) (?:work|be working) with|join .{2,40}|über uns|wer wir sind|unternehmen",
    ),
  ],
]

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** Cues of the phrases that open like a title: `What …`, `Your …`. Tried in this order. */
const opened: [SectionKind, RegExp][] = [
  ['offer', /\b(?:offer|benefits?|perks|get|receive|in it for you|package)\b/],
  ['preferred', /\b(?:helps?|welcome|bonus|plus|nice|love|lovely|advantage|ideal|smile|stand out|extra)\b/],
  [
    'profile',
    /\b(?:bring|need(?:ed)?|looking|look for|after|we expect|require[ds]?|want|have|must|ask|qualifications?|skills?|experience|background|profile|track record|strengths|know|matters)\b/,
  ],
  [
    'duties',
    /\b(?:do|doing|work on|own|will|'ll|involves|awaits?|tasks?|responsib\w+|mission|build|achieve|deliver|role|job|day|contribute|tackle)\b/,
  ],
]

/** The kind of section that a title opens; null where the words say nothing. */
export function titleKind(text: string): SectionKind | null {
  const title = plain(text)
  if (title === '' || title.length > 70) return null
  for (const [kind, pattern] of titles) if (pattern.test(title)) return kind
  const words = title.split(' ').length
  if (
    !/^(?:(?:and |so |that is |here's |here is )?what\b|your\b|who\b)/.test(title) ||
    words > (title.startsWith('your') ? 5 : 10)
  )
    return null
  for (const [kind, pattern] of opened) if (pattern.test(title)) return kind
  return null
}
