// Phrases of headings, read by `phrasesOf`, by what stands below them.

/** Below these, everything is welcome and not demanded. */
export const preferredHeadings = `
  prefer*, desir*, nice to have*, good to have*, great to have*, bonus, bonus points, would be good, would be great, would be nice,
  would also be good, would also be great, would be lovely, be a plus, it would help, helps if, love it if, be good if, a plus, pluses, plus, an asset,
  assets, advantage*, ideally, ideal extras, also great, also good, also useful, also helpful, extra, extra credit, extras, optional, not essential, not required,
  not necessary, not needed, nice but, nice if, great if, good if, helpful, welcome, stand out, set you apart, even better, what would make, what would help, what would be, beneficial, wish list, well regarded, highly regarded,
  wünschenswert, von vorteil`

/** Below these, everything is demanded. */
export const requiredHeadings = `
  require*, qualif*, must have*, must haves, essential, essentials, what you need, what we need, what we require, what we ask, what we expect,
  what we are looking for, what we're looking for, what we're after, what we are after, what we look for, you need, you'll need, you will need, you have, you've got, you'll have, you will have, you bring,
  you'll bring, you will bring, you are, you're, you should, you should have, we ask, we expect, we require, we need, we're looking for, we are looking for, who you are, about you,
  person spec*, looking for, criteria, skill*, minimum, your profile, your background, your experience, your skills, candidate*,
  applicant*, education, experience, certif*, licens*, licenc*, knowledge, competenc*, abilities, attributes, expertise, credentials,
  what it takes, you might be, right for you, is this you, good fit, fit right in, you'll fit, you fit, your strengths, training, languages, prerequisites, eligibility, tickets,
  who should apply, who can apply, do you have, are you, to be considered, to be successful, to succeed, profile, track record,
  anforderungen, voraussetzungen, kenntnisse, profil, qualifikationen, bringst du mit, bringen sie mit, du mitbringst, sie mitbringen`

/** Below these stands what the work is, whatever else the heading says. */
export const workHeadings = `
  responsib*, duty, duties, what you'll do, what you will do, what you'll be doing, what you will be doing, what you'd do, you'll be doing,
  about the role, about the job, about this role, about this job, about the position, about the post, about the opportunity,
  accountab*, essential functions, key functions, functions, essential duties, tasks, aufgaben, aufgabengebiet, tätigkeiten, deine aufgaben, ihre aufgaben`

/** The same, where the words say nothing else. */
export const dutyHeadings = `
  you will, you'll, you would, you'd, the role, your role, the job, your job, the work, your work, the position, your position, the day,
  your day, your week, the opportunity, day to day, job summary, position summary, job purpose, role purpose, in this role, in this job,
  main purpose, summary, the post, purpose, description, scope, a typical day, typical day,
  typical week, overview, role, job, position, post, mission, your mission, your impact, objectives, deliverables, challenges, stellenbeschreibung, does the role involve`

/** Below these stands what is given. */
export const offerHeadings = `
  benefit*, what we offer, what we can offer, what we'd offer, what you'd get, what you'll get, what you get, what you will get, what you'll receive,
  what you will receive, you'll get, you'd get, you will get, you'll receive, you will receive, you'll enjoy, we offer, offer you, offer, perks, salary,
  compensation, pay, pay range, wages, remuneration, in return, reward*, package, in it for you, why join us, wir bieten, vorteile, leistungen, angebot`

/** Below these the employer tells of itself. */
export const aboutHeadings = `
  about us, about, why us, why join, why work, why you'll love, why you will love, why, our values, our mission, our culture, our story, our company, our team,
  our commitment, our client, the company, the team, the school, the organisation, the organization, the trust, the firm, the practice, the hospital,
  the employer, who we are, what we do, company, life at, working here, how we work, culture, values, story, meet, background, über uns, wer wir sind, unternehmen, join us`

/** Below these stand the way to apply and the law. */
export const applyHeadings = `
  how to apply, to apply, apply, apply now, ready to apply, ready to join, interested, equal opportunit*, equal employment opportunit*, equal*, divers*, inclusi*, contact,
  contact us, closing date, closing, interview, interviews, disclaimer, application*, application process, process, selection, next steps, how we hire,
  legal, privacy, background check*, safeguarding, e verify, please note, notice, eeo, accommodation*, what happens next, important information, bewerbung, kontakt,
  similar jobs, pay transparency, data protection`

/** Below these stand facts of the job. */
export const factHeadings = `
  hours, schedule, shift*, location*, practical, practicalities, details, job details, job type, job types, employment type, employment details, key facts, facts, terms, physical,
  physical requirements, physical demands, work environment, working environment, work conditions, working conditions, work location,
  additional information, further information, at a glance, start date, start, travel, reports to, reporting to, department, seniority level,
  job function, industries, industry, reference, contract, contract type, salary and benefits, posted, job category, job id, employer, work arrangement, availability,
  conditions of employment, working pattern, duration, closing date, license or certification`

/** Below these the text itself begins: what stands above repeats it. */
export const textHeadings = `
  full job description, job description, description, about the job, about this job, about the role, job summary, position summary, full description`

/** Words of a heading that do not change what it is about. */
export const headingFillers = `
  a, an, the, this, that, these, our, your, you, we, us, and, or, of, for, to, in, on, with, at, is, be, as, it, if, but, also, some, all, more, other,
  here, what, who, how, where, which, when, key, main, core, basic, minimum, primary, principal, major, typical, daily, general, specific, special, essential, important, top,
  role, job, position, post, work, team, company, person, people, ideal, successful, right, professional, technical, relevant, personal, necessary, formal,
  total, full, additional, further, information, details, overview, statement, points, list, section, like, love, would, will, 'll, do, does, have, bring, get,
  need, needed, wanted, expect, about, us, it's, here's, hard, soft, required, preferred, look, looks, looking, strictly, educational, physical, mental, demands, employee, great, good, big, if, so, you've, you're, you'll`
