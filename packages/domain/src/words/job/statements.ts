import type { Wording } from './row.ts'

export const comment: Wording = {
  words: `
    (we|our|this|that|it|there|these|those|they|nobody|please|don['’]t|do not|bring your|even|truly|really|seriously|sadly|unfortunately|sorry|yes|however|no agencies|wir)\\b(?!\\s+(you|levels?|key stages?)\\b)
    (show|tell|ask|send) (us|me|your)\\b
    (to )?apply(?=\\W*$|\\s(if|even|anyway|soon|to (us|our))\\b|\\s<applying>)
    (note|questions?)(?=\\W*$|\\s*[:?,]|\\sthat\\b)
    see (us|you|our|the|below|above|how|what|if)\\b
    for (more|further|full|details|questions|this|the|us|our|your|an?|all|any)\\b
    due to\\b
    \\w+ of our\\b
    [^,;(]{2,120}\\b(will|may|can)( not)? be (?!able|an?\\b)\\p{L}+(ed|en)\\b
    (\\p{L}+[- ]){0,2}(hires|starters|recruits|trainees) \\p{L}+\\b
    all (we|you|our)\\b
    all (\\p{L}+ ){0,2}(candidates|applica\\p{L}+|employees|staff|roles|posts?|positions|offers)\\b
    ((visa )?sponsorship|relocation|visas?)(?=\\W*$|\\s(is|are|not|cannot|can|will|may|support|assistance|package|available|provided|offered|sponsorship)\\b)`,
  why: 'opens like a remark to the reader; `Apply glazes`, `Note taking` and `All hand tools` do not',
}

export const offered: Wording = {
  words: `
    ^(salary|pay|benefits?|hours|contract|deadline|joining|notice period)\\s*:
    ^(?=.{0,80}$).*\\bessential\\b\\W+(D\\W+)?(or )?desirable\\b`,
  why: 'A fact of the job that slipped into the list',
}

export const chatter: Wording = {
  words: `
    (?<!^|to )\\b(encourage|invite|urge)[sd]?\\b.*\\bto apply\\b
    \\bapply (anyway|even (if|though|when)|regardless)\\b
    \\b(welcome to|may( also)?) apply\\b
    \\bonly if\\b
    \\b(will|would|may)( also| not)? be considered\\b
    (?<!mak.*)\\b(graduates|everyone|applicants|candidates) (welcome|considered)\\b(?!,)
    (?<!\\b(wh(en|at|ich|ere)|that)\\b.*)\\b(may be (required|needed|asked|subject)|(may|can|cannot|not) be (substituted|accepted) (for|in))\\b
    \\b(hear from|sounds? like|questions for) you\\b(?!.*\\bif you)
    (?<!authori.*|right to.*)(\\b(not?|cannot|without|unable|eligible for)|n['’]t)\\b.*\\bsponsor
    \\bsense of humou?r helps on\\b
    \\b(gets?|given|receives?|sees?|sends?)\\b.*\\bquestions in advance\\b`,
  why: 'kind words, a joke, what may stand in for something: nothing is asked from the last comma or `as` before it',
}

export const joint: Wording = {
  words: '^(and|or|but)\\s+',
  why: 'joins a clause to the one before',
}

export const demanding: Wording = {
  words: `
    required
    mandatory
    essential
    must
    ^e$`,
  why: 'a weight that demands',
}

export const clauseEnd: Wording = {
  words: `
    ;\\s+
    ((?<!\\d)\\s+[–—-]\\s+|\\s+[–—-]\\s+(?!\\d))(?!(\\p{Lu}\\p{Ll}+ ?){1,3}$)
    ,\\s+(and\\s+)?(?=(you )?(must|should) (be|have|hold)\\b)
    ,\\s+(and|so|but)\\s+(that\\s+)?(?=(if )?(you|we)(['’]\\w+)?\\s)
    \\s+and\\s+(?=you (must|should|will|need|have to)\\b)`,
  why: 'where a clause ends',
}

export const weights: Wording = {
  words: `
    required
    mandatory
    essential
    must have
    preferred
    desired
    desirable
    optional
    a plus
    nice to have`,
  why: 'weights as they stand in a column',
}

export const likewiseWords: Wording = {
  words: '^,?\\s*((and|but)\\s+so (is|are|would)|as (would|is|are|does)|ditto)( be)?\\s+',
  why: 'the same of another thing',
}

export const restOpening: Wording = {
  words: '^[\\s,:]*((and|but|while|whereas)\\s+)?',
  why: 'joins what follows',
}

export const sooner: Wording = {
  words: ',?\\s*(\\b(preferably|ideally|vorzugsweise|idealerweise|best of all)\\b:?)\\s+',
  why: 'what would be better',
}

export const phraseEnd: Wording = {
  words: `
    ,\\s+and\\b
    ,\\s+(of|with|in)\\b
    $`,
  why: 'where what would be better ends',
}

export const empty: Wording = {
  words: `
    education (work_)?experience languages? (hard_|language_)?skills?(_in)? knowledge(_of)? ability_to
    qualifications? certifications? licen[cs]es? licensure required requirements? training technical software
    tools tech_stack other minimum essential also plus formal general ug pg`,
  why: 'heads that only say what sort of thing follows',
}

export const openHead: Wording = {
  words: '\\b(following|these|those|of|in|with|areas?|least|more|either)$',
  why: 'a head that goes on behind its colon',
}

export const nothing: Wording = {
  words: `
    we our it this that they there more similar etc others? us you yourself same all both either none much many
    plus bonus also what how why would could learn someone something anything everything so not no own can
    able(_to)? good great interest years? ideal experience knowledge skills? required requirements? a_must live
    certifications? obviously naturally of_course (two_)?references? spoken written oral verbal
    cover_letters \\w+_units fluent native (master|senior|entry)_level`,
  why: 'labels that name nothing',
}

export const talkTo: Wording = {
  words: 'tell let show send contact ask call ring phone text e-?mail',
  why: 'asks to get in touch',
}

export const talkOpening: Wording = {
  words: `
    we it this that there would doesn['’]t don['’]t not no how what so because even something anything wir`,
  why: 'opens talk',
}

export const detail: Wording = {
  words: `
    ^(including\\b(?!.*\\b(years?|at least)\\b)|(for (the|our|your|us|all)|as (\\w+ of )?(you|we|our|it)|unless|(obtain|gain)ed|since|because|even|without|our|we|it|they|this|that)\\b|\\w+ welcome$)`,
  why: 'details of what was just named, or what it is wanted for',
}

export const remarkWords: Wording = {
  words: `
    \\b(we|you|your|is|are|was|can|may|or|as|at|the)\\b
    ;`,
  why: 'a remark in brackets and no name',
}

export const emptyQualifier: Wording = {
  words:
    'basic minimum speciali[sz]ed general additional educational academic professional desired essential relevant other',
  why: 'only qualifies such a head',
}
