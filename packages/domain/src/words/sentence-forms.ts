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

export const beforeExpiry: Wording = {
  words: '\\b(exp\\.?|expir(es|y|ing|ation)|valid (until|till|to|through)|renewal( due)?)( date)?:?( on| in)?\\s*$',
  why: 'the date behind it is the last on which something counts',
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

export const uncountedEnding: Wording = {
  words: '(ing|ment|tion|ance|ence|ship|ity|care|research|support|service|work|response|liaison|contact|advice)$',
  why: 'what is not counted, and needs no article',
}
