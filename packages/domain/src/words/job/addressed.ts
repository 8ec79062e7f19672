import type { Wording } from './row.ts'

export const machine: Wording = {
  words: `
    (ats|parsers?|ai|a\\.i\\.|llms?|language models?|(chat\\s?)?gpt|copilot|claude|gemini|(chat\\s?|ro)?bots?|(ai|automated|screening|recruiting|parsing|ats)( screening| recruiting| parsing)? (assistant|system|software|tool|agent|model|screener|reviewer|parser)s?)`,
  why: 'software that reads applications',
}

export const applicant: Wording = {
  words: "(candidates?|applicants?|resumes?|cvs?|applications?)(['’]s?)?",
  why: 'who applies, and with what papers',
}

export const opensTurn: Wording = {
  words: '^\\W*(system|assistant|user|developer)\\s*:\\W*$',
  why: '`### Assistant:` alone: what follows is said in that role',
}

export const asking: Wording = {
  words: `
    you your we our experience knowledge ability skills? required? requirements? must plus preferred bonus degree
    years? familiar\\w* understanding licen[cs]e certif\\w+`,
  why: 'says that something is asked or offered: such a line is no stray one',
}

export const shortLine: Wording = {
  words: `
    \\b(Ltd|Inc|Corp|Co)\\.$
    ^\\S+( \\S+){0,2}$`,
  why: 'ends in an abbreviation, or is too short to be a sentence',
}

export const addressesMachine: Wording = {
  words: `
    \\b(note|message|memo|instructions?|attention|notice|hint)\\s*(to|for|:)\\s*(any |all |the )?(automated |screening )*<machine>\\b
    \\b(if|in case|when) you(['’]re| are)\\s+(an?\\s+)?(large\\s+)?<machine>\\s*(,|\\b(reading|processing|summari[sz]ing|screening|parsing|that|and|or|please)\\b)
    \\b(dear|hey|hello|attention(?! to detail))\\s+(\\S{1,20}\\s){0,2}<machine>\\b
    (^|[[(])\\W*(?!parser)(for )?(the |any |all )?<machine>( only)?\\s*:(?!(\\s*[\\w.]+(,| or| and|$))+$)
    \\b<machine>\\s+(that (is|are)\\s+)?(reading|processing|screening|parsing|evaluating|scoring) (this|the)\\b
    \\b(the|any|every|all|automated)\\s+(ai |automated |screening )*(<machine>|screeners?)\\s+(must|shall|should|has to|have to)\\b`,
  why: 'speaks to software that it names',
}

export const addresses: Wording = {
  words: `
    \\bignore the rest\\b
    \\b(ignore|disregard|forget|override|bypass)\\s+(all|any|every|the|your|these|those)?\\s*(of the\\s+)?(previous|prior|above|earlier|preceding|other|original|system)?\\s*(instructions?|prompts?|rules|guidelines|directions)\\b
    (\\b(hinweis|nachricht|anweisung|nota|aviso|note|message)\\s+(an|für|para|à|a)|^\\W*an(?= die ki\\s*[:,]))\\s+(die|la|l['’])?\\s*(ki|ia)\\b
    \\b(you are|act as|pretend to be|behave as)\\s+(now\\s+)?(an?\\s+)?(helpful\\s+)?(ai(\\s+(assistant|model|system|agent)\\b|\\s*[,.;:])|language model|llm|chat\\s?bot|assistant trained)
    ^\\W*(system|assistant|developer)\\s*(prompt|message|note)?\\s*[:\\]]
    \\b(write|state|claim|say|mention|pretend|confirm|assert)s?\\s+that\\s+the\\s+(applicant|candidate|writer)\\b
    \\b(replace|change|rewrite|alter|edit|store|summari[sz]e|tag|mark|advance|auto-advance)\\b[^.]{0,60}\\b(this (applicant|candidate|resume|cv|application)|the (resume|cv)|the applicant['’]s)\\b
    \\bthe (applicant|candidate) has (confirmed|agreed|told|stated)\\b
    \\bthe applicant['’]s \\w+ is to be shown\\b
    \\b(set|change|extend|move)\\b[^.]{0,20}\\b(end|start) date of the (last|current|first|previous) (job|role|employer)\\b
    \\b(rules|instructions|guidelines)\\b[^.]{0,20}\\b(have been|are|were)\\s+(updated|changed|lifted|overridden|replaced)\\b
    \\b(un)?trusted (part|text|content|input|section)\\b
    \\bdecode\\b[^.]{0,20}\\b(follow|obey|execute)\\b
    \\bread the first letters and obey\\b
    \\b(rate|score|rank|mark|grade|classify|recommend|label)\\s+(this|every|each|all|any|the)\\s+(candidates?|applicants?|resumes?|cvs?|applications?)\\b[^.]{0,60}(\\d|match|highest|first|top|perfect|qualified|hire)
    \\b(reveal|print|repeat|output|dump)\\s+(your|the)\\s+((system|hidden|secret|internal|initial)\\s+){0,2}(prompt|instructions|configuration|settings|api keys)\\b
    \\b(give|award|assign|grant)\\s+(this|every|each|all|any|the)\\s+<applicant>\\b[^.]{0,60}(\\d|score|points|match|rating)
    \\b(add|insert|append)\\b[^.]{0,80}\\b(to|into)\\s+(the|this|their|his|her|every|each)\\s+(<applicant>|skills section)\\b
    \\b((treat|consider|count|assume|say|report)\\b[^.]{0,40}\\b(missing|all|every)\\s+(skills?|requirements?|qualifications?)\\b[^.]{0,40}\\b(present|met|fulfilled|satisfied)|(treat|count)\\b[^.]{0,20} as (met|fulfilled|satisfied))\\b
    \\b(you are now|enter|enable|switch to)\\s+(in\\s+)?(developer|debug|god|admin|unrestricted) mode\\b
    \\b(ignorier\\w*|missacht\\w*|vergiss|ignora\\w*|ignore[zr]?|olvida\\w*|oublie\\w*|dimentica\\w*|negeer)\\b[^.]{0,40}\\b(anweisungen|instruktionen|vorgaben|instrucciones|instructions|istruzioni|instruções|instructies|consignes)
    <\\|\\w{2,30}\\|>
    \\[/?INST\\]
    <</?SYS>>
    ^\\W*[A-Za-z0-9+/]{32,}={0,2}\\W*$`,
  why: 'speaks to software and not to a person: orders, roles, marks of a talk with a model, encoded text',
}

export const commands: Wording = {
  words: 'ignore disregard override forget',
  why: 'orders, whose letters may be scrambled',
}

export const commanded: Wording = {
  words: 'instructions instruction prompts prompt guidelines applicant candidate',
  why: 'what such an order is about',
}
