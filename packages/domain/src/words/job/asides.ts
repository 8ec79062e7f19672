import type { Wording } from './row.ts'

export const knowing: Wording = {
  words: `
      experienced? knowledge understanding familiar\\w* awareness expertise background_in track_record ability
      abilities skills? qualifi\\w+_in degree trained training_in worked working_(with|in|knowledge) commitment_to
      proficien\\w+ competen\\w+`,
  why: 'speaks of what somebody knows or does: then a scheme, a law or a benefit is the subject of the work',
}

export const badge: Wording = {
  words: `
      (disability|carer|menopause|neurodiversity|age|dementia|autism) confident
      (disability|carer|menopause|neurodiversity|age|family|veteran|autism)[ -]friendly (employer|workplace|accredit\\p{L}+)
      investors? in (people|diversity)
      athena swan
      stonewall
      b[ -]corp(oration)?
      great place to work
      two ticks
      positive about disab\\p{L}+
      top employers?
      employer recognition scheme
      (real )?living wage
      charta der vielfalt
      circle back initiative`,
  why: 'badges of employers, by name',
}

export const charter: Wording = {
  words: `
      (?<![\\p{L}&])(?=[\\p{L}&]*\\p{Lu})[\\p{L}&]+( (\\p{Lu}[\\p{L}&]*|at|in|of|for|the|to)){0,5} (Charter|Covenant|Pledge|Kite ?[Mm]ark)(?!\\p{L}| (School|Bank|Member))`,
  why: 'badges by their noun, behind other words of a name: `Race at Work Charter`. Sought from the begin of a word, as a text of capitals alone takes for ever otherwise',
}

export const organisation: Wording = {
  words: `
      ^((?!(with|of|for|to|from|as|by|between|against|in)\\s)[\\p{L}\\p{N}/&'’-]+\\s+){1,8}(employer( of choice)?|(certified|accredited|registered) (company|organi[sz]ation|business|firm|workplace|site))(\\s+(in|since|for|with|and|of|M/)[^,;]{0,30})?\\.?$
      ^EOE\\b[^,;]{0,30}$
      ^(ISO(/IEC)? ?\\d+([:-]\\d+)?(,| and| &)? ?)+(certified|accredited)$`,
  why: '`EEO/AA employer`, `ISO 9001 certified company`: nobody who applies is one. With a preposition before, or a noun behind, it is what one works with',
}

export const paper: Wording = {
  words: `
      e-verify EEOC? affirmative_action reasonable_(adjustments?|accommodations?) privacy_(notice|policy|statement)`,
  why: 'laws and papers that an employer names, and that may as well be the work: `EEO-1 reporting`',
}

export const telling: Wording = {
  words: `
      ^(us|see|read|view)\\b
      \\b(we|is|are|has|have|will|may|can|participates?|our)\\b`,
  why: "A sentence of the employer's own",
}

export const boasting: Wording = {
  words: `
      (?<!\\p{L})(an?|the|as|of|and|in|for|to be|proud(ly)?|employers?|workplace|company|organi[sz]ation|certified|certification|accredit\\p{L}+|approved|signator(y|ies)|champions?|leader|member|partner|supporter|participant|awards?|winner|holder|gold|silver|bronze|platinum|committed|diversity|scheme|status|level|top|aa|\\p{N}+)(?!\\p{L})`,
  why: 'words that only boast of a badge',
}

export const privacy: Wording = {
  words: `
      \\byour (personal |application )?(data|details|information|application|cv|r[ée]sum[ée])\\b.{0,60}\\b(process|stor|retain|kept|keep|shar|held|hold|us|treat|handl|delet|protect)(e[ds]?|ed|ing)?\\b
      \\b(we|us)\\b.{0,30}\\b(process|stor|retain|keep|hold|us|treat|handl|protect)(es?|ing)? (all |any )?(your|applicants[’']) (personal |application )?(data|details|information)\\b
      \\bconsent to (the |our )?(processing|storage|use)\\b`,
  why: "what becomes of somebody's data",
}

export const papers: Wording = {
  words: `
      (cv|r[ée]sum[ée]s?|cover(ing)? letter|portfolio|application|samples?|references?|photo(graph)?s?)`,
  why: 'what is sent in',
}

export const applying: Wording = {
  words: `
      (now|here|online|today)(?=\\W*$|[,.;!]|\\s(at|via|by|with|to|or|and|using|through|for|on|if)\\b)
      directly\\b(?! (to|on|onto) (?!us|me|the (company|employer|school|office|manager)))
      (via|through|at|on) (our|this|your|e-?mail|https?:|www|\\S+\\.\\p{L}{2}|the (link|website|site|portal|form|button|app|job))
      by (\\p{N}|noon|midnight|the (\\p{N}|closing|deadline|end)|\\p{Lu}\\p{Ll}+day|e-?mail|post\\b|phone|(send|submit|complet|call|visit|click|e-?mail|fill|upload|writ)\\p{L}*ing)
      with (us|your|an? (cv|r[ée]sum[ée]|cover))\\b`,
  why: 'by what way, by when: glue is applied `by hand`',
}

