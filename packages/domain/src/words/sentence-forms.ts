import type { Wording } from './job/row.ts'

// How words that read or tell a sentence are made: patterns.

export const passingVerb: Wording = {
  words: '^(go|refer|send|pass|hand|outsource|leave|delegate|forward|subcontract|assign|give)(-|$)',
  why: 'somebody else gets the work',
}

export const guidedEvent: Wording = {
  words: '^(tour|walk|workshop|class|lesson|tasting|seminar|course)(e?s)?$',
  why: 'whoever leads it goes ahead, and has nobody under them',
}

export const onlyTitle: Wording = {
  words: '^(chief|head|president|founder|co-founder|second in|director of|vice president)\\b',
  why: 'titles of which there is one',
}

export const beforeExpiry: Wording = {
  words: '\\b(exp\\.?|expir(es|y|ing|ation)|valid (until|till|to|through)|renewal( due)?)( date)?:?( on| in)?\\s*$',
  why: 'the date behind it is the last on which something counts',
}

export const countedName: Wording = {
  words:
    '^(?!(an?|the|any|some|each|every|one)\\b)([\\p{L}\\p{N}.+#-]+ ){0,2}(api|database|spreadsheet|dashboard|website|app|microservice|data warehouse|data pipeline|packaging line|production line|assembly line|pivot table|chatbot|framework|server|firewall|container|newsletter|forklift|excavator|crane|lathe|budget|contract|tender|audit|survey|campaign|event|workshop|prototype|wireframe|persona|storyboard|algorithm|neural network|care plan|risk assessment|method statement|purchase order|balance sheet)$',
  why: 'one of a kind that is counted: alone it stands in the plural',
}

export const speedUnit: Wording = {
  words: '^((words|revolutions|beats) per minute|(miles|kilomet(re|er)s) per hour)$',
  why: 'a rate that is a unit of its own',
}

export const expiryWord: Wording = {
  words: '\\b(expir\\w+|valid|renewal)\\b',
  why: 'beside it a date is the end of something',
}

export const timeUnitWord: Wording = {
  words: '^(day|week|month|year|hour|night|morning|evening|quarter|season|shift|term|weekend|\\p{L}+day)s?$',
  why: 'how long, or when',
}

export const emptyPair: Wording = {
  words: '^(ahead of|prior to|such as|well as|order to|many as|much as|sorts? of|range of|variety of|number of)$',
  why: 'two words that say nothing',
}

export const dayOfWeek: Wording = {
  words: '^(mon|tues|wednes|thurs|fri|satur|sun)days?$',
  why: 'a day of the week',
}

export const verbBeforeGerund: Wording = {
  words:
    '^(start|begin|stop|continue|finish|keep|avoid|enjoy|practise|practice|include|consider|recommend|suggest|learn|propose|risk|love|like|involve|use|spend|try|resume|quit|miss|mind|justify|lead-to|work-on|go|come|see|watch|remember)(-|$)',
  why: 'what is done behind it is told in -ing',
}

export const otherWithParticle: Wording = {
  words:
    '^(write|turn|give|break|call|run|make|cut|pass|take|hold|fall|draw|drive|start|build|sell|close|show|check)-(up|off|over|away|back|around|about)$',
  why: 'with its particle the verb means something else',
}

export const personEnding: Wording = {
  words:
    '(keeper|fighter|dresser|maker|worker|driver|writer|player|leader|holder|smith|[a-z]{3}man|woman|sitter|giver|carer|winner)$',
  why: 'one who does',
}

export const notPersonEnding: Wording = {
  words: '(list|assist|consist|exist|resist|insist|persist|twist)$',
  why: 'a verb, though it ends like one who does',
}

export const countedThing: Wording = {
  words:
    '^(\\p{L}+ ){0,3}(rate|score|share|number|ratio|team|project|budget|backlog|store|programme?|client|customer|company)\\b',
  why: 'there is one of it, so an article stands before it',
}

export const heldPost: Wording = {
  words:
    '^(point of contact|member|sponsor|contact|deputy|investigator|user|champion|trustee|holder|governor|delegate|person)$',
  why: 'what somebody is, and no deed',
}

export const handPost: Wording = {
  words: '^((lead|charge|farm|stable|deck|mill|bench|ranch|yard|stage|hired|senior) )hand$',
  why: 'somebody who works there, and nothing that is led or charged',
}

export const behindNoun: Wording = {
  words:
    '^(of|for|lead|manager|engineer|developer|desk|team|holder|officer|owner|tutor|time|rate|tickets?|\\p{L}+(tion|ment|ing|search|ship|sis|ance|ence))$',
  why: 'behind a word that may be a verb it makes it a noun',
}

export const filler: Wording = {
  words: '^(successfully|effectively|efficiently|proactively|consistently|also|then|effortlessly|seamlessly) ',
  why: 'says how, and nothing more',
}

