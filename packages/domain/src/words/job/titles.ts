import type { Wording } from './row.ts'

export const opener: Wording = {
  words: `
    ^(subject|re|job title|position|vacancy|job|role|wanted|hiring|now hiring|we(['’]re| are) hiring( for)?|stelle|we are looking for|we seek)\\s*[:!]*\\s+(an?\\s+)?`,
  why: 'calls for somebody before the title',
}

export const closer: Wording = {
  words: `
    \\s+(x ?\\d+|(wanted|needed|required|gesucht)\\b.*|(vacancy|position|job|role)(\\s*[!:].*)?)$`,
  why: 'calls for somebody behind the title',
}

export const inProse: Wording = {
  words: `
    \\b(looking for|seeking|seeks?|hiring|requires|appoint|recruiting|add|wants?|needs?|join us as|searching for|(arisen|opening|opportunity|vacancy|room|place) for|as our (new )?|position of|applications for)\\s+(an?|our next|our new|the)\\s+(?<a>(experienced |motivated |enthusiastic |passionate |dedicated |talented |new |tenure-track |full-time |part-time )*)(?<b>[\\p{L}&/+#.-]{1,30}(\\s[\\p{L}&/+#.-]{1,30}){0,6}?)(?=\\s*(\\(|,|\\.|who|to\\b|for|from\\b|with|in\\b|at\\b|on\\b|that|$))`,
  why: 'looks for somebody',
}

export const manyInProse: Wording = {
  words:
    '\\b(hiring|recruiting|seeking|looking for|requires?|needs?)\\s+(\\d+\\s+)?(?<a>\\p{Lu}[\\p{L}&/-]+(\\s\\p{Lu}[\\p{L}&/-]+){0,4})',
  why: 'looks for several, by their name',
}

export const asThe: Wording = {
  words: `
    ^(as|in your role as)\\s+(an?|our|the)\\s+(?<a>[\\p{L}&/+#.-]{1,30}(\\s[\\p{L}&/+#.-]{1,30}){0,6}?)(?=\\s*(\\(|,|\\b(on|at|in|with|for|you|within)\\b))`,
  why: 'speaks to the one in the post',
}

export const placePreposition: Wording = {
  words: '^(in|near|bei)\\s+',
  why: 'before the place',
}

export const areaTail: Wording = {
  words:
    '\\s+(metro|office|count(y|ies)|(city|town) cent(re|er)|airport|(and|&) surrounding.*|[A-Z]{0,2}\\d{1,2}[A-Z]?|\\d+)$',
  why: 'behind the place',
}

export const compass: Wording = {
  words: `
    north(ern)? south(ern)? east(ern)? west(ern)? northeast(ern)? northwest(ern)? southeast(ern)? southwest(ern)?
    central mid upper lower greater inner outer`,
  why: 'what part of a place',
}

export const notOfName: Wording = {
  words: `
    \\b(area|region|territory|patch|zone|depot|branch|site|campus|store|intakes?|cohort|levels?|sector|openings)$
    ^(territory|zone|area|region|district|ward|terminal|depot|campus|HMP|RAF|HMS|MV)\\s\\S
    ^(building|site|store)\\s(\\d|.$)
    ^(\\d+|one|two|three|four|five|six|several|multiple|various)\\s(x )?(posts?|positions?|roles?|vacanc(y|ies)|openings?|places)$
    ^(x ?\\d+|(casual|freelance|self-employed|zero[- ]hours?|relief|bank( staff)?|agency|secondment|(non-)?union|/| )+|apprenticeship|\\S+-backed|series [a-f])$
    \\b(W-?2|1099|C2C|PQE|fuel card|company (car|van)|bonus|OTE)\\b
    \\b(class|cohort|intake) \\d{4}$
    \\b(entry[- ]level|lateral|FIFO|DIDO|roster)\\b|\\b(essential|required|preferred|desirable|considered|available|provided|included|only)$|^(satur|sun)days?\\b
    ^\\d+[- ](days?|weeks?|months?)$
    ^(start(ing|s)?|from|available|commencing)\\s
    ^(\\p{L}+\\s)?\\d{4}([-/–]\\d{2,4})?( \\p{L}+)? ?(year|season)?$
    ^<month>( start| \\d.*|$)
    ^#?(?=\\S*\\d{3})[A-Z\\d][A-Z\\d/_-]{4,}$
    ^(req|ref|job|vacancy|post|id)\\b.*\\d
    ^(((fin|prop|ed|health|med|insur|ad|mar|bio|ag|reg|clean|legal)[- ]?tech|saas|start-?up|scale-?up|games|charity|non-?profit)( |$))+$`,
  why: 'where, how many, when, on what terms, with what perks, for which trade or under which number: no part of the name',
}

export const grade: Wording = {
  words: '^(?!KS)\\p{Lu}{2,4}[- ]?(\\d|1[0-5])\\p{L}?(\\s*(/|–|-|to|or)\\s*(\\p{Lu}{1,4}[- ]?)?\\d{1,2})?$',
  why: 'a grade of pay by its code',
}

export const generic: Wording = {
  words: 'senior junior lead principal staff software systems? chief trainee graduate mid the of and & i{1,3} iv',
  why: 'says how high and not which',
}
