import { quoted } from '../text/quoted.ts'
import { safeName } from './asks.ts'
import { starOutline } from './outline.ts'
import { promptsOf } from './prompts.ts'
import { type GuideContext, made, type Question } from './question.ts'

/** Why this person, why this place: what nearly every interview begins and ends with. */
export function motivationQuestions(context: GuideContext): Question[] {
  const { job, notes, sources, asks } = context
  const company = safeName(job.company)
  const title = safeName(job.title)
  const current = notes.strongest.find(({ why }) => why.current) ?? notes.strongest[0]
  const role = sources.find(({ kind, role: id }) => kind === 'role' && (!current || id === current.source.role))
  const strongest = notes.strongest.slice(0, 2).map(({ source }) => source)
  const own = { Situation: role ? [role] : [], Action: strongest }
  const wish = asks.duties[0]
  const whyHere = {
    ...promptsOf.motivation,
    ...(wish ? { Result: `Which part of the ad do you want most? It says, for example: ${quoted(wish.words)}.` } : {}),
  }
  const ask = (question: string, whyAsked: string, outline: Question['outline']) =>
    made(context, { kind: 'motivation', question, whyAsked, outline })
  return [
    ask(
      `Take us through your career in two minutes, and how it leads to ${title ? `this role, ${title}` : 'this role'}.`,
      'It opens most interviews. What you choose to tell shows what matters to you.',
      starOutline(promptsOf.motivation, sources, own),
    ),
    ask(
      company ? `Why ${company}, and why now?` : 'Why this employer, and why now?',
      'They want to know whether you chose them or just a job.',
      starOutline(whyHere, sources, {}),
    ),
    ask(
      'What are you looking for that your last job did not give you?',
      'They want to know what would keep you here.',
      starOutline(promptsOf.motivation, sources, {}),
    ),
    ask(
      'What do colleagues come to you for, and what are you working to get better at?',
      'They want a strength with an example, and a weakness that you do something about.',
      starOutline(ofStrengths, sources, { Action: strongest }),
    ),
    ask(
      'What pay do you expect, and when could you start?',
      'It comes up early. Say a range that you have looked up, and your notice period.',
      starOutline(ofTerms, sources, {}),
    ),
  ]
}

const ofStrengths = {
  Situation: 'Who comes to you, and when was the last time?',
  Task: 'What did they need?',
  Action: 'What did you do for them?',
  Result: 'What are you still learning, and what have you done about it?',
}

const ofTerms = {
  Situation: 'What do you earn now, and what is usual for this work here?',
  Task: 'What do you need at least?',
  Action: 'Which range will you name?',
  Result: 'When could you start, and what would change that?',
}
