// Phrases for how and on what terms the work is done, read by `phrasesOf`.

/** Partly at home. */
export const hybridWords = `
  hybrid, hybrides, home office possible, home office optional, homeoffice möglich, home office möglich, partly remote, partially remote, split time between home, split your time between home, remote days`
/** Hybrid things that are no way to work. */
export const otherHybrids = `
  hybrid cloud, hybrid vehicle, hybrid vehicles, hybrid car, hybrid cars, hybrid infrastructure, hybrid environment, hybrid environments, hybrid event, hybrid events, hybrid electric, hybrid app, hybrid mobile,
  remote sensing, remote control, remote patient, remote desktop, remote clinics, remote clinic, remote areas, remote sites, remote access, remote monitoring, remote support,
  parking on site, parking on-site, onsite parking, on site parking, on site nursery, on site gym, on site canteen, on site childcare, on site restaurant, on site interview, on site medical, accommodation on site, housing on site, available on site,
  apply in person, interview in person, interviews in person, and in person`
export const remoteWords = `
  fully remote, 100% remote, 100 % remote, completely remote, entirely remote, permanently remote, remote role, remote position, remote job, remote first, remote from anywhere, remote within, remote across, remote work from, remote in the, remotely within,
  remotely from, work remotely, working remotely, work from anywhere, working from anywhere, work from home, working from home, home based in, home based role, home based position, home based with, or remote`
export const onsiteWords = `on site, onsite, in person, in office, vor ort, work from office, five days a week in, 5 days a week in, five days a week on, 5 days per week on, five days per week in, 5 days per week in`
export const fixedTermWords = `
  fixed term, FTC, maternity cover, parental leave cover, temporary position, temporary role, temporary contract, temporary post, befristet, befristete, befristeter`
export const contractWords = `
  month contract, months contract, week contract, month engagement, week engagement, month assignment, week assignment, contract role, contract position, contract basis, contract to hire, contract job, contractor role, contractor position, inside IR35, outside IR35, job type contract,
  employment type contract, contract type contract`
/** Said only at the top: the body may speak of other people's contracts. */
export const contractOnTop = 'freelance, per diem'
export const fullTimeWords = 'full time, fulltime, vollzeit'
export const partTimeWords = 'part time, parttime, teilzeit, job share'
/** Full or part time of something else. */
export const otherTimes = `
  full time equivalent, full time or part time, part time applicants, part time applications, part time candidates, part time considered, per diem or`
/** Places of work behind so many days: `two days in the office`. */
export const officeWords = `
  office, in the office, in our office, in office, in the studio, in our studio, in the lab, in our lab, in the store, in person, on site, onsite, at the office, at our office, office days, office day, im büro, vor ort, at our studio, at the studio`
export const homeWords =
  'from home, remote, remotely, home office, homeoffice, mobile work, mobile working, mobiles arbeiten'
/** Deny it. */
export const notRemote = `
  no remote, not remote, isn't remote, without remote, not a remote, not fully remote, not a fully remote, no fully remote, no hybrid, not hybrid, not a hybrid, no home office, no homeoffice, no work from home, remote: no, remote work: no, remote working: no,
  telework: no, telework eligible: no, remote job: no, remote eligible: no`
/** So many days of a week. */
export const dayCounts = 'one,two,three,four,ein,zwei,drei,vier'
