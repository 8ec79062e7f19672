import type { Wording } from './job/row.ts'

// How people and money are said to be in somebody’s charge.

export const inCharge: Wording = {
  words: '^(responsib|accountab|leader|foreman|supervisor|management$|supervision$)',
  why: 'what is no verb and says that somebody has the charge',
}

export const asResponsible: Wording = {
  words: `
      \\bin charge\\b
      \\blook(s|ed|ing)? after\\b`,
  why: 'other words for being responsible',
}

export const asTraining: Wording = {
  words: '\\bshow(s|ed|ing)?\\b(?=((?!\\baround\\b| and \\w+ how\\b)[^.;]){0,40}\\b(ropes|how)\\b)',
  why: '"showed new starters the ropes": it is training',
}

export const doers: Wording = { words: '(ers|ors|ists|ians|men|women)$', why: 'how words for several people end' }

export const asTeacher: Wording = {
  words:
    '(^|[.;] |\\bas (an? )?)((?!the |my |our |an? |\\w+(ed|ing) |with |by |from |under )[\\p{L}-]+ ){0,2}(trainer|mentor|coach|tutor|instructor)\\b.*\\b(trainees?|apprentices?|starters|learners|recruits|cadets|interns|juniors)\\b',
  why: '"mentor to new starters": the doer in place of the deed, with those who were taught',
}

export const ofLeaders: Wording = {
  words: `
      \\b(people|line|staff|team) (management|leadership|leader|supervision|lead)\\b
      \\bsupervisory\\b
      \\b(took|in) command\\b
      \\b(direct|\\d+) reports\\b
      \\b(under|reporting to) me\\b
      \\bmy (team|crew|staff) of\\b`,
  why: 'leading people, told by a name',
}

export const leadingTitle: Wording = { words: '^(head|chief) ', why: 'a title of somebody who leads' }

export const money: Wording = {
  words: '\\b(budgets?|p&l|profit and loss)\\b',
  why: 'money that is in somebody’s charge',
}

export const holding: Wording = {
  words: '\\b(manag\\w+|hold|held|ran|run|control\\w*|responsib\\w+|oversaw|own(ed)?|led)\\b',
  why: 'beside a sum of money: it is in the person’s charge',
}

export const ofProjects: Wording = {
  words: '\\b(leader|deliver\\w*|project\\w*|worth|turnover)\\b',
  why: 'beside a sum of money: what it went into, or came of',
}

export const askedMoney: Wording = {
  words: `
      \\b(manag\\w+|hold|keep|control\\w*|responsib\\w+|oversee\\w*|own|run|accountab\\w+|agree)\\b[^,;.]{0,40}\\b(budgets?|p&l)\\b
      \\b(budget(ary)?|p&l) (management|responsibility|control)\\b`,
  why: 'asks to have money in one’s charge',
}
