import { isClosed } from './stages.ts'

const dateKinds = ['deadline', 'followUp', 'interview'] as const
export type DateKind = (typeof dateKinds)[number]

/** Where an application stands, and its days: `2026-11-22`. */
export interface ApplicationDates {
  stage: string
  deadline: string | null
  followUpOn: string | null
  interviewOn: string | null
}

export interface ApplicationDate {
  kind: DateKind
  on: string
}

/** The days on which something is still to be done: who has applied has met the deadline. */
export function openDates({ stage, deadline, followUpOn, interviewOn }: ApplicationDates): ApplicationDate[] {
  if (isClosed(stage)) return []
  const days = { deadline: stage === 'saved' ? deadline : null, followUp: followUpOn, interview: interviewOn }
  return dateKinds.flatMap((kind) => {
    const on = days[kind]
    return on === null ? [] : [{ kind, on }]
  })
}
