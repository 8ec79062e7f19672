import type { OpenQuestion, QuestionKind } from '../types.ts'

const byKind: Record<QuestionKind, string[]> = {
  behavioural: ['One case, told in order.', 'What you did yourself.', 'How it ended, and how you know.'],
  technical: [
    'Where you used it, and for what.',
    'Why you did it that way, and what you decided against.',
    'What went wrong once, and what you changed.',
  ],
  situational: ['What you ask before you act.', 'What comes first, and why.', 'When you would call for help.'],
  gap: [
    'A straight answer in the first sentence.',
    'The closest thing you have done, called by its name.',
    'One next step that you would really take.',
  ],
  motivation: ['A reason that fits this job and not every job.', 'What you have done that leads there.'],
  defend: ['No more than your own line says.', 'Which part was yours, and which was others’.'],
}

/** Answers that are facts rather than stories are known by their first part. */
const byFirstPart: Record<string, string[]> = {
  'What you hold': ['Its exact name, who issued it, and when.', 'Whether it is valid here and now.'],
  'Your level': ['Your true level.', 'What you use the language for.'],
  Count: ['The true number, to the month.', 'Which part of that time is most like this job.'],
}

const figured = 'Where each figure comes from.'

/** What the asker hopes to hear in an answer. */
export function goodAnswerShows({ kind, outline, line }: OpenQuestion): string[] {
  const own = byFirstPart[outline[0]?.part ?? ''] ?? byKind[kind]
  return line && /\d/.test(line) ? [...own, figured] : own
}
