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
      'What would you like to be able to say about this job after a year?',
      'They want to know what would keep you here.',
      starOutline(whyHere, sources, {}),
    ),
  ]
}
