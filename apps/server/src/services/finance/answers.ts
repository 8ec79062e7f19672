import { AppError, type Outcome } from '../../kernel/errors.ts'

/** What a person can cause is told, not thrown; the rest of such an answer is missing. */
export type Answer<Result extends Outcome> = Outcome & Partial<Omit<Result, keyof Outcome>>

const told = ['BAD_USER_INPUT', 'RATE_LIMITED', 'CONFLICT']

export async function answer<Result extends Outcome>(work: Promise<Result>): Promise<Answer<Result>> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof AppError) || !told.includes(error.code)) throw error
    return { success: false, message: error.message } as Answer<Result>
  }
}

export const refused = (message: string) => new AppError('BAD_USER_INPUT', message)

export const nothingSold = () => refused('Everything is included here. There is nothing to pay for.')

export const underWay = () =>
  new AppError('CONFLICT', 'One of your payments is still under way. Please try again in a few minutes.')
