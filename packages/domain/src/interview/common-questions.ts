import type { QuestionKind } from './types.ts'

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
    'They want to see that you own up early and change something.',
    'Say when you told somebody, and what you changed so that it does not happen again.',
  ),
  ask(
    'situational',
    'Two people need something from you by noon, and there is time for one. What do you do?',
    'Every job has more to do than hours. They want to hear how you choose.',
    'Say whom you ask, what you compare, and how you tell the one who has to wait.',
  ),
  ask(
    'behavioural',
    'When did you last disagree with somebody you work with? How was it settled?',
    'They want to know what you are like when things are not easy.',
    'Give the other side its due, then say what you did to settle it.',
  ),
  ask(
    'situational',
    'You are given a task and the instructions are not clear. How do you begin?',
    'It shows whether you ask in time or guess.',
    'Say what you would find out alone, and what you would ask, in which order.',
  ),
  ask(
    'behavioural',
    'Tell me about something you had to learn quickly.',
    'No one knows everything on the first day.',
    'Say how you learnt it, and how you noticed that you could do it.',
  ),
  ask(
    'behavioural',
    'What feedback has changed the way you work?',
    'They want to hear that you listen, and what you make of it.',
    'Name the feedback in its own words and the change that followed.',
  ),
  ask(
    'situational',
    'You notice that a colleague cuts corners where it matters. What do you do?',
    'Quality and safety depend on people who speak up.',
    'Say whom you talk to first, and when you would go further.',
  ),
  ask(
    'behavioural',
    'Tell me about a day when everything came at once.',
    'They want to see how you keep order under pressure.',
    'Say what you did first, and what you left.',
  ),
  ask(
    'situational',
    'In your second week you find an error in work that your manager has approved. What do you do?',
    'It shows tact and honesty at the same time.',
    'Say how you would check it, and how you would bring it up.',
  ),
  ask(
    'behavioural',
    'When did you go beyond what was asked, and was it worth it?',
    'They look for judgement, more than for effort.',
    'Say why you thought it was needed, and what it cost.',
  ),
  ask(
    'motivation',
    'What kind of work would you rather do less of?',
    'Both sides gain when this is said early.',
    'Be honest, and choose something that is a small part of this job.',
  ),
  ask(
    'behavioural',
    'Whom have you helped to become better at their work?',
    'People who share what they know make a team stronger.',
    'Say what you showed them and what they can do now.',
  ),
  ask(
    'situational',
    'A customer, patient, guest or colleague is angry with you, and is partly right. How do you answer?',
    'They want to hear calm, and where you draw the line.',
    'Say what you would own, what you would not, and what you would offer.',
  ),
]
