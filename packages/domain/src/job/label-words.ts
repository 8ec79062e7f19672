import { anyOf, oneOf } from './patterns.ts'

// What stands around the thing that is asked for.

const praise = oneOf(`
  very really truly extremely highly good great strong solid sound excellent outstanding exceptional superb
  impeccable first-class deep secure proven demonstra(?:ted|ble) documented verifiable extensive significant
  substantial thorough in-depth broad comprehensive confident expert consistent rigorous successful enough
  (?:sehr_)?gute? fundierte`)

const sort = oneOf(`
  practical professional working relevant recent previous prior real hands[-_]on general some initial first
  progressive applied technical theoretical basic own personal direct post-\\w+`)

const knowing = oneOf(`
  experience[ds]? knowledge understanding command familiarity proficiency expertise skills? background grasp
  competenc[ey] capability fluency comfort confidence exposure (?:track_)?record history foundation basics
  fundamentals awareness mastery aptitude talent evidence appreciation erfahrung kenntnisse`)

const link = `\\s+${oneOf(`
  with in(?:_der)? of for as at from using on about within around across behind im mit als`)}(?:\\s+work(?:ing)?\\s+(?:with|in|as|on|for|at))?(?:\\s+the (?:use|field|area|basics) of)?`

const somebody = oneOf(`
  you we they he_or_she he/she someone somebody a_person people candidates? applicants?
  (?:the_)?(?:ideal|successful|right)_(?:candidate|applicant|person)`)

const helping = oneOf(`
  who with will would should could must can may might shall do also already ideally currently truly really
  (?:need|have|ought)_to to`)

const having = oneOf(`
  ha(?:ve|s|d|ving) hold(?:s|ing)? bring(?:s|ing)? possess(?:es|ing)? needs? are is be(?:ing|en)? know(?:s|ing)?
  offer demonstrates? speaks? likes? enjoy love understands? includes? met show must can should will to bringen
  haben verfügen_über`)

const article = oneOf(`
  an?(?!_levels?\\b) the your our his her some any one_or_more at_least_one(?:_of)? one_of at_least at_minimum
  minimum(?:_of)? min\\. current (?:proof|evidence)_of completed? several multiple various eine?n?
  abgeschlossene[sr]?`)

const able = oneOf(`
  able prepared comfortable confident familiar proficient experienced skilled competent (?:well[-_])?versed adept
  interested willing happy ready eager keen capable knowledgeable conversant expert passionate good strong great
  at_home`)

const opens = (pattern: string, flags = 'iu') => new RegExp(`^${pattern}`, flags)
const more = '\\s+(?=[^\\s(])'

/** What only introduces the thing asked for. Taken off the front, one after the other, until none fits. */
export const leadIns: RegExp[] = [
  opens(
    `(?:and|or|but|also|plus|as well as|including|ideally|preferably|of which|then|so|yet|e\\.g\\.|i\\.e\\.|such as|like)${more}`,
  ),
  opens('(?:and/or|&)\\s+'),
  opens('(?:if|that|when|where|who|which)\\s+(?=(?:you|is|are|has|have|can)\\b)'),
  opens(`${somebody}(?:['’](?:ll|ve|re|d))?\\s+(?:${helping}\\s+)*(?=[^\\s(])`),
  opens('(?:(?:who|that)\\s+(?:is|are|has|have|can|will|knows?|brings?)|(?:would|will|should|must) be)\\s+'),
  opens(`${having}${more}`),
  opens(
    '(?:(?:one|two) or more|at least (?:one|two)|one|any|either|some) of (?:the following|these)?\\s*:?\\s*(?=\\S)',
  ),
  opens("(?:\\d{1,2}|one|two|three|six|nine|twelve|eighteen)\\+? months?(?:['’]s?)?\\s+(?:of\\s+)?(?=\\S)"),
  opens('experience\\s+(?=\\p{L}+ing\\b)'),
  opens(`(?:member(?:ship)?(?: in good standing)? (?:of|in|with)|admi(?:ssion|tted) to)${more}`),
  opens(`${article}${more}`),
  opens('(?:(?:wide|broad|full) )?(?:range|variety|mix|number) of\\s+(?=\\S)'),
  opens(`(?:(?:${praise}|${sort}),? (?:and )?)*${knowing}${link}${more}`),
  opens(`${praise}(?:${more}|,\\s+(?=${praise}\\b))`),
  opens(`(?:${sort}\\s+)+(?=${knowing}\\b)`),
  opens(`${able}\\s+(?:to|with|in|at|of|on|about|using|working (?:with|in)|around)${more}`),
  opens(
    '(?:ability|availability|flexibility|capability|capacity|willingness|readiness|desire|flair|passion|aptitude|motivation)\\s+(?:to|for|of)\\s+(?:be |work (?:with|in) )?(?=\\S)',
  ),
  opens(
    '(?:used?|using|work(?:ed)? with|program(?:med)? in|deliver in|work in|write|wrote|written)\\s+(?=\\p{Lu})',
    'u',
  ),
  opens(`(?:one|ideally|also|already|currently|both|either|previously|preferably)${more}`),
  opens("(?:years?|yrs?)['’]?\\s+(?:of\\s+)?"),
  opens('(?:of|in|with|as|for|on|at|using|from)\\s+(?!(?:site|time|call|heights?|person|house)\\b)(?=\\S)'),
  opens(`${knowing}\\s*[:,]\\s*(?=\\S)`),
]

const manner = '(?:spoken|written|oral|verbal)'
const remark = anyOf(`
  so that
  so you
  in order to
  well enough
  as a matter of course
  as a minimum
  as well
  at your fingertips
  inside out
  behind you
  under your belt
  yourself
  yourselves
  at hire
  upon hire
  at the table
  on day one
  within \\w+ (?:months|days)
  in anger
  before
  you (?:wrote|have|can|built|made)
  and so on
  and the like
  and similar
  etc\\.?
  et cetera`)
const anythingLike = oneOf(`
  (?:practical_)?experience tools? qualifications? fields? disciplines? subjects? degrees? technolog(?:y|ies)
  software systems? platforms? combination.*`)

/** What follows the thing asked for and only comments on it. */
export const tails: RegExp[] = [
  `,?\\s+(?:both\\s+)?(?:${manner} and ${manner}|in Wort und Schrift)`,
  ',\\s+for (?:the|our|your)\\s.*',
  '\\s+(?:that|which|who|whom|whose|where|because|since|although|though|while|when|unless|until|whereby)\\s.*',
  `\\s+${remark}(?:\\s.*)?`,
  `\\s+(?:or|and)\\s+(?:similar|comparable|equivalents?|related|relevant|alike|the like|something similar)(?:\\s+${anythingLike})?`,
  '\\s+(?:is|are) (?:an?|your|second nature|in your|nothing new|not? an?|no)\\b.*',
  '\\s+to (?:feel|know|be able|do|teach|understand|get|make|ensure|help|keep|stay|meet)\\s.*',
  '\\s*[,;:–—-]+\\s*',
  '\\s+(?:and|or|but|with|of|in|as|for|to|the|an?)',
].map((pattern) => new RegExp(`${pattern}$`, 'iu'))

export const knowingTail = /\s+(?:knowledge|skills?|proficiency|expertise|abilit(?:y|ies)|kenntnisse)$/i

/** Without "skills" these would say something else. */
export const needsSkills = new RegExp(
  `^${oneOf(`
    communication people leadership soft interpersonal social language organi[sz]ational technical analytical customer numeracy presentation writing management computer it`)}$`,
  'i',
)
