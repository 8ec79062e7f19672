import type { Wording } from './row.ts'

export const factLabel: Wording = {
  words: `
    ^((?<location>(job |work |working |primary |office )?(location|place( of work)?|town|duty station|(based|covering|area|region|territory)(?=:)|standort|arbeitsort|address|site))|(?<company>company|employer|organi[sz]ation|university|institution|agency|firma|(school |health )?(district|trust|council|practice|school|hospital|client)(?=\\s*[:|\\t]))|(?<title>(job |position |role |post )?title|post(?=:)|position|designation|vacancy)|(?<salary>(base |annual )?(salary|pay|compensation|rate|gehalt)( range)?)|(?<terms>hours|(job|contract|employment|working) (type|pattern|model)|type|contract|work(place)? (type|mode|model)|remote))\\s*[:|\\t]?\\s*($|(?<=[:|\\t]\\s*)(?<a>\\S.*))`,
  why: 'each group is named for what its labels are about; the last one is the value',
}

export const greeting: Wording = {
  words: '^(dear|hi|hello|hey|good (morning|afternoon))\\b.{0,40}$',
  why: 'opens a letter',
}

export const proseWord: Wording = {
  words: "(?<![\\p{L}'’-])(?!(of|and|in|the|at|for|de|la|am)\\b)\\p{Ll}{2,}",
  why: 'a word in small letters that no name has',
}

export const separators: Wording = {
  words: `
    \\s+[|·•–—]\\s+
    \\s+-\\s+
    \\s*\\(
    \\)
    \\s*,\\s+
    \\s{2,}
    \\s+(at|@|bei|for)\\s+(?=\\p{Lu})`,
  why: 'parts a line of the head',
}

export const tradeEnding: Wording = {
  words: `
    \\p{L}{3}(er|or|ist|ian|eer|yst|ant|man)(( (I{1,3}|IV|V|x? ?\\d))?|s? (needed|wanted|required))$`,
  why: 'ends as trades do',
}

export const termWords: Wording = {
  words: `
    full[-_]?time part[-_]?time permanent temporary contract fixed[-_]term (maternity|leave)_cover ftc fte
    term[-_]time remote hybrid on[-_]?site in_person home_?office hours? days? (mon|tues|wednes|thurs|fri)days?
    week weekends? shift nights? posted applicants salary exempt doe ir35 welcome subcontract
    (car|shift)_allowance seasonal (summer|winter|\\d{4})_season per_(hour|year|annum|day) \\d+\\+?_(months?|y(ea)?rs?)
    req(uisition)?_id job_id ref\\.? class_of immediate_start urgent asap vollzeit teilzeit unbefristet
    all_genders gn [mfwd]/[mfwx]/[mfwdx]`,
  why: 'terms of the work',
}

export const payGrade: Wording = {
  words: `
    ^(TLR|MPS|UPS|EG|TV|TVöD|Band|Grade|Scale|GS|Level)\\b.{0,12}$
    ^\\d+\\s?h(ou)?rs?\\b
    ^\\d+ on\\b
    ^(fe)?male$
    ^(mon|tue|wed|thu|fri|sat|sun)\\p{Ll}{0,2}\\s?[–-]`,
  why: 'grades of pay, hours and days',
}

export const grade: Wording = {
  words:
    '^(?=.*(band|grade|point|scale|scp|g[s\\d]))(\\W*(band|grade|pay|spine|point|scale|scp|nhs|njc|afc|agenda for change|salary|mps|ups|(gs?)?\\d+([.,]\\d+)*k?[a-d]?|gs)(?![\\p{L}\\d]|[.,]\\d))+\\W*$',
  why: 'a grade or point of a scale of pay, with its sum or without',
}