export const why: Wording = {
  words: `
      (for (an? (informal |confidential |quick )?(chat|talk|call|discussion|application)|more|further|details|info\\p{L}*)|to (apply|arrange an? (visit|interview|chat)))(?!\\p{L})`,
  why: 'what a call is for',
}

export const callByName: Wording = {
  words: `
      ^([Pp]lease )?([Cc]all|[Rr]ing|[Pp]hone|[Tt]ext|[Ee]-?mail|[Cc]ontact) (\\p{Lu}\\p{L}+ ){1,3}<why>`,
  why: 'to somebody by name, in capitals: `Contact clients for more details` is work',
}

export const call: Wording = {
  words: `
      (call|ring|phone|text|e-?mail|whatsapp|contact|send|write|submit|upload|attach|forward|visit|reach out|get in touch|drop)\\b.*<reached>
      (send|submit|upload|attach|forward|e-?mail|bring|include|drop)\\b (us |me )?(your (\\p{L}+ ){0,2}<papers>|(us|me) an? (\\p{L}+ ){0,2}<papers>|an? (\\p{L}+ )?(cv|r[ée]sum[ée])|an? <papers> (by|before) (\\p{N}|\\p{Lu}|noon|midnight))(?!\\p{L})
      (call|ring|phone|text|e-?mail|contact|message)\\b (us\\b|me\\b|(our|the) (hr|recruit\\p{L}+|hiring|talent|careers)\\b|the (\\p{L}+ )?(office|team|manager|school|head\\p{L}*) <why>)
      (click|tap|press)\\b.*\\b(apply|button|link|below|here)\\b
      apply <applying>
      (closing|interview|start) date\\b`,
  why: 'how to get in touch',
}

export const perk: Wording = {
  words: `
      \\p{N}+(\\.5)?\\+? (days|weeks)['’]?( of)?( (paid|annual))*( (holidays?|leave|vacation|pto|time off))( (per|a) year)?
      (birthday|paid|unlimited)( (annual|parental|family|sick|study))? (leave|holidays?|vacation|time off|pto)
      (cycle|bike)[\\s-]to[\\s-]work
      (staff|employee|store|retail) discounts?
      (free|subsidi[sz]ed) (on-?site )?(parking|lunch(es)?|meals?|fruit|snacks|coffee|gym|uniform|drinks)
      gym memberships?
      (signing|sign-on|annual|referral|christmas|year-end) bonus(es)?
      company (car( allowance)?|pensions?)
      (401\\(?k\\)?|rrsp|pension) (match(ing|ed)?|contributions?)
      (training|learning|home office|wellbeing|wellness) (budget|allowance|stipend)`,
  why: 'only ever given',
}

export const subject: Wording = {
  words: `
      (annual|maternity|paternity|parental|sick) (leave|pay)
      (bank|public) holidays?
      (holidays?|pensions?|superannuation|healthcare|equity|discounts?|stock options|flexible (working|hours)|401\\(?k\\)?)
      ((health|medical|dental|vision|life)(,| and| &)? )+(insurance|cover(age)?|assurance|benefits|plan)`,
  why: 'given, or what the work is about: `Pensions` in a list of what is asked is the work',
}

export const praising: Wording = {
  words: `
      (?<![\\p{L}\\p{N}])(you|your|generous|competitive|great|excellent|attractive|enhanced|comprehensive|free|subsidi[sz]ed|discounted|contributory|matched|matching|package|packages|membership|memberships|access|allowance|perks|contributions?|\\p{N}+%?)(?![\\p{L}\\p{N}])`,
  why: 'praises what is given, or says to whom',
}

export const measuring: Wording = {
  words: `
      (?<![\\p{L}\\p{N}])(an?|the|our|and|or|plus|with|for|of|to|in|on|up|per|all|family|private|paid|company|full|schemes?|plans?|programme|program|benefits?|employer|years?|service|after|include|includes|including|days?|weeks?|statutory|extra|additional)(?![\\p{L}\\p{N}])`,
  why: 'words that only measure it',
}

export const giving: Wording = {
  words: `
      ^(in return,? )?(you(['’]ll| will| can)?|employees|staff|colleagues|team members)( also)? (receive|get(?! to\\b)|enjoy|be entitled to|benefit from|have access to|be offered|be eligible for)\\b
      ^(our |the |other )?(benefits|perks|package)\\b.{0,20}\\b(includ\\w+|are|:)`,
  why: 'says that something is given',
}

export const callOpening: Wording = {
  words: '(please |simply |just |so |interested\\? |to apply,? |ready to apply\\? )*',
  why: 'may stand before the call',
}
