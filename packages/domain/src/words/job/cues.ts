import type { Wording } from './row.ts'

export const degree: Wording = {
  words: `
    all both also each very much strongly highly greatly always particularly especially definitely certainly
    explicitly warmly equally only an? strong big great huge real definite distinct added clear considered seen
    regarded as of ideal(ly)? nice`,
  why: 'how much a thing is wanted',
}

export const wanted: Wording = {
  words: `
    plus(es)? plus_points? advantages? advantageous bonus(es)? benefit beneficial assets? nice[-_]to[-_]haves?
    helpful useful handy desirable desired prefer(red|able) welcomed?(?!_to) (well_|highly_)?regarded appreciated
    valued valuable optional great lovely ideal nice von_Vorteil wünschenswert`,
  why: 'behind a verb: is wanted',
}

export const demanded: Wording = {
  words: `
    required(?!_to) mandatory essential necessary needed compulsory a_must([-_]have)? must[-_]haves?
    non-negotiable not_negotiable indispensable expected(?!_to) imperative obligatory a_prerequisite a_condition
    a_requirement erforderlich zwingend Voraussetzung`,
  why: 'behind a verb: is demanded',
}

export const copula: Wording = {
  words: `
    is are was were would_(also_)?be ['’]d_be (will|can|could|may)_be being ist sind wären?`,
  why: 'stands between the thing and how much it is wanted',
}

export const goesOn: Wording = {
  words: `
    \\b(but|though|although|and|for|if|since|as|on|by|at|in|with|so|because|to|or|not)\\b`,
  why: 'what may follow on it',
}

export const bareWanted: Wording = {
  words: `
    an? (strong |big |real |definite |distinct |huge |added |nice )?(plus|advantage|bonus|asset)
    <degree>(nice[- ]to[- ]have|helpful|useful|handy|advantageous|beneficial|desirable|desired|preferred|welcome(?! to\\b)|(well|highly) regarded|wünschenswert|von Vorteil)`,
  why: 'wanted, without a verb: Spanish a plus',
}

export const alsoWanted: Wording = {
  words: `
    (would help|helps)( us| too| greatly| a good deal| a great deal)*( (in|on) [\\w ]{2,30}?)?(?=\\s*($|[.,;]|\\b(but|here|a lot)\\b))
    even more so\\b
    would make us \\w+\\b
    (even|so much the|all the) better\\b
    (ideally|preferably|idealerweise)(?=\\s*($|[.,;]))
    (scores?|earns?|gets? you) (bonus|extra) points\\b`,
  why: 'wanted, in other words',
}

export const demandedBehind: Wording = {
  words: `
    \\s*\\b(?<a><copula>)\\s+((also|absolutely|strictly|all|both|an?|therefore|still) )*<demanded>\\b`,
  why: 'demanded, with its verb',
}

export const bareDemanded: Wording = {
  words: `
    \\s+(strictly |absolutely )?((required|mandatory|essential|erforderlich)(?!\\s(for|from|by)\\s(\\d|an? immediate|[a-z]+ \\d{4}))<ends>|(a must|needed|(?<!,\\s)please)(?=\\s*(<stop>)))`,
  why: 'demanded, without a verb: CPA required',
}

export const candidate: Wording = {
  words: `
    (the |our )?(successful |ideal |right )?(candidates?|applicants?|post ?holder|person)( for (this|the) (post|position|role|job|vacancy))?`,
  why: 'whom the advertisement looks for',
}

