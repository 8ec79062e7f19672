// Phrases of what an ad asks and tells, read by `phrasesOf`.

/** Say that something is welcome and not demanded. */
export const preferenceWords = `
  preferred, preferably, a preference, desirable, desired, nice to have, good to have, a plus, a real plus, a big plus, a definite plus, a strong plus, is plus, a bonus,
  a real bonus, an advantage, a distinct advantage, advantageous, would be great, would be good, would be nice, would be helpful, would be useful, would be ideal,
  would be a, would be an asset, an asset, is helpful, not essential, not required, not necessary, not needed, is nice, well regarded, highly regarded, is welcome, are welcome, beneficial, is optional,
  or willing to learn, or willing to obtain, or willing to study, or willing to work, is valued, von vorteil, wünschenswert`
/** The same, where they end what is welcome. */
export const preferenceEnds = 'welcome, bonus, helpful, optional, advantageous'
/** The same, where they open it. */
export const preferenceOpenings =
  'ideally, preferably, preferred, desirable, nice to have, bonus, bonus points, optional'
/** Say that something is demanded. */
export const demandWords =
  'must, required, mandatory, essential, minimum, need, needs, needed, necessary, zwingend, erforderlich'
/** Make a demand of a sentence that stands among duties. */
export const demandAmongDuties =
  'must have, must hold, must be, required, experience in, experience with, experience of, years, degree, diploma'

/** In prose, a sentence with one of these may ask something. */
export const askingWords = `
  must, required, requires, require, you, you'll, you've, you're, you'd, your, experience, knowledge, degree, diploma, licen*, certif*, qualif*, ability, able to, skill,
  skills, proficien*, familiar*, understanding, year, years, ideally, prefer*, desirable, a plus, an advantage, bonus, looking for, need a, need an,
  need someone, need somebody, responsible, registration, registered, background in, trained, fluen*, expertise, helpful, welcome, essential, erfahrung, kenntnisse, studium`

/** Open a sentence about the employer. */
export const employerOpenings = `
  we, our, us, it, they, the company, the team, the firm, the school, the hospital, the trust, the unit, the office, the group, the business, the practice,
  the agency, the department, founded, since, established, for more than, for over, for nearly, today, we're, we've, we'll`
/** Whom a sentence about the employer asks for after all. */
export const seekingWords = `
  looking for, need a, need an, need someone, need somebody, need another, you, your, you'll, require, requires, expect, expects, ask for, asks for, ask that, insist on, would like`
/** Ask for a person to fill the post, and name no requirement. */
export const hiringWords =
  'looking for, need, needs, seeking, seeks, recruiting, hiring, adding, searching for, opening for, opportunity for, vacancy for'
export const hiringEnds = 'to join, who can, who will, to help, to work, to support, to lead, to take, to run'
/** What a company does in a sentence about it, behind its name. */
export const employerVerbs = `
  is, are, was, has, have, helps, runs, designs, builds, operates, serves, makes, believes, offers, provides, supports, employs, works, sells, values, welcomes, keeps,
  delivers, manufactures, develops, specialises, specializes, celebrates, aims, supplies, treats, looks after, cares for, covers`
/** Subjects of a sentence that speak of the person sought. */
export const personWords =
  'you, candidate, candidates, applicant, applicants, person, role, position, job, post, holder, postholder, successful'

/** Pay and perks. */
export const payWords = `
  salary, per hour, per annum, an hour, a year, 401k, 401(k), 403b, 403(b), pension, paid time off, paid holiday*, paid leave, paid vacation, PTO, holiday*, days off, annual leave, parental leave,
  sick leave, health insurance, medical insurance, dental, vision insurance, life insurance, life assurance, cycle to work, employee discount, staff discount, employee assistance, parking, stock
  options, share options, bonus scheme, bonus plan, bonus pay, quarterly bonus, annual bonus, sign on bonus, signing bonus, tuition reimbursement, tuition assistance, superannuation, wellbeing, gym membership, free lunch, free snacks, free coffee,
  free uniform, paid overtime, overtime rates, overtime pay, training budget, learning budget, relocation assistance, referral program*`
