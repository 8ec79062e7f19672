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
      ^(two |three )?references$`,
    why: 'checks that an employer makes: nothing that a resume could show',
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
  place: {
    words: `
      travel relocat\\w+ commut\\w+ on[-_]?site in_person (live|reside|based|located)_(in|within|near)
      own_(car|transport|vehicle) working_hours weekends? shifts? overtime on[-_]call time_zone`,
    why: 'where and when',
  },
  trait: {
    words: `
      communicat\\w+ interpersonal team_?players? teamwork\\w* self-?(starter|motivated|driven|directed)
      (attention_to_)?detail organi[sz](ed|ational) proactive\\w* flexib\\w+ adaptab\\w+ curio\\w+ empath\\w+
      compassion\\w* kindness humou?r judge?ment discretion reliab\\w+ integrity enthusias\\w+ motivat\\w+
      initiative positive calm patien(ce|t) resilien\\w+ problem[-_]solv\\w+ analytical critical_thinking
      time[-_]management independently collaborat\\w+ creativ\\w+ ego attitude mindset punctual\\w* confidentiality
      friendly honest\\w* trustworth\\w+ multi-?task\\w* prioriti[sz]\\w+ fast-paced under_pressure ownership
      accountab\\w+ passion\\w* energetic work_ethic common_sense critique feedback`,
    why: 'what somebody is like',
  },
} satisfies Wordings
