import type { Wording } from './row.ts'

export const days: Wording = {
  words: '(\\d(\\.\\d)?|one|two|three|four|ein|zwei|drei|vier)(( or |[-–])\\w+)? days?',
  why: 'so many days',
}

export const weekly: Wording = {
  words: '( (a|per|each) week| weekly|/week)',
  why: 'each week',
}

export const office: Wording = {
  words: `
      (in (the |our |an? )?(\\p{Lu}\\p{L}+ )?(office|studio|person|lab|store|\\p{Lu}\\p{L}+)|on[- ]?site|at (the|our) \\p{L}+( \\p{L}+)?|office days?|im büro|vor ort)`,
  why: 'at work',
}

export const home: Wording = {
  words: '(from home|remote(ly)?|home ?office|mobile work\\w*|mobil\\w*)',
  why: 'at home',
}

export const hybridAlone: Wording = {
  words: `
      \\bhybrid(es)?\\b(?!\\s+(cloud|vehicles?|cars?|infrastructure|environments?|events?|electric|app|mobile))`,
  why: 'hybrid, and no hybrid car',
}

export const hybridDays: Wording = {
  words: `
      \\b<days><near><home>
      \\b\\d remote days
      \\b<home><near>\\b<days>`,
  why: 'days at home',
}

export const hybridWeekdays: Wording = {
  words: `
      \\b(in person|in the office|on site) (from )?(mon|tues|wednes|thurs)days? (to|through|and|–|-)\\x20`,
  why: 'at work from one day to another',
}

export const hybridPartly: Wording = {
  words: `
      \\bhome ?office (possible|optional?|möglich)\\b
      \\bpart(ly|ially) remote\\b
      \\bsplit (your )?time between home`,
  why: 'partly at home',
}

export const remoteAlone: Wording = {
  words: `
      (^|[\\n|·•(,:–—-])\\s*remote\\b(?!\\s+(sensing|control|patient|desktop|clinics|areas|sites|access|monitoring|support))`,
  why: 'remote, and no remote clinic',
}

export const remoteFully: Wording = {
  words: '\\b(fully|100 ?%|completely|entirely|permanently) remote\\b',
  why: 'all of it remote',
}

export const remoteRole: Wording = {
  words: `
      \\bremote(ly)? (role|position|job|first|from anywhere|within|in the|in [A-Z]|across|work from)\\b
      \\bremote-first\\b
      \\bwork(ing)? (remotely|from anywhere|from home)\\b
      \\bhome-based (in|role|position|with)\\b
      \\bor remote\\b
      \\bremote \\(`,
  why: 'the role is remote',
}

export const notRemote: Wording = {
  words: `
      \\b(no|not|isn['’]t|without) (an? )?(fully )?(remote|hybrid|home ?office)
      \\b(remote|telework)( \\p{L}+)?:\\s*no\\b`,
  why: 'not remote',
}

export const onsiteAlone: Wording = {
  words: `
      (?<!\\b(available|accommodation|parking|housing) )\\bon[- ]?site\\b(?!\\s+(nursery|gym|parking|canteen|childcare|crèche|restaurant|interview|medical))`,
  why: 'on site, and no parking there',
}

export const onsiteInPerson: Wording = {
  words: '(?<!apply |interviews? |\\band )\\bin[- ](person|office)\\b',
  why: 'in person, and no interview',
}

export const onsiteDays: Wording = {
  words: 'vor_ort work_from_office (five|5)_days_(a|per)_week_(in|on|at)',
  why: 'all days at work',
}

export const fixedTerm: Wording = {
  words: `
      \\b(fixed[- ]term|FTC|(maternity|parental leave) cover|(duration|contract( length| period)?):\\s*\\d+ months|temporary (position|role|contract|post)|befristet\\w*)\\b`,
  why: 'for a time',
}

export const contractTop: Wording = {
  words: `
      \\bfreelance\\b
      (?<!time, ?)\\bper diem\\b
      (^|[|·•(,–—])\\s*contract\\s*($|[|·•),–—])`,
  why: "said only at the top: the body may speak of other people's contracts",
}

export const contract: Wording = {
  words: `
      \\b((\\d{1,2}|one|two|three|four|six|nine|twelve|eighteen)[- ](months?|weeks?)[- ](contract|engagement|assignment)|contract(or)? (role|position|basis|to hire|job)|(inside|outside) ir35|(job|employment|contract) type:?\\s*contract)\\b`,
  why: 'a contract for work',
}

export const partTime: Wording = {
  words: `
      \\bpart[- ]?time\\b(?! (applica|candidates|considered))
      \\bteilzeit\\b
      \\bjob share\\b`,
  why: 'a part of the week',
}

export const intern: Wording = {
  words: 'intern internship working_student werkstudent\\w* apprentice trainee azubi',
  why: 'learning',
}

export const executive: Wording = {
  words: '\\b(chief|c[efotim]o|president|vp|managing director|general manager)\\b(?! to)',
  why: 'of the whole house',
}

export const director: Wording = {
  words: 'director head_of superintendent principal_of',
  why: 'of a department',
}

export const lead: Wording = {
  words:
    'lead principal staff(?=.*_(engineer|developer|designer|scientist|architect|sre)) team_leader foreman supervisor',
  why: 'leading others; staff is a rank on the ladder of engineers alone: a staff nurse is one of the staff',
}

export const junior: Wording = {
  words: 'junior graduate entry[-_]level associate early_career jr',
  why: 'at the start',
}

export const senior: Wording = {
  words: 'senior sr experienced expert',
  why: 'experienced',
}

export const manager: Wording = { words: 'manager controller', why: 'in charge of people or figures' }

export const mid: Wording = { words: 'mid intermediate', why: 'in between' }
