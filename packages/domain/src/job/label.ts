import { bareYears, leadingYears } from './years.ts'

const praise =
  '(?:very|really|truly|extremely|highly|good|strong|solid|sound|excellent|outstanding|exceptional|superb|great|deep|secure|proven|demonstrated|demonstrable|documented|extensive|significant|substantial|thorough|in-depth|broad|comprehensive|confident|expert|consistent|rigorous|verifiable|successful|enough|impeccable|first-class|sehr gute?|gute?|fundierte)'
const kindOfKnowing =
  '(?:practical|professional|working|relevant|recent|previous|prior|real|hands-on|hands on|general|some|initial|first|clinical experience|progressive|applied|technical|theoretical|basic|own|personal|direct|post-qualification|post-\\w+)'
const knowing =
  '(?:experience[ds]?|knowledge|understanding|command|familiarity|proficiency|expertise|skills?|background|grasp|competenc[ey]|capability|fluency|comfort|confidence|exposure|track record|record|history|foundation|basics|fundamentals|awareness|mastery|aptitude|talent|evidence|appreciation|erfahrung|kenntnisse)'
const link =
  '(?:\\s+(?:with|in|of|for|as|at|from|using|on|about|within|around|across|behind|im|in der|mit|als))(?:\\s+(?:working|work)\\s+(?:with|in|as|on|for|at))?(?:\\s+(?:the use of|the field of|the area of|the basics of))?'