export const preferredOpenings: Wording = {
  words: `
    (it |that )?(is|['’]s|(would|will)( also)? be|['’]d be) (also )?(an? )?(real |big )?(<wanted>|good|perfect|fantastic)(, [^,]{3,40},)? (if|when|that|to)\\s+
    (it |that )?(also )?(helps|would help) (if|when|that|to)\\s+
    (ideally|preferably|idealerweise)\\s+
    you (might|may|could) (also )?(have|be|bring|speak|know)\\s+
    ((this|it|the [a-z]+) )?would suit (someone|somebody|an? [a-z]+) (with|who)\\s+
    bonus( points)? (for|if)\\s+
    extra credit( for| if)?:?\\s+
    points for\\s+
    even better(:| if)\\s+
    also (great|good|nice|useful|helpful|welcome):\\s+
    [[(]?(bonus|plus|nice to have|desirable|preferred|advantageous)[:\\])]\\s+
    we(['’]d| would) (?!\\w+ to (talk|hear|meet|speak))(also |especially |particularly )?(love|like|prefer|welcome|appreciate|be (happy|delighted|glad|thrilled))( (it )?if| to see| to have)?\\s+
    if (?=you\\b(?! (need|require|want|have (any|an?)|would like)\\b).{3,200}\\b(tell us|let us know|say so|even better|so much the better|all the better|we['’]d love))`,
  why: 'before the thing: it is wished',
}

export const requiredOpenings: Wording = {
  words: `
    <anyone> (also )?(must|needs? to|have to|are required to)( also)? (?=\\S)
    <anyone>(['’](ll|d)| will| do| would)? (also )?need (to )?(?=\\S)
    you['’]d want (?!to\\b)
    <anyone> (should|(?<!you )will|ought to) (ideally )?(have|bring|hold|possess)\\s+
    <anyone> (should|(?<!you )will|ought to) (ideally )?be (?=an? experienced|an? qualified|qualified|an? .*qualified|confident|comfortable|familiar|willing|prepared|able|fluent|proficient|educated|registered)
    <candidate> (is|are|will be) (likely|expected) to (have|be|hold)\\s+
    (they|he or she|s?he) (should|must) (be|have|hold)\\s+(?=\\S)
    <candidate> should be (?!aware|advised|sent|invited|submitted|received)(?=\\S)
    (the |our )?(ideal|successful|right) (candidate|applicant|person) (is|has|holds|brings|possesses|knows|can)\\s+(?=\\S)
    we(['’]re| are) (looking for|searching for|seeking) (someone|somebody|people|candidates|an? ([a-z&/-]+ ){1,5}?)\\s*(with(?= an? | at| strong| proven| exp|\\s\\d)|holding|having|who (ha(s|ve)|is|are|can|holds?|brings?)\\b)\\s+
    we(['’]re| are) (looking|searching) for (?=at least|\\d|experience|proven|strong|excellent|a minimum|(an? )?(understanding|knowledge|degree)\\b)
    (please )?(apply|write|get in touch|come) if (?=you\\b)
    we(['’]d)? (imagine|hope|expect|trust|assume)( that)? (?=you\\b)
    (I|we)(['’]d| would) (love|like) to (talk|hear|meet|speak)( to| with| from)? (you )?if (?=you)
    we (ask (for|that)|require|expect|insist on)\\s+(?=\\S)
    we(['’](d|ll)| would| will)?( also)? (need|want|like|expect|require|ask) you to (have|be|hold|bring|know)\\s+
    (we|I) (need|want) (someone|somebody|a person|people|you)( with| who (has|is|can|holds)\\b| who| to have| having| holding)?\\s+(?!to\\b)(?=\\S)
    your (background|profile|experience) (should|must|will) include\\s+
    [[(]?(must[- ]haves?|required|essential|mandatory|minimum requirements?)[:\\])]\\s+
    must ((have|be|hold|possess)\\s+|(?=\\S))
    (you(['’]ll be|['’]re| will be| are) )?someone (with|who (is|has|can)|who)\\s+
    to (succeed|excel|thrive|qualify|apply|be (successful|considered))\\b[^,.;]{0,40}?,? you(['’]ll| will| must| should)? (have|be|hold|bring|possess|need)\\s+(to )?`,
  why: 'before the thing: it is demanded',
}

export const weakOpening: Wording = {
  words: `
    ['’](ve|re)
    (['’]ll| will) (have|bring)
    \\x20(have|bring|know|hold|possess|are|can|speak|write|understand|like|enjoy|work in|love|feel)`,
  why: 'before the thing: tells what somebody has',
}
