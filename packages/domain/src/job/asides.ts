import { anyOf } from './patterns.ts'
import { groundsIn } from './personal.ts'
import { opensWithVerb } from './verbs.ts'

// Sentences in which an employer speaks of itself, of what it gives, of the law, or of the way to apply: they ask nothing.

/** Speaks of what somebody knows or does: then a scheme, a law or a benefit is the subject of the work. */
const knowing =
  /\b(?:experienced?|knowledge|understanding|familiar\w*|awareness|expertise|background in|track record|ability|abilities|skills?|qualifi\w+ in|degree|trained|training in|worked|working (?:with|in|knowledge)|commitment to|proficien\w+|competen\w+)\b/i
const isOfWork = (text: string) => knowing.test(text) || opensWithVerb(text)

/** Badges of employers, by name. */
const badge = new RegExp(
  `\\b(?:${anyOf(`
    (?:disability|carer|menopause|neurodiversity|age|dementia|autism) confident
    (?:disability|carer|menopause|neurodiversity|age|family|veteran|autism)[ -]friendly (?:employer|workplace|accredit\\p{L}+)
    investors? in (?:people|diversity)
    athena swan
    stonewall
    b[ -]corp(?:oration)?
    great place to work
    two ticks
    positive about disab\\p{L}+
    top employers?
    employer recognition scheme
    (?:real )?living wage
    charta der vielfalt
    circle back initiative
    e-verify`)})(?!\\p{L})`,
  'iu',
)
/** Badges by their noun, behind other words of a name: `Race at Work Charter`. */
const charter =
  /\p{Lu}[\p{L}&]*(?: (?:\p{Lu}[\p{L}&]*|at|in|of|for|the|to)){0,5} (?:Charter|Covenant|Pledge|Kite ?[Mm]ark)(?!\p{L}| (?:School|Bank|Member))/u
