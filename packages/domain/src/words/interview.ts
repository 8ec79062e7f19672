import { wordSet } from './notation.ts'

// Words by which a guide leaves out what is not to be said, and hears an answer.

/** How an address ends. */
export const addressEndings = 'com|org|net|io'

/** What opens the end of a title that says for whom. */
export const afterTitles = 'to|for|with'

/** Verbs of being rather than doing. */
export const stillVerbs = wordSet(
  'be was were am have feel know think want need like hope believe seem mean see hear understand',
)

/** What the parts of an answer about a case that has not happened yet are said with. */
export const thoughtCues: Readonly<Record<string, string>> = {
  Situation: 'ask, look, find out, check, read, talk to, speak to, listen, understand, see',
  Task: 'goal, aim, matter, matters, important, first of all, make sure, so that, need, needs, safe, outcome, priority',
  Action: "i would, i'd, i will, i'll, first, then, next",
  Result: 'know, measure, check, follow up, afterwards, tell, report, ask for help, come back, review',
}

/** And those of one that has, besides deeds, figures and words of a result. */
export const storyCues: Readonly<Record<string, string>> = {
  Situation: `when i, when we, when my, while i, while we, before i, after i, at the time, back then, in my, during, last year,
    last month, last week, last summer, last winter, years ago, months ago`,
  Task: `asked me, asked us, had to, needed to, wanted me to, my task, my job, my part, my goal, my aim, the goal, the aim, the task, the target,
    the challenge, the problem, was responsible, was asked, was told, in charge of, up to me, because`,
  Result: `as a result, in the end, since then, led to, resulted in, ended up, ended with, turned out, came down, came up, went down, went up,
    learned, learnt, afterwards, to this day`,
}
