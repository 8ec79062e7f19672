import type { Wordings } from './row.ts'

export const kindsWords = {
  rightToWork: {
    words: `
      \\b(legally )?(authori[sz]ed|eligible|entitled|permitted|(?<=legally )able|right|permission|authori[sz]ation|eligibility)\\s+to\\s+(live and )?work\\b(?!\\s+(checks?|legislation|document))(\\s+(full-time |lawfully |permanently )?(in|within)\\s+<land>)?
      \\b((valid )?work (permit|authori[sz]ation|visa)|(valid|working) visa)\\b
      \\b(full )?work(ing)? rights( in <land>)?`,
    why: 'may work there',
  },
  citizenship: {
    words: `
      \\b(U\\.?S\\.?A?\\.?|American|UK|British|EU|European|German|Canadian|Australian|Irish|sole)\\s+(citizens?(hip)?|nationals?|person)\\b
      \\b(citizenship (is )?required|permanent resident|green card)\\b
      \\bcitizens? of (\\p{Lu}|the)`,
    why: 'belongs to a country',
  },
  clearance: {
    words: `
      ((active|current|valid|top|secret|TS/SCI|SC|DV|BPSS|security|government|nato)\\s+)+clearances?
      (active|current|top)_secret ts/sci clearance_card (SC|DV|BPSS)[-_]clear(ed|ance)`,
    why: 'a clearance',
  },
  dwelling: {
    words: `
      ^(liv(e|ing)|resid(e|ing)|(candidates|applicants) (living|residing|from)|(be )?(based|located|resident)) (in|within|near)\\b`,
    why: 'where the person has to live',
  },
  drivingLicence: {
    words: `
      \\b((valid|full|clean|current|active|UK|US)\\s+)*driv(er|ing)(['’]?s)?['’]?\\s+licen[cs]e\\b
      \\bführerschein\\b`,
    why: 'may drive',
  },
  vetting: {
    words: `
      \\b((enhanced|basic|standard|national|NDIS)\\s+)*(DBS|PVG|CRB|disclosure scotland|disclosure and barring|working with children(?= check)|worker screening|(police|garda) (check|clearance|vetting)|vulnerable sector(?= check)|(?<=\\b(basic|standard|enhanced) )disclosure)\\b( service)?( (check|disclosure|certificate))?
      \\b(pass (an? )?)?(pre-employment )?(drug[- ](and alcohol )?(test|screen)(ing)?|(background|criminal records?|credit) (check|screen(ing)?))\\b( and (an? )?(background check|drug screen|credit check))?
      \\b((medical|health|fitness|physical|hearing|eyesight|vision|psycho\\w+|fingerprint\\S*|live scan|registry|reference|identity|background|employment) )+(tests?|exam\\w*|checks?|evaluation|assessment|investigation|screen\\w*|clearance|stud(y|ies))\\b
      ^((two|three|\\w+ory) )*references$`,
    why: 'checks that an employer makes: nothing that a resume could show',
  },
  tested: {
    words: `
      \\b(pass|undergo|subject to) (an? )?.*\\b(tests?|checks?|medical|vetting|evaluation|screen\\w*|references)\\b
      \\b(felony|criminal) convictions?\\b`,
    why: 'is put to a test',
  },
  vaccination: {
    words: '(vaccinat(ed|ions?)|immuni[sz]ations?)(?!_(train|cert|prog|clin|sched|rec)) immunity',
    why: 'against what somebody is vaccinated',
  },
  physical: {
    words: `
      \\b(lift|carry|push|pull|weigh)(ing)?\\b.*\\b(\\d+ ?(lbs?|pounds|kgs?|kilos)|heavy|boxes)\\b
      \\b\\d+[ -]?(lbs?|pounds|kg)\\b
      \\b(lift and carry|climb(ing)? (\\d+ \\w+ )?(ladders|stairs)|(stand|sit|walk|kneel|bend)(ing)?( and \\w+)? (for|all|most|long)\\b|on your feet|all weathers?|confined spaces|(stays?|working|work|be) outdoors|respirator|physically (fit|able|demanding))\\b`,
    why: 'what the body has to bear',
  },
  driving: {
    words: `
      \\b((own|access to an?|reliable|use of an?) (car|vehicle|transport\\w*)|driving record|MVR|insurable)\\b`,
    why: 'how one gets about',
  },
  travel: {
    words: `
      \\btravel(l?ing)?\\b(?! (agen|industry|insurance|trade|books?|arrange|polic|writ|plans?))
      \\b(overnights?|nights away|stays? away|relocat\\w+|commut\\w+|within \\w+ (miles|minutes)|on[- ]?site|in person)\\b`,
    why: 'being away, or there',
  },
  hours: {
    words: `
      \\b((early|late|night|day|rotating|split|12-hour|long) (shifts?|starts?|hours)|shifts?(?! (lead|manage|super|plan))|weekends?|bank holidays|(?<!no )overtime|on[- ]call|evenings?|nights|rota|(out[- ]of|unsocial|working) hours|time zone|saturdays?|sundays?)\\b`,
    why: 'when the work is done',
  },
  lived: {
    words: '\\b(lived (in|here)|(?<!care|with an?) resident( of| for| in|$))\\b',
    why: 'where somebody has lived',
  },
  abode: {
    words: `
      \\b(live|reside|be (based|located)) (in|within|near)\\b`,
    why: 'where somebody lives',
  },
  ofWork: {
    words: `
      experienced? knowledge understanding familiar\\w* awareness expertise background_(in|of|with) track_record qualif\\w+
      trained worked proficien\\w+ years? skills?_in use_of`,
    why: 'speaks of what somebody has learnt or done: then a trait or a condition is the subject of the work',
  },
  giving: {
    words: `
      ^(carry|conduct|perform|administer|run|give|process|manage|coordinate|arrange|order|interpret|record|deliver)(ing)?\\b`,
    why: 'gives a test or a jab to others',
  },
  licence: {
    words: `
      licen[cs]es?(?!\\s+(management|agreements?|compliance|fees)) licensure credential
      licen[cs]ed_(in|to_practi[cs]e|by) registration_with
      (current|valid|active|full|unrestricted|unconditional)\\s+([\\w/]+\\s+){0,3}registration
      registered_(with|nurse|pharmacist|social_worker|architect) RN QTS qualified_teacher_status NMC GMC HCPC GPhC
      GDC SRA CSCS SIA CDL HGV LGV ARRT NBCOT gas_safe approbation practising_certificate
      (member\\w*|admi\\w+|standing|eligib\\w+|called)\\b.{0,40}\\bbar bar_(admission|member\\w*|exam)`,
    why: 'what the law asks of those who do this work',
  },
  certificate: {
    words: `
      certifi(ed|cates?|cations?) designation accredit(ed|ation) chartered qualification notary OSHA_\\d+
      zertifi\\w+`,
    why: 'a paper that somebody gives',
  },
  trait: {
    words: `
      communicat\\w+ interpersonal team_?players? teamwork\\w* self-?(starter|motivated|driven|directed)
      (attention_to_)?detail organi[sz](ed|ational) proactive\\w* flexib\\w+ adaptab\\w+ curio\\w+ empath\\w+
      compassion\\w* kindness humou?r judge?ment discretion reliab\\w+ integrity enthusias\\w+ motivat\\w+
      initiative positive(?!_(re|feed|press|test)) calm patien(ce|t) resilien\\w+ problem[-_]solv\\w+ analytical critical_thinking
      time[-_]management independently collaborat\\w+ creativ\\w+ ego attitude mindset punctual\\w* confidentiality
      friendly honest\\w* trustworth\\w+ multi-?task\\w* prioriti[sz]\\w+ fast-paced under_pressure ownership
      accountab\\w+ passion\\w* energetic work_ethic common_sense critique feedback
      courte\\w+ tact\\w* polite\\w* caring(?!_(for|respon)) cheerful\\w* approachab\\w+ warm(th)? discreet\\w*
      diploma(cy|tic) dependab\\w+ conscientious\\w* committed dedicat(ed|ion) determin(ed|ation) tenaci\\w+ resourceful\\w*
      unflappable decisive\\w* meticulous\\w* methodical\\w* thoughtful\\w* sensitively humility open-minded kindly
      manner personality demeanou?r temperament stamina grit flair obsess\\w+ instinct hunger rapport
      (build|form|develop)\\w*_.*relationships listen(s|er|ing)? (eye|ear|nose|head|feel)_for steady_hand good_with
      sense_of pride_in (care|passionate)_about keep_(your|a)_(head|cool|clear) get_(on|along)_with
      (meet|work)\\w*_.*deadlines own_(initiative|work|workload) work(s|ing)?_(alone|well) (limited|minimal)_guidance
      (part_of|in|within)_a_(\\w+_)?team hold_your_own stand_your_ground say_no decisions?_with eager(ness)?
      (our|the)_values values_at can-do thriv(e|es|ing) juggl\\w+ smart_appearance`,
    why: 'what somebody is like',
  },
} satisfies Wordings
