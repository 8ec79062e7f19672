import type { QuestionKind } from '../types.ts'

/** What is asked in any profession. The tip says what the asker listens for. */
export interface CommonQuestion {
  kind: QuestionKind
  question: string
  whyAsked: string
  tip: string
}

const ask = (kind: QuestionKind, question: string, whyAsked: string, tip: string): CommonQuestion => ({
  kind,
  question,
  whyAsked,
  tip,
})

export const commonQuestions: CommonQuestion[] = [
  ask(
    'behavioural',
    'Tell me about a mistake you made at work. What did you do next?',
    'They want to see that you own up early.',
    'Say when you told someone, and what you changed.',
  ),
  ask(
    'situational',
    'Two people need something from you by noon, and there is time for one. What do you do?',
    'They want to hear how you choose.',
    'Say who you would ask, and how you would tell the one who has to wait.',
  ),
  ask(
    'behavioural',
    'When did you last disagree with a colleague? How was it settled?',
    'They want to know how you handle a disagreement.',
    'Be fair to the other side, then say what you did.',
  ),
  ask(
    'situational',
    'The instructions for a task are not clear. How do you begin?',
    'It shows whether you ask in time or guess.',
    'Say what you would find out alone, and what you would ask.',
  ),
  ask(
    'behavioural',
    'Tell me about something you had to learn quickly.',
    'No one knows everything on the first day.',
    'Say how you learned it, and how you knew that you could do it.',
  ),
  ask(
    'behavioural',
    'What feedback has changed the way you work?',
    'They want to hear that you listen, and what you make of it.',
    'Name the feedback and what you changed.',
  ),
  ask(
    'situational',
    'You notice a colleague cutting corners where it matters. What do you do?',
    'Safety depends on people who speak up.',
    'Say who you would talk to first.',
  ),
  ask(
    'behavioural',
    'Tell me about a day when everything came at once.',
    'They want to see how you keep order under pressure.',
    'Say what you did first, and what you left.',
  ),
  ask(
    'situational',
    'You find an error in work that your manager has approved. What do you do?',
    'It shows tact and honesty.',
    'Say how you would check it, and how you would bring it up.',
  ),
  ask(
    'behavioural',
    'When did you go beyond what was asked, and was it worth it?',
    'They look for judgment more than effort.',
    'Say why you thought it was needed, and what it cost.',
  ),
  ask(
    'behavioural',
    'Who have you helped get better at their work?',
    'It shows that you share what you know.',
    'Say what you showed them and what they can do now.',
  ),
  ask(
    'situational',
    'A customer or colleague is angry with you, and is partly right. How do you answer?',
    'They want to hear that you stay calm.',
    'Say what you would own, and what you would offer.',
  ),
]
