import { RequestError } from './request-error.ts'

/** What the server refuses for its own sake it would refuse again; anything else may be over by the next try. */
export const mayPass = (error: unknown): boolean => !(error instanceof RequestError) || error.code === undefined
