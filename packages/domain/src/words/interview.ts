import { wordSet } from './notation.ts'

// Words by which an answer in an interview is heard. A star stands for any ending.

/** Verbs of being rather than doing. */
export const stillVerbs = wordSet('be have feel know think want need like hope believe seem mean see hear understand')

/** What the parts of an answer about a case that has not happened yet are said with. */
export const thoughtCues: Readonly<Record<string, string>> = {
  Situation: 'ask, look, find out, check, read, talk to, speak to, listen, understand, see',
  Task: 'goal, aim, matter, matters, important, first of all, make sure, so that, need, needs, safe, outcome, priority',
  Action: "i would, i'd, i will, i'll, first, then, next",
  Result: 'know, measure, check, follow up, afterwards, tell, report, ask for help, come back, review',
}

/** And those of any other answer. */
export const partCues: Readonly<Record<string, string>> = {
  Nearest:
    'near*, close*, similar*, like*, comparable*, compares*, instead*, what i have*, what i did*, i have*, i did*',
  'Next step': "would, will, i'd, i'll, plan, start, begin, learn, course, practice, practise, ready",
  Proof: 'measured, counted, report, figure, figures, record, records, confirm, manager, colleague, reference, system',
  Now: "now, currently, at present, today, i am, i work, i run, i lead, i'm",
  Before: 'before, earlier, previously, then, until, first',
  'Why this': 'because, why, want, interest, role, job, position, looking for',
  'About them': 'you, your, team, company, here',
  'About you': 'i, my',
  'Why now': 'now, next, time, after, ready',
  'What you hold': 'hold, have, gained, passed, earned, registered, licensed, licenced, certified',
  'Until when': 'until, valid, expire, expires, renew*',
  'In use': 'use, used, speak, write, read, work, last',
  'Your level': 'native, fluent, good, basic, level, a1, a2, b1, b2, c1, c2, mother tongue, intermediate, beginner',
  Example: 'for example, for instance, once, when, last',
  Count: 'year, years, month, months',
  Closest: 'most like, closest, nearest, similar, same',
}