/** What only introduces the thing asked for. Taken off the front, one after the other, until none fits. */
const leadIns: RegExp[] = [
  /^(?:and|or|but|also|plus|as well as|including|ideally|preferably|of which|then|so|yet|e\.g\.|i\.e\.|such as|like)\s+(?=\S)/i,
  /^(?:and\/or|&)\s+/,
  /^(?:if|that|when|where|who|which)\s+(?=(?:you|is|are|has|have|can)\b)/i,
  /^(?:you|we|he or she|he\/she|they|someone|somebody|a person|people|candidates?|applicants?|(?:the )?(?:ideal|successful|right) (?:candidate|applicant|person))(?:['’](?:ll|ve|re|d))?\s+(?:(?:who|with|will|would|should|must|can|may|might|shall|do|also|already|ideally|currently|truly|really|need to|have to|ought to|to)\s+)*(?=\S)/i,
  /^(?:who|that)\s+(?:is|are|has|have|can|will|knows?|brings?)\s+/i,
  /^(?:have|has|had|having|hold|holds|holding|bring|brings|bringing|possess|possesses|possessing|need|needs|are|is|be|being|been|know|knows|knowing|offer|demonstrate|demonstrates|speak|speaks|like|likes|enjoy|love|understand|understands|include|includes|met|show|must|can|should|will|to|bringen|haben|verfügen über)\s+(?=\S)/i,
  /^(?:(?:one|two) or more|at least (?:one|two)|one|any|either|some) of (?:the following|these)?\s*:?\s*(?=\S)/i,
  /^(?:\d{1,2}|one|two|three|six|nine|twelve|eighteen)\+? months?(?:['’]s?)?\s+(?:of\s+)?(?=\S)/i,
  /^experience\s+(?=\p{Ll}+ing\b)/iu,
  /^(?:member(?:ship)?(?: in good standing)? (?:of|in|with)|admi(?:ssion|tted) to)\s+(?=\S)/i,
  /^(?:an?(?! levels?\b)|the|your|our|his|her|some|any|one or more|at least one(?: of)?|one of|at least|at minimum|minimum(?: of)?|min\.|current|proof of|evidence of|completed?|several|multiple|various|eine?n?|einen|abgeschlossene[sr]?)\s+(?=\S)/i,
  new RegExp(`^(?:(?:${praise}|${kindOfKnowing}),? (?:and )?)*${knowing}${link}\\s+(?=\\S)`, 'i'),
  new RegExp(`^${praise}(?:\\s+(?=\\S)|,\\s+(?=${praise}\\b))`, 'i'),
  new RegExp(`^(?:${kindOfKnowing}\\s+)+(?=${knowing}\\b)`, 'i'),
  /^(?:able|comfortable|confident|familiar|proficient|experienced|skilled|competent|versed|well[- ]versed|adept|interested|willing|happy|ready|eager|keen|capable|knowledgeable|conversant|expert|passionate|good|strong|great|at home)\s+(?:to|with|in|at|of|on|about|using|working with|working in|around)\s+(?=\S)/i,
  /^(?:(?:the |an? )?(?:ability|capability|capacity|willingness|readiness|desire|flair|passion|aptitude|motivation)\s+(?:to|for|of)\s+(?:be |work (?:with|in) )?)(?=\S)/i,
  /^(?:used|use|using|worked with|work with|program in|programmed in|deliver in|work in|worked with|write|wrote|written)\s+(?=\p{Lu})/u,
  /^(?:one|ideally|also|already|currently|both|either|previously|preferably)\s+(?=\S)/i,
  /^(?:years?|yrs?)(?:['’])?\s+(?:of\s+)?/i,
  /^(?:of|in|with|as|for|on|at|using|from)\s+(?!(?:site|time|call|heights?|person|house)\b)(?=\S)/i,
  new RegExp(`^${knowing}\\s*[:,]\\s*(?=\\S)`, 'i'),
]

/** What follows the thing asked for and only comments on it. */
const tails: RegExp[] = [
  /,?\s+(?:both\s+)?(?:(?:spoken|written|oral|verbal) and (?:spoken|written|oral|verbal)|in Wort und Schrift)$/i,
  /,\s+for (?:the|our|your)\s.*$/i,
  /\s+(?:that|which|who|whom|whose|where|because|since|although|though|while|when|unless|until|whereby)\s.*$/i,
  /\s+(?:so that|so you|in order to|well enough|as a matter of course|as a minimum|as well|at your fingertips|inside out|behind you|under your belt|yourself|yourselves|at hire|at the table|on day one|upon hire|within \w+ (?:months|days)|in anger|before(?= |$)|you (?:wrote|have|can|built|made)|and so on|and the like|and similar|etc\.?|et cetera)(?:\s.*)?$/i,
  /\s+(?:or|and)\s+(?:similar|comparable|equivalents?|related|relevant|alike|the like|something similar)(?:\s+(?:experience|tools?|qualifications?|fields?|disciplines?|subjects?|practical experience|degrees?|technolog(?:y|ies)|software|systems?|platforms?|combination.*))?$/i,
  /\s+(?:is|are) (?:an?|your|second nature|in your|nothing new|not? an?|no)\b.*$/i,
  /\s+to (?:feel|know|be able|do|teach|understand|get|make|ensure|help|keep|stay|meet)\s.*$/i,
  /\s*[,;:–—-]+\s*$/,
  /\s+(?:and|or|but|with|of|in|as|for|to|the|an?)$/i,
]

const knowingTail = /\s+(?:knowledge|skills?|proficiency|expertise|abilit(?:y|ies)|kenntnisse)$/i

export interface Label {
  text: string
  years: number | null
}

/** The thing itself: "At least 4 years of experience with Java" is "Java", with the years it is asked for. */
export function labelOf(piece: string): Label {
  let rest = piece.trim()
  let years: number | null = null
  for (let turn = 0; turn < 14; turn += 1) {
    const found = leadingYears(rest) ?? bareYears(rest)
    if (found) {
      years ??= found.years
      rest = rest.slice(found.to).replace(/^[\s,:)–-]+/, '')
      continue
    }
    const match = leadIns.map((pattern) => pattern.exec(rest)).find((it) => it !== null && it[0].length < rest.length)
    if (!match) break
    rest = rest.slice(match[0].length).trimStart()
  }
  for (const tail of tails) rest = withoutTail(rest, tail)
  const bare = rest.replace(knowingTail, '')
  if (
    /^\p{L}[\p{L}\d.+#/&-]*(?:\s\p{Lu}\S*)*$/u.test(bare) &&
    bare.length > 1 &&
    !/^(?:communication|people|leadership|soft|interpersonal|social|language|organi[sz]ational|technical|analytical|customer|numeracy|presentation|writing|writing|management|computer|it)$/i.test(
      bare,
    )
  )
    rest = bare
  return { text: polish(rest), years }
}

function withoutTail(text: string, tail: RegExp): string {
  const cut = text.replace(tail, '')
  return /\p{L}{2}|\p{L}[+#]|^\p{L}$/u.test(cut) ? cut : text
}

const longest = 90

function polish(text: string): string {
  const trimmed = text.replace(/^[\s"“„'’,;:.–—-]+|[\s,;:.!–—-]+$/gu, '').replace(/\s+/g, ' ')
  const short = trimmed.length > longest ? trimmed.slice(0, trimmed.lastIndexOf(' ', longest)) : trimmed
  const first = /^\p{Ll}[\p{Ll}’'-]*(?=[\s,.)/]|$)/u.test(short)
    ? short.charAt(0).toUpperCase() + short.slice(1)
    : short
  return first
}
