import { AppError, type Outcome } from '../../kernel/errors.ts'

export interface FieldProblem {
  field: string
  message: string
}

/** The answer to a person, as opposed to a program: what they can cause themselves is told, not thrown. */
export type Answer<Result> = Outcome & { problems: FieldProblem[] } & Partial<Omit<Result, keyof Outcome>>

const told = ['BAD_USER_INPUT', 'RATE_LIMITED', 'CONFLICT']

export async function answer<Result extends Outcome>(work: Promise<Result>): Promise<Answer<Result>> {
  try {
    return { ...(await work), problems: [] }
  } catch (error) {
    if (error instanceof AppError && told.includes(error.code)) return refusal(error) as Answer<Result>
    throw error
  }
}

const refusal = ({ message, details }: AppError) => ({
  success: false,
  message,
  problems: Object.entries(details.fields ?? {}).map(([field, problem]) => ({ field, message: problem })),
})

export const done = (message: string): Outcome => ({ success: true, message })

/** A refusal that names no field. */
export const refused = (message: string) => new AppError('BAD_USER_INPUT', message)

export function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return `${minutes} minutes`
  return `${Math.ceil(minutes / 60)} hours`
}
