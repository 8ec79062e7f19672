export type Told = { success: boolean; message: string }

/** What the service refuses it tells in its answer: here that is a failure as any other. */
export function done<Answer extends Told>(answer: Answer): Answer {
  if (!answer.success) throw new Error(answer.message)
  return answer
}
