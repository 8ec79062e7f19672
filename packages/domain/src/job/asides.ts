import { anyOf } from './patterns.ts'
import { listsGrounds } from './personal.ts'
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
    circle back initiative`)})(?!\\p{L})`,
  'iu',
)
/** Badges by their noun, behind other words of a name: `Race at Work Charter`. Sought from the begin of a word, as a text of capitals alone takes for ever otherwise. */
const charter =
  /(?<![\p{L}&])(?=[\p{L}&]*\p{Lu})[\p{L}&]+(?: (?:\p{Lu}[\p{L}&]*|at|in|of|for|the|to)){0,5} (?:Charter|Covenant|Pledge|Kite ?[Mm]ark)(?!\p{L}| (?:School|Bank|Member))/u
/** `EEO/AA employer`, `ISO 9001 certified company`: nobody who applies is one. With a preposition before, or a noun behind, it is what one works with. */
const organisation =
  /^(?:(?!(?:with|of|for|to|from|as|by|between|against|in)\s)[\p{L}\p{N}/&'’-]+\s+){1,8}(?:employer(?: of choice)?|(?:certified|accredited|registered) (?:company|organi[sz]ation|business|firm|workplace|site))(?:\s+(?:in|since|for|with|and|of|M\/)[^,;]{0,30})?\.?$|^(?:ISO(?:\/IEC)? ?\d+(?:[:-]\d+)?(?:,| and| &)? ?)+(?:certified|accredited)$/iu

/** Said of all who apply. */
const equality = new RegExp(
  anyOf(`
    \\bequal[\\s-](?:employment[\\s-])?opportunit(?:y|ies)[\\s-](?:employer|workplace|organi[sz]ation|statement|and affirmative|for all)\\b
    \\bEOE\\b
    \\b(?:without regard to|regardless of|irrespective of|on the (?:basis|grounds?) of)\\b
    \\b(?:not|never|non-?|against) (?:\\p{L}+ ){0,2}discriminat\\p{L}+
    \\bprotected (?:characteristics?|class(?:es)?|veterans?|categor(?:y|ies)|grounds?|status|by law|under)\\b
    \\bunder-?represented\\b.*\\b(?:apply|applications?)\\b`),
  'iu',
)
/** Laws and papers that an employer names, and that may as well be the work: `EEO-1 reporting`. */
const paper =
  /\b(?:e-verify|EEOC?|affirmative action|reasonable (?:adjustments?|accommodations?)|privacy (?:notice|policy|statement))\b/iu

/** A sentence of the employer's own. */
const telling = /^(?:us|see|read|view)\b|\b(?:we|is|are|has|have|will|may|can|participates?|our)\b/iu
const boasting =
  /(?<!\p{L})(?:an?|the|as|of|and|in|for|to be|proud(?:ly)?|employers?|workplace|company|organi[sz]ation|certified|certification|accredit\p{L}+|approved|signator(?:y|ies)|champions?|leader|member|partner|supporter|participant|awards?|winner|holder|gold|silver|bronze|platinum|committed|diversity|scheme|status|level|top|aa|\p{N}+)(?!\p{L})/giu
/** Told by the employer, or nothing besides the name but words that boast of it. */
const isBoast = (text: string, name: RegExp) =>
  name.test(text) && (telling.test(text) || !/\p{L}/u.test(text.replace(name, ' ').replace(boasting, ' ')))

const privacy =
  /\byour (?:personal |application )?(?:data|details|information|application|cv|r[ée]sum[ée])\b.{0,60}\b(?:process|stor|retain|kept|keep|shar|held|hold|us|treat|handl|delet|protect)(?:e[ds]?|ed|ing)?\b|\bconsent to (?:the |our )?(?:processing|storage|use)\b/i

const reached = '(?:\\S+@\\S+|https?:|www\\.|(?:\\p{N}[ ()-]?){7})'
const papers = '(?:cv|r[ée]sum[ée]s?|cover(?:ing)? letter|portfolio|application|samples?|references?|photo(?:graph)?s?)'
/** By what way, by when: glue is applied `by hand`. */
export const applying = anyOf(`
  (?:now|here|online|today)(?=\\W*$|[,.;!]|\\s(?:at|via|by|with|to|or|and|using|through|for|on|if)\\b)
  directly\\b(?! (?:to|on|onto) (?!us|me|the (?:company|employer|school|office|manager)))
  (?:via|through|at|on) (?:our|this|your|e-?mail|https?:|www|\\S+\\.\\p{L}{2}|the (?:link|website|site|portal|form|button|app|job))
  by (?:\\p{N}|noon|midnight|the (?:\\p{N}|closing|deadline|end)|\\p{Lu}\\p{Ll}+day|e-?mail|post\\b|phone|(?:send|submit|complet|call|visit|click|e-?mail|fill|upload|writ)\\p{L}*ing)
  with (?:us|your|an? (?:cv|r[ée]sum[ée]|cover))\\b`)
const why =
  '(?:for (?:an? (?:informal |confidential |quick )?(?:chat|talk|call|discussion|application)|more|further|details|info\\p{L}*)|to (?:apply|arrange an? (?:visit|interview|chat)))(?!\\p{L})'
/** To somebody by name, in capitals: `Contact clients for more details` is work. */
const callByName = new RegExp(
  `^(?:[Pp]lease )?(?:[Cc]all|[Rr]ing|[Pp]hone|[Tt]ext|[Ee]-?mail|[Cc]ontact) (?:\\p{Lu}\\p{L}+ ){1,3}${why}`,
  'u',
)
const call = new RegExp(
  `^(?:please |simply |just |so |interested\\? |to apply,? |ready to apply\\? )*${anyOf(`
    (?:call|ring|phone|text|e-?mail|whatsapp|contact|send|write|submit|upload|attach|forward|visit|reach out|get in touch|drop)\\b.*${reached}
    (?:send|submit|upload|attach|forward|e-?mail|bring|include|drop)\\b (?:us |me )?(?:your (?:\\p{L}+ ){0,2}${papers}|(?:us|me) an? (?:\\p{L}+ ){0,2}${papers}|an? (?:\\p{L}+ )?(?:cv|r[ée]sum[ée])|an? ${papers} (?:by|before) (?:\\p{N}|\\p{Lu}|noon|midnight))(?!\\p{L})
    (?:call|ring|phone|text|e-?mail|contact|message)\\b (?:us\\b|me\\b|(?:our|the) (?:hr|recruit\\p{L}+|hiring|talent|careers)\\b|the (?:\\p{L}+ )?(?:office|team|manager|school|head\\p{L}*) ${why})
    (?:click|tap|press)\\b.*\\b(?:apply|button|link|below|here)\\b
    apply ${applying}
    (?:closing|interview|start) date\\b`)}`,
  'iu',
)

/** Only ever given. */
const perk = new RegExp(
  `\\b(?:${anyOf(`
    \\p{N}+(?:\\.5)?\\+? (?:days|weeks)['’]?(?: of)?(?: (?:paid|annual))*(?: (?:holidays?|leave|vacation|pto|time off))(?: (?:per|a) year)?
    (?:birthday|paid|unlimited)(?: (?:annual|parental|family|sick|study))? (?:leave|holidays?|vacation|time off|pto)
    (?:cycle|bike)[\\s-]to[\\s-]work
    (?:staff|employee|store|retail) discounts?
    (?:free|subsidi[sz]ed) (?:on-?site )?(?:parking|lunch(?:es)?|meals?|fruit|snacks|coffee|gym|uniform|drinks)
    gym memberships?
    (?:signing|sign-on|annual|referral|christmas|year-end) bonus(?:es)?
    company (?:car(?: allowance)?|pensions?)
    (?:401\\(?k\\)?|rrsp|pension) (?:match(?:ing|ed)?|contributions?)
    (?:training|learning|home office|wellbeing|wellness) (?:budget|allowance|stipend)`)})(?![\\p{L}-])`,
  'giu',
)
/** Given, or what the work is about: `Pensions` in a list of what is asked is the work. */
const subject = new RegExp(
  `\\b(?:${anyOf(`
    (?:annual|maternity|paternity|parental|sick) (?:leave|pay)
    (?:bank|public) holidays?
    (?:holidays?|pensions?|superannuation|healthcare|equity|discounts?|stock options|flexible (?:working|hours)|401\\(?k\\)?)
    (?:(?:health|medical|dental|vision|life)(?:,| and| &)? )+(?:insurance|cover(?:age)?|assurance|benefits|plan)`)})(?![\\p{L}-])`,
  'giu',
)
/** Praises what is given, or says to whom. */
const praising =
  /(?<![\p{L}\p{N}])(?:you|your|generous|competitive|great|excellent|attractive|enhanced|comprehensive|free|subsidi[sz]ed|discounted|contributory|matched|matching|package|packages|membership|memberships|access|allowance|perks|contributions?|\p{N}+%?)(?![\p{L}\p{N}])/giu
/** Words that only measure it. */
const measuring =
  /(?<![\p{L}\p{N}])(?:an?|the|our|and|or|plus|with|for|of|to|in|on|up|per|all|family|private|paid|company|full|schemes?|plans?|programme|program|benefits?|employer|years?|service|after|include|includes|including|days?|weeks?|statutory|extra|additional)(?![\p{L}\p{N}])/giu
const giving =
  /^(?:in return,? )?(?:you(?:['’]ll| will| can)?|employees|staff|colleagues|team members)(?: also)? (?:receive|get(?! to\b)|enjoy|be entitled to|benefit from|have access to|be offered|be eligible for)\b|^(?:our |the |other )?(?:benefits|perks|package)\b.{0,20}\b(?:includ\w+|are|:)/i

function isPerk(text: string): boolean {
  const others = text.replace(perk, ' ')
  const left = others.replace(subject, ' ')
  if (left === text) return false
  const rest = left.replace(praising, ' ')
  const isGiven = others !== text || rest !== left
  return giving.test(text) || (isGiven && !/\p{L}/u.test(rest.replace(measuring, ' ')))
}

type Aside = 'scheme' | 'equality' | 'privacy' | 'perk' | 'call'

/** J12, J32, J33, J35, J36: tried in this order; what is said of the work is none of them but a call. */
const rows: readonly [Aside, (text: string) => boolean][] = [
  ['call', (text) => call.test(text) || callByName.test(text)],
  ['perk', (text) => isPerk(text) && !knowing.test(text)],
  ['scheme', (text) => (isBoast(text, badge) || charter.test(text) || organisation.test(text)) && !isOfWork(text)],
  [
    'equality',
    (text) =>
      (equality.test(text) || (paper.test(text) && telling.test(text)) || listsGrounds(text)) && !isOfWork(text),
  ],
  ['privacy', (text) => privacy.test(text) && !isOfWork(text)],
]

/** What a sentence or an item is, if it asks nothing of the person. */
export const asideOf = (text: string): Aside | null => rows.find(([, tells]) => tells(text))?.[0] ?? null
