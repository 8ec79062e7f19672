// Phrases of the top of an ad, read by `phrasesOf`.

/** Labels of the facts at the top, by what they name: `Location: Leeds`. */
export const headLabels = {
  title: 'title, job title, position title, role title, post title, post, position, designation, vacancy',
  company: `company, employer, organisation, organization, university, institution, agency, firma, district, school district, trust, council, practice, school, hospital, client, health district`,
  location: `location, job location, work location, working location, primary location, office location, place, place of work, town, duty station, based, area, region, standort, arbeitsort, address, site`,
  terms: `salary, base salary, annual salary, pay, base pay, compensation, rate, gehalt, salary range, pay range, hours, job type, contract type, employment type, working pattern, working model,
    type, contract, workplace type, work type, work mode, working mode, remote`,
} as const
/** Labels that name their value only behind a colon. */
export const colonLabels =
  'post, based, area, region, district, trust, council, practice, school, hospital, client, place, title, school district, health district, agency, university, institution, remote, type, rate, pay'
export const greetings = 'dear, hi, hello, hey, good morning, good afternoon'
/** Terms of the work, and names of nothing. */
export const termWords = `
  full time, part time, permanent, temporary, contract, fixed term, maternity cover, leave cover, FTC, FTE, term time, remote, hybrid, on site, onsite, in person, home office, homeoffice, hour, hours,
  day, days, monday, tuesday, wednesday, thursday, friday, mondays, fridays, saturday, saturdays, sunday, sundays, week, weekend, weekends, shift, night, nights, posted, applicants, salary, exempt, DOE, IR35, welcome, subcontract,
  car allowance, shift allowance, seasonal, summer season, winter season, per hour, per year, per annum, per day, requisition id, req id, job id, ref, class of, immediate start, urgent, ASAP,
  vollzeit, teilzeit, unbefristet, all genders, gn, m/f/d, m/w/d, f/m/d, w/m/d, m/f/x, m/w/x, months, years, yrs`
/** Grades of pay, where a line or a part of it opens with one. */
export const gradeOpenings =
  'TLR, MPS, UPS, EG, TV, TVöD, band, grade, scale, GS, level, NJC, SCP, pay scale, spine point, NHS AfC, agenda for change, main pay scale'
/** Parts behind the name of a job that say where, how many, on what terms or for which trade. */
export const besideEnds = `
  area, region, territory, patch, zone, depot, branch, site, campus, store, intake, intakes, cohort, level, levels, sector, openings, essential, required, preferred, desirable, considered, available,
  provided, included, only, startup, start up, scaleup, scale up, backed, welcome`
export const besideOpenings = `
  territory, zone, area, region, district, ward, terminal, depot, campus, HMP, RAF, HMS, MV, start, starts, starting, from, available, commencing, req, ref, reference, series`
export const besideWords = `
  W2, W-2, 1099, C2C, PQE, fuel card, company car, company van, bonus, OTE, entry level, lateral, FIFO, DIDO, roster, casual, freelance, self employed, zero hours, relief, bank staff, secondment,
  non union, union, apprenticeship, vacancies, posts, positions, places, male, female`
/** The employer's trade, alone behind the name of a job. */
export const trades = `
  fintech, proptech, edtech, healthtech, medtech, insurtech, martech, adtech, biotech, agtech, regtech, cleantech, legaltech, saas, games, charity, non profit, nonprofit`
/** Call for somebody before the name of the job, and behind it. */
export const titleOpenings = `
  subject, re, job title, position, vacancy, job, role, wanted, hiring, now hiring, we're hiring, we are hiring, we're hiring for, stelle, we are looking for, we seek, post, title`
export const titleEnds = 'wanted, needed, required, gesucht, vacancy, position, job, role'
/** Look for somebody, who is named next. */
export const seekingPhrases = `
  looking for, seeking, seek, seeks, hiring, requires, appoint, recruiting, add, want, wants, need, needs, join us as, searching for, arisen for, opening for, opportunity for, vacancy for, room for, place for,
  as our, as our new, position of, post of, applications for, as`
/** Words before the name of a job in a sentence that are no part of it. */
export const beforeTitle = `
  a, an, the, our, our next, our new, new, experienced, motivated, enthusiastic, passionate, dedicated, talented, tenure-track, full-time, part-time, committed, skilled, reliable, friendly, highly`
/** Words that end the name of a job in a sentence. */
export const afterTitle =
  'who, to, for, from, with, in, at, on, that, and, you, within, on, is, are, will, wanted, ready, based'
/** What part of a place. */
export const compassWords = `
  north, northern, south, southern, east, eastern, west, western, northeast, northwest, southeast, southwest, central, mid, upper, lower, greater, inner, outer, in, near, bei`
/** Behind the name of a place. */
export const placeEnds =
  'metro, office, county, counties, city centre, city center, town centre, town center, airport, surrounding area, surrounding areas, & surrounding, & surrounding area, & surrounding areas, and surrounding, and surrounding area, and surrounding areas'
/** Stand between the name of a job and that of the employer. */
export const beforeCompany = 'at,@,bei,for'
/** Names of trades end so. */
export const tradeEndings = 'er,or,ist,ian,yst,ant,man'
/** Behind the name of a job, that somebody is looked for. */
export const wantedWords = 'needed,wanted,required,gesucht'