/** Speak of pay and perks as a field of work. */
export const payWork =
  'payroll, require, requires, required, experience in, experience with, experience of, knowledge of, administer*, manage*, process, prepare, calculate*'

/** The way to apply, the law, and what is said to all. */
export const adminWords = `
  equal opportunit*, equal employment, regardless of, without regard, race, reasonable accommodation*, reasonable adjustment*, please send, please apply, please submit, please email, please call,
  please include, please contact, send your, send a, email your, cover letter, covering letter, closing date, applications close, applications are, applications will, application process, interviews will, interviews are, interview process,
  apply by, apply to, apply with, apply at, apply online, apply via, apply through, apply now, click apply, apply here, to apply, job type, we reserve, terms of employment, everify, e verify, sponsor visas, able to sponsor, sponsor you, unable to sponsor, privacy policy, privacy notice,
  background check is, background check will, drug free workplace, this description, job description, this job description, other duties, other tasks, exhaustive, may be assigned, as assigned, fixed term,
  permanent, reports to, report to, reporting to, informal visit, informal chat, informal discussion, agencies, no recruiters, discriminat*, all backgrounds, under-represented, underrepresented, encourage applications, welcome applications, we welcome,
  disability confident, mindful employer, only shortlisted, shortlisted`
/** A sentence with these asks for something even so. */
export const adminAsks =
  'must have, must hold, must be, experience in, experience with, experience of, right to work, authorized to work, authorised to work'

/** Open a sentence that tells and asks nothing. */
export const tellingOpenings = `
  there is, there are, there will, this is, that is, these are, if you, if this, in your first, within a year, join us, join our, total compensation, compensation, pay, every day, every year, interested, sound like,
  don't worry, thank you, thanks, welcome, hi, hello, dear, note, please note, whether you, come and, why not, as a member, at our`

/** Labels of facts that ask nothing: `Location: Leeds`. */
export const factLabels = `
  location, salary, pay, hours, contract, employer, company, department, reports to, reporting to, ref, reference, job type, job types, schedule, shift, shifts, start, start date, duration, closing, closing date,
  type, employment, employment type, benefits, posted, industry, category, job id, work location, team, rate, term, terms, status, place, site, school, hospital, trust, client, website, email, phone, contact, interviews, interview, interview date, grade, band, role type, working pattern, workplace, work mode, pay rate, compensation, deadline, application deadline, overtime, weekend availability, shift availability, supplemental pay, job title, title, position, vacancy, post, district, organisation, organization, date, expected hours, ability to commute`

/** What somebody is like: a row of these and small words asks for nothing that a resume shows. */
export const traitWords = `
  communication communicate communicator communicating interpersonal verbal written spoken oral team player teamwork collaborative collaboration collaborate positive attitude friendly
  motivated self-motivated starter self-starter driven passion passionate enthusiasm enthusiastic energetic energy flexible flexibility adaptable adaptability reliable reliability
  dependable punctual punctuality honest honesty integrity detail attention detail-oriented organised organized organisational organizational organization organisation
  multitask multi-task multitasking prioritise prioritize time-management pressure fast-paced fast paced calm patient patience curious curiosity creative
  creativity thinker problem solver problem-solving solving independently independent independence initiative proactive willingness willing learn learner eager
  humour humor sense ethic attitude people person discretion discreet confidential confidentiality tidy neat polite professional professionalism manner
  personality resilient resilience empathy empathetic compassionate compassion caring commitment committed mindset ownership deadlines deadline meet kind kindness warm warmth thoughtful
  judgement judgment relationships build building productive shows turns up afraid questions ask comfortable ambiguity growth presence smart hard
  hardworking hard-working tact tactful diplomatic respectful respect sensitive analytical thinking minded safety-minded approach approachable can-do listening listener
  accurate accuracy precise others colleagues relate clear clearly feedback open good excellent strong skills skill ability work working well under both within
  alone dynamic quickly great highly demonstrates demonstrate works able manage own time outgoing customer-focused trustworthy attendance low-ego ego enjoy enjoys love loves
  genuine confident confidence articulate methodical conscientious presentable appearance smile cheerful hands-on self-directed self-disciplined
  solution-oriented results-oriented results-driven goal-oriented resourceful ambitious tenacious empathic open-minded`