/** `EEO/AA employer`, `ISO 9001 certified company`: nobody who applies is one. */
const organisation =
  /^(?:(?:an?|the|our|proud(?:ly)?|to be|as|certified|accredited)\s+)*(?:[\p{L}\p{N}/&'’-]+\s+){1,6}(?:employers?(?: of choice)?|(?:certified|accredited|registered) (?:company|organi[sz]ation|business|firm|workplace|site))\b(?!\s+(?:brand|relation|engagement|liabilit|liaison))[^,;]{0,30}$|^(?:ISO(?:\/IEC)? ?\d+(?:[:-]\d+)?(?:,| and| &)? ?)+(?:certified|accredited)$/iu

const equality = new RegExp(
  anyOf(`
    \\bequal[\\s-](?:employment[\\s-])?opportunit(?:y|ies)[\\s-](?:employer|workplace|organi[sz]ation|statement|and affirmative|for all)\\b
    \\b(?:EEOC?|EOE)(?:/AA)?\\b
    \\baffirmative action\\b
    \\b(?:without regard to|regardless of|irrespective of|on the (?:basis|grounds?) of)\\b
    \\b(?:not|never|non-?|against) (?:\\p{L}+ ){0,2}discriminat\\p{L}+
    \\bprotected (?:characteristics?|class(?:es)?|veterans?|categor(?:y|ies)|grounds?|status|by law|under)\\b
    \\breasonable (?:adjustments?|accommodations?)\\b
    \\bunder-?represented\\b.*\\b(?:apply|applications?)\\b`),
  'iu',
)

const privacy =
  /\byour (?:personal |application )?(?:data|details|information|application|cv|r[ée]sum[ée])\b.{0,60}\b(?:process|stor|retain|kept|keep|shar|held|hold|us|treat|handl|delet|protect)(?:e[ds]?|ed|ing)?\b|\bprivacy (?:notice|policy|statement)\b|\bconsent to (?:the |our )?(?:processing|storage|use)\b/i

const reached = '(?:\\S+@\\S+|https?:|www\\.|(?:\\p{N}[ ()-]?){7})'
const call = new RegExp(
  `^(?:please |simply |just |so |interested\\? |to apply,? |ready to apply\\? )*${anyOf(`
    (?:call|ring|phone|text|e-?mail|whatsapp|contact|send|write|submit|upload|attach|forward|visit|reach out|get in touch|drop)\\b.*${reached}
    (?:send|submit|upload|attach|forward|e-?mail|bring|include|drop)\\b (?:us )?(?:an? |your |me )+(?:\\p{L}+ ){0,2}(?:cv|r[ée]sum[ée]s?|cover(?:ing)? letter|portfolio|application|samples?|references?|photo(?:graph)?|photos)\\b
    (?:call|ring|phone|text|e-?mail|contact|message)\\b (?:us|me|our|\\p{Lu}\\p{Ll}+ (?:\\p{Lu}\\p{Ll}+ )?(?:on|at|for|in)|the (?:office|team|hr|recruitment))\\b
    (?:click|tap|press)\\b.*\\b(?:apply|button|link|below|here)\\b
    apply (?:now|here|online|today|directly|by|via|through|with (?:us|your|an?))\\b
    (?:closing|interview|start) date\\b`)}`,
  'iu',
)

/** What an employer gives. */
const perk = new RegExp(
  `\\b(?:${anyOf(`
    \\p{N}+(?:\\.5)?\\+? (?:days|weeks)['’]?(?: of)?(?: (?:paid|annual))*(?: (?:holidays?|leave|vacation|pto|time off))(?: (?:per|a) year)?
    (?:annual|maternity|paternity|parental|family|sick|bereavement|birthday|sabbatical|study|paid|unlimited) (?:leave|pay|holidays?|vacation|time off|pto)
    (?:bank|public) holidays?
    holidays?
    (?:local government |nhs |final salary |defined benefit |workplace |company )?pensions?(?: contributions?)?
    401\\(?k\\)?(?: match(?:ing)?)?
    rrsp(?: match(?:ing)?)?
    superannuation
    (?:(?:health|medical|dental|vision|life|income protection|accident|travel|group)(?:,? (?:and |& )?(?=health|medical|dental|vision|life)| (?=insurance|cover|assurance|benefits|care|plan)))+(?:insurance|cover|coverage|assurance|benefits|care plan|plan)
    healthcare
    death in service(?: benefit)?
    employee assistance (?:programme|program)
    (?:cycle|bike)[\\s-]to[\\s-]work
    (?:staff |employee |store |retail )?discounts?
    (?:free |on-?site |subsidi[sz]ed )*(?:parking|car park|lunch(?:es)?|meals?|fruit|snacks|coffee|gym|nursery|canteen|uniform|drinks)(?: memberships?)?
    gym
    (?:signing|sign-on|joining|annual|performance|referral|christmas|year-end) bonus(?:es)?
    stock options
    equity
    flexible (?:working|hours)
    team (?:events|socials|lunches)
    company car(?: allowance)?
    (?:training|learning|home office|wellbeing|wellness) (?:budget|allowance|stipend)`)})(?![\\p{L}-])`,
  'giu',
)
/** Words that only praise or measure what is given. */
const measuring =
  /(?<![\p{L}\p{N}])(?:an?|the|our|your|and|or|plus|with|for|of|to|in|on|up|per|all|you|family|generous|competitive|great|excellent|attractive|enhanced|comprehensive|free|subsidi[sz]ed|discounted|private|paid|company|contributory|matched|matching|full|scheme|schemes|plan|plans|package|packages|programme|program|membership|memberships|access|benefit|benefits|allowance|perks|employer|contribution|contributions|rising|increasing|year|years|service|after|include|includes|including|days?|weeks?|stat|statutory|pro|rata|buy|sell|extra|additional|opportunity|\p{N}+%?)(?![\p{L}\p{N}])/giu
const giving =
  /^(?:in return,? )?(?:you(?:['’]ll| will| can)?|employees|staff|colleagues|team members)(?: also)? (?:receive|get(?! to\b)|enjoy|be entitled to|benefit from|have access to|be offered|be eligible for)\b|^(?:our |the |other )?(?:benefits|perks|package)\b.{0,20}\b(?:includ\w+|are|:)/i

function isPerk(text: string): boolean {
  const left = text.replace(perk, ' ')
  return left !== text && (giving.test(text) || !/[\p{L}]/u.test(left.replace(measuring, ' ')))
}

/** More grounds than this in one sentence are a list of all on which nobody is judged. */
const mostGrounds = 2

type Aside = 'scheme' | 'equality' | 'privacy' | 'perk' | 'call'

/** Tried in this order; what is said of the work is none of the first three. */
const rows: readonly [Aside, (text: string) => boolean][] = [
  ['call', (text) => call.test(text)],
  ['perk', (text) => isPerk(text) && !knowing.test(text)],
  ['scheme', (text) => [badge, charter, organisation].some((pattern) => pattern.test(text)) && !isOfWork(text)],
  ['equality', (text) => (equality.test(text) || groundsIn(text) > mostGrounds) && !isOfWork(text)],
  ['privacy', (text) => privacy.test(text) && !isOfWork(text)],
]

/** What a sentence or an item is, if it asks nothing of the person. */
export const asideOf = (text: string): Aside | null => rows.find(([, tells]) => tells(text))?.[0] ?? null
