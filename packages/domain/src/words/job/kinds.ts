import type { Wording } from './row.ts'

export const rightToWork: Wording = {
  words: `
    \\b(legally )?(authori[sz]ed|eligible|entitled|permitted|(?<=legally )able|right|permission|authori[sz]ation|eligibility)\\s+to\\s+(live and )?work\\b(?!\\s+(checks?|legislation|document))(\\s+(full-time |lawfully |permanently )?(in|within)\\s+<land>)?
    \\b((valid )?work (permit|authori[sz]ation|visa)|(valid|working) visa)\\b
    \\b(full )?work(ing)? rights( in <land>)?`,
  why: 'may work there',
}

export const citizenship: Wording = {
  words: `
    \\b(U\\.?S\\.?A?\\.?|American|UK|British|EU|European|German|Canadian|Australian|Irish|sole)\\s+(citizens?(hip)?|nationals?|person)\\b
    \\b(citizenship (is )?required|permanent resident|green card)\\b
    \\bcitizens? of (\\p{Lu}|the)`,
  why: 'belongs to a country',
}

export const clearance: Wording = {
  words: `
    ((active|current|valid|top|secret|TS/SCI|SC|DV|BPSS|security|government|nato)\\s+)+clearances?
    (active|current|top)_secret ts/sci clearance_card (SC|DV|BPSS)[-_]clear(ed|ance)`,
  why: 'a clearance',
}

export const dwelling: Wording = {
  words: `
    ^(liv(e|ing)|resid(e|ing)|(candidates|applicants) (living|residing|from)|(be )?(based|located|resident)) (in|within|near)\\b`,
  why: 'where the person has to live',
}

export const drivingLicence: Wording = {
  words: `
    \\b((valid|full|clean|current|active|UK|US)\\s+)*driv(er|ing)(['’]?s)?['’]?\\s+licen[cs]e\\b
    \\bführerschein\\b`,
  why: 'may drive',
}

export const vetting: Wording = {
  words: `
    \\b((enhanced|basic|standard|national|NDIS)\\s+)*(DBS|PVG|CRB|disclosure scotland|disclosure and barring|working with children(?= check)|worker screening|(police|garda) (check|clearance|vetting)|vulnerable sector(?= check)|(?<=\\b(basic|standard|enhanced) )disclosure)\\b( service)?( (check|disclosure|certificate))?
    \\b(pass (an? )?)?(pre-employment )?(drug[- ](and alcohol )?|(background|criminal records?|credit|medical|fitness|hearing|eyesight|vision|psych\\w+|fingerprint\\S*|registry|record|employment) )(test|screen|check|exam|eval|assess|invest|clear|physical)\\w*( and (an? )?(background check|drug screen|credit check))?
    ^((two|three|\\w+ory) )*references$`,
  why: 'checks that an employer makes: nothing that a resume could show',
}

export const tested: Wording = {
  words: `
    \\b(pass|undergo|subject to)\\b.*\\b(test|check|medical|vetting|screen|reference)
    \\bconvictions?\\b`,
  why: 'is put to a test',
}

export const vaccination: Wording = {
  words: '(vaccinat(ed|ions?)|immuni[sz]ations?)(?!_(train|cert|prog|clin|sched|rec)) immunity',
  why: 'against what somebody is vaccinated',
}

export const physical: Wording = {
  words: `
    \\b\\d+[ -]?(lbs?|pounds|kg)\\b
    \\b(lift|carry|climb|kneel|stand|sit|walk)(ing)? (and|up|heavy|for|all|most|ladders|stairs)\\b
    \\b(on your feet|all weather|outdoors|physical(ly| effort)|climb.* (ladders|stairs))`,
  why: 'what the body has to bear',
}

export const driving: Wording = {
  words: `
    \\b((own|(access to|use of) an?|reliable) (car|vehicle|transport)|(driving|clean) record|MVR)`,
  why: 'how one gets about',
}