/** Words that a row of traits may have besides. */
export const traitFillers = `
  a an and or of to in for the at is are who you your that be can on as by it have has not we our i with very some must other`

/** What only those who hold a paper have. */
export const credentialWords = `
  licence, license, licences, licenses, licensed, licenced, licensure, certif*, registration, registered with, registered nurse, chartered, accredited, accreditation, card, CPR, CPA, ACCA, CIMA, CFA, PMP, CDL,
  OSHA, QTS, NMC, HCPC, CSCS, BLS, ACLS, ticket, RN, LPN, journeyman, first aid, food hygiene, qualified teacher status, member of the, membership of, chartership`
/** A card that is no paper. */
export const noCredential =
  'card payments, card readers, card transactions, credit card, credit cards, score card, gift card, gift cards, business cards, obtain certification, report card, report cards'
/** Schooling below a degree. */
export const schoolingWords =
  'diploma, GED, high school, HNC, PGCE, NVQ, apprenticeship, ausbildung, leaving certificate'
/** A degree is a paper only beside these where a certificate is named too. */
export const degreeOnly = "degree, bachelor, bachelor's, master's, masters, diploma, GED, PhD, doctorate"
export const languageNames = `
  English, Spanish, French, German, Italian, Portuguese, Dutch, Polish, Mandarin, Chinese, Cantonese, Japanese, Korean, Arabic, Hindi, Urdu, Russian, Ukrainian, Welsh, Gaelic, Irish, Turkish, Swedish,
  Norwegian, Danish, Finnish, Hebrew, Vietnamese, Tagalog, Bengali, Punjabi, Romanian, Hungarian, Czech, Slovak, Greek, Bulgarian, Croatian, Serbian, Slovenian, Estonian, Latvian, Lithuanian, Persian, Farsi, Thai,
  Indonesian, Malay, Swahili, Tamil, Telugu, Gujarati, Marathi, Somali, Afrikaans, Catalan, BSL, ASL, Deutsch, Deutschkenntnisse, Englisch, Englischkenntnisse, te reo Māori`
/** Say that a language is spoken. */
export const spokenWords =
  'fluent, fluency, fluently, bilingual, speak, speaks, speaker, speaking, spoken, language, languages, proficient, proficiency, native, mother tongue, written, verhandlungssicher, conversational, deutschkenntnisse, englischkenntnisse'
/** Nothing that is learnt by doing: what is left of a row of skills once these are gone names no skill. */
export const skillFillers = `
  a, an, and, or, of, in, with, the, to, on, for, as, at, both, plus, similar, other, related, using, use, such as, like, e.g, including, etc, equivalent, any, experience, experienced, knowledge, skills, skill, strong, solid, good, excellent, proven, basic,
  advanced, working, hands on, deep, practical, demonstrated, proficient, proficiency, proficiency in, familiar, familiarity, fluent, competent, expert, expertise, understanding, required, preferred, desirable, a plus, is a plus, ideally, tools, software, systems, platforms, frameworks, must have, ability, you have, you know, your, you, intermediate, confident`
/** Beside a number of years, say that it is no experience. */
export const otherYears = 'age, aged, old, founded, ago, for over, contract, term, within, after, first, next, last'
/** End what is not asked: `No degree needed`. */
export const waivedEnds = 'needed, necessary, required, expected'
