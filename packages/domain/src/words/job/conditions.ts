// Phrases of what the employer sets besides the work, read by `phrasesOf`. Tried in this order.

/** By kind; the first kind that has a phrase in a text is meant. */
export const conditionPhrases = [
  [
    'permit',
    `right to work, authorized to work, authorised to work, work authorization, work authorisation, work permit, eligible to work, legally able to work, legally entitled to work, citizen,
    citizens, citizenship, US persons, U.S. persons, visa sponsorship, sponsor visas, permanent resident, green card`,
  ],
  [
    'clearance',
    'security clearance, TS/SCI, SC clearance, SC cleared, DV clearance, DV cleared, BPSS, top secret, secret clearance, active clearance, security cleared',
  ],
  [
    'check',
    `DBS, PVG, garda vetting, police check, police clearance, police vetting, background check, background checks, background screening, drug test, drug tests, drug testing, drug screen, drug screening, criminal record, criminal records, working with children check,
    pre employment check, pre employment checks, pre employment screening, fingerprint*, 18 years or older, 18 years of age, at least 18, aged 18, 21 years of age, at least 21`,
  ],
  [
    'vaccination',
    'vaccination, vaccinations, vaccinated, immunization, immunizations, immunisation, immunisations, immunized, TB test, flu shot, hepatitis b',
  ],
  [
    'driving',
    `own car, own vehicle, own transport, own transportation, reliable transport, reliable transportation, reliable vehicle, driving record, clean record, access to a car, access to a vehicle, car owner, insurable`,
  ],
  [
    'physical',
    `standing for, stand for, stand for long periods, on your feet, heights, outdoors, all weather, all weathers, physically fit, physically able, physical work, physically demanding, heavy lifting, manual handling of loads, confined spaces, climb ladders, climbing ladders,
    cold environment, hot environment, extreme temperatures, PPE at all times`,
  ],
  [
    'travel',
    'able to travel, willing to travel, willingness to travel, ability to travel, travel required, travel is required, some travel, occasional travel, overnight travel, regular travel, overnight stays, travel up to, prepared to travel, happy to travel, frequent travel, free to travel',
  ],
  [
    'hours',
    `weekend, weekends, saturdays, sundays, on call, nights, night shift, night shifts, day shift, evening shift, first shift, second shift, third shift, rotating shift, rotating shifts, shift work, 1st shift, 2nd shift, 3rd shift, shifts,
    overtime, evenings, bank holidays, full time, part time, early starts, early mornings, unsociable hours, flexible hours, rota, split shifts, out of hours`,
  ],
  [
    'place',
    'live within, living within, based within, reside, relocate, relocation, willing to relocate, commutable, commuting distance, commute, hybrid, on site, onsite, in the office, work from home, remotely',
  ],
] as const
/** Weights to lift: `lift 50 lbs`. */
export const liftWords = 'lift, lifting, carry, push, pull, move loads'
/** An employer that arranges the permit itself asks for none. */
export const permitOffered =
  'we can sponsor, we sponsor, sponsorship available, sponsorship is available, sponsorship offered, happy to sponsor, able to offer sponsorship, we are able to sponsor'
/** Work with such things is no condition. */
export const notConditions =
  'experience, knowledge, skill, skills, manage, managing, process, processing, plan, planning, coordinate, arrange, book, arranging, booking, schedule, scheduling, organise, organize, regardless, without regard, equal'
/** Open a condition that stands among duties. */
export const conditionOpenings =
  'able to, ability to, must be, willing to, willingness to, available, availability, be able to, be available, occasional, some'
/** Say that a day is the last one to apply, and what has a last day. */
export const closingPhrases =
  'closing date, deadline, applications close, closes, closing, apply until, applications are due, applications due, last day to apply, date to apply'
export const applyingWords = 'apply, application, applications, cv, cvs, resume, resumes'
export const untilWords = 'by, before, no later than, until'
export const denials = "not, cannot, can't, unable, no"
/** What a weight is counted in. */
export const weightUnits = 'lb,lbs,pound,pounds,kg,kgs,kilo,kilos'
/** Make a condition of a sentence that stands anywhere. */
export const conditionDemands =
  'must, need, needs, require, requires, required, requirement, only, subject to, contingent, have to, should, cannot, unable, not able, essential, mandatory, candidates, applicants, you have'
export const equalTreatmentWords = 'regardless, without regard, equal opportunit*, discriminate'
