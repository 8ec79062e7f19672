import * as texts from '../texts.tsx'

interface Days {
  appliedOn: string | null
  interviewOn: string | null
}

/** What is odd about the days of a job, as YYYY-MM-DD. They are kept all the same: the person knows better. */
export function dateDoubts({ appliedOn, interviewOn }: Days, today: string) {
  return {
    applied: appliedOn !== null && appliedOn > today ? texts.appliedAhead : undefined,
    interview:
      appliedOn !== null && interviewOn !== null && interviewOn < appliedOn ? texts.interviewBefore : undefined,
  }
}