export const travel: Wording = {
  words: `
    \\btravel(?! (agen|ind|ins|book|arr|pol))
    \\b(overnight|relocat|commut|on[- ]?site|in person|within \\w+ (miles|minutes))`,
  why: 'being away, or there',
}

export const hours: Wording = {
  words: `
    \\b(shifts?|weekends?|bank holidays|overtime|on[- ]call|evenings?|nights|rota|out[- ]of[- ]hours|(core|working) hours|time zone|saturdays?)\\b`,
  why: 'when the work is done',
}

export const lived: Wording = {
  words: '\\b(lived (in|here)|(?<!care|with an?) resident( of| for| in|$))\\b',
  why: 'where somebody has lived',
}

export const ofWork: Wording = {
  words: `
    experienced? knowledge understanding familiar\\w* (?<!commercial_|self-)awareness expertise background_(in|of|with) track_record
    qualif\\w+ trained worked proficien\\w+ years? use_of(?!_an?_(car|vehicle))`,
  why: 'speaks of what somebody has learnt or done: then a trait or a condition is the subject of the work',
}

export const giving: Wording = {
  words: '^(carry(?!.* effort)|conduct|perform|administer|give|process|arrange|interpret)(ing)?\\b',
  why: 'gives a test or a jab to others',
}

export const licence: Wording = {
  words: `
    licen[cs]es?(?!\\s+(management|agreements?|compliance|fees)) licensure credential
    licen[cs]ed_(in|to_practi[cs]e|by) registration_with
    (current|valid|active|full|unrestricted|unconditional)\\s+([\\w/]+\\s+){0,3}registration
    registered_(with|nurse|pharmacist|social_worker|architect) RN QTS qualified_teacher_status NMC GMC HCPC GPhC
    GDC SRA CSCS SIA CDL HGV LGV ARRT NBCOT gas_safe approbation practising_certificate
    (member\\w*|admi\\w+|standing|eligib\\w+|called)\\b.{0,40}\\bbar bar_(admission|member\\w*|exam)`,
  why: 'what the law asks of those who do this work',
}

export const certificate: Wording = {
  words: `
    certifi(ed|cates?|cations?) designation accredit(ed|ation) chartered qualification notary OSHA_\\d+
    zertifi\\w+`,
  why: 'a paper that somebody gives',
}

export const trait: Wording = {
  words: `
    \\b(communicat|interpersonal|team ?(play|work)|detail|organi[sz](ed|ational)|flexib|curio|kind(ness|ly)|humou?r|humility|judge?ment|discre(et|tion)|diploma(cy|tic)|reliab|integrity|motivat|initiative|positive(?! (re|feed|press|test))|calm|patien(ce|t(?=$|,| and| with))|resilien|analytical|collaborat|creativ|attitude|mindset|confidential|friendly|honest|under (pressure|stress)|ownership|accountab|passion|energetic|common sense|critique|feedback|courte|tactful|polite|caring(?! (for|resp))|cheerful|approachab|warm(th)?\\b|conscientious|committed|dedicat|determin(ed|ation)|tenaci|unflappable|sensitively|leader who|(manner|(leadership|working|management) style)\\b|personality|stamina|flair|obsess|rapport|(build|form|develop)\\w* .*relationships|listen|(eye|ear|head|feel) for|steady hand|good with|sense of|pride in|care about|keep (your|a) (head|cool|clear)|get(s|ting)? (on|along) with|turns? up|(\\w+ing|open) mind|gift (of|for)|generos|compos(ed|ure)|unsupervised|ambigu|juggl|laugh|(self-|commercial )aware|(meet|work|manag)\\w* .*deadlines|own (initiative|work)|work(s|ing)? (alone|well)|(in|part of) a (\\w+ )?(team|crew)|hold your own|say no|confidence to|talk to|follow .*instructions|decisions? with|eager|values at|thriv)`,
  why: 'what somebody is like',
}