export const notManner: Wording = {
  words: '^(early|daily|weekly|monthly|quarterly|yearly|family|supply|assembly|only) ',
  why: 'ends like a word that says how, and says when or which',
}

export const beforeThings: Wording = {
  words:
    '^\\S+ ((an?|the|all|both|our|my|their|its|up|out|off|over|into|and|or|for|in|on|with|to|at|from|by|as|\\p{N}.*)\\b|\\p{Ll}+[^s]s\\b|\\p{Lu})',
  why: 'what a verb was done to follows it',
}

export const countedThings: Wording = {
  words:
    '^((over|about|around|some|nearly|almost|more than|up to) )?[1-9][\\p{N},.]*\\+? (?!years|months|weeks|days)\\p{Ll}+s (of|\\p{Ll}+(ed|en))\\b',
  why: 'so many of something, and no deed',
}

export const groupOf: Wording = {
  words: '^(\\p{L}[\\p{L}-]* ){1,3}of ((over|about|some|nearly|up to) )?[£$€]?\\p{N}',
  why: 'a group of so many',
}

export const uncountedEnding: Wording = {
  words: '(ing|ment|tion|ance|ence|ship|ity|care|research|support|service|work|response|liaison|contact|advice)$',
  why: 'what is not counted, and needs no article',
}

export const nounEnding: Wording = {
  words:
    '(ing|ment|tion|ity|al|ic|ian|ary|ive|ous|ness|^([Dd]ai|[Ww]eek|[Mm]onth|[Qq]uarter|[Yy]ear)ly)$|^\\p{Lu}\\S*\\p{Lu}|-',
  why: 'no bare verb ends so: `bridal updos`, not `butcher hogs`',
}

export const thingJoint: Wording = {
  words:
    ':| (for|of|in|on|with|to|at|from|by|as|one|two|three|between|before|after|during|under|within|across|per|every|each|about|up)(?![\\w-])',
  why: 'it ties one thing to another',
}

export const nothingDone: Wording = {
  words:
    '^(\\p{L}+: |excellent|strong|good|great|thesis|no|zero|about|over|\\p{N})|\\b(under \\S*\\p{N}|skills?|ability|knowledge|experience|is|are|was|were|has|have|had)\\b',
  why: 'a quality, a number or a sentence of its own, and nothing that was done',
}

export const movedBy: Wording = {
  words:
    "^(?<what>([\\p{L}\\p{N}'’%-]+ ){0,9}?[\\p{L}\\p{N}'’%-]+) (?<how>((went|fell|rose|dropped|grew|came)( down| up)?|(brought|cut|taken|driven) (down|up)) (from|by|to) .+)$",
  why: 'what became more or less',
}

export const measure: Wording = {
  words:
    "^(\\p{L}[\\p{L}'’-]* ){1,4}(average|rate|score|ratio|percentage|share|accuracy|uptime|attendance|retention|compliance|yield)( (of|at|above|below|over|under|about|around|just))* [£$€]?\\p{N}",
  why: 'so much of something that is measured, and no deed',
}

export const keepsMeasure: Wording = {
  words:
    '^(keep|maintain|hold|achieve|hit|reach|exceed|meet|beat|have|get|cut|raise|increase|reduce|lower|improve|bring|take|drive|lift|sustain|deliver|produce|secure|post|earn|gain|win|make|see|push|boost|average|run|record|report|monitor|track|set|target|ensure)$',
  why: 'what one does with what is measured',
}

export const saidOfThing: Wording = {
  words: '^[^,;:]* (was|were|is|are|has|have|had|went|fell|rose|dropped|stood at|came to|came in at|averaged)\\b',
  why: 'a thing of which something is said',
}

export const thingClause: Wording = {
  words:
    ' (that|which|who|whom|whose|what|where|when|whenever|while|if|whether|how|why|so|because|until|after|before|as|than|once|sure|certain) ',
  why: 'what follows is a clause of its own, whose verb is not that of the line',
}

export const stoodAt: Wording = {
  words:
    "^(?<what>([\\p{L}\\p{N}'’%/-]+ ){0,11}?[\\p{L}\\p{N}'’%/-]+) (?<how>(was|were|averaged|(finished|ended|closed|stood|came in)( the \\p{L}+)? at) ((about|around|under|over|only|just) )?[£$€]?\\p{N}([^,;]|,(?=\\p{N}))*)([,;] .*)?$",
  why: 'where something that is counted or measured stood',
}

export const thingDone: Wording = {
  words: '^\\p{L}+s \\p{Ll}{3,}ed (within|in|by|on|at|from|to|for|before|after|with|without|daily|weekly|monthly)\\b',
  why: 'things that something was done to',
}
