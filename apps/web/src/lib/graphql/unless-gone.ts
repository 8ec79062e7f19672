import { RequestError } from './request-error.ts'

/** What was to be taken away and is gone already, in another tab, is no failure. */
export const unlessGone = <Result>(asked: Promise<Result>): Promise<Result | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof RequestError && error.code === 'NOT_FOUND') return null
    throw error
  })
