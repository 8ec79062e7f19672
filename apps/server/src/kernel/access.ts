import type { RequestContext, Viewer } from './context.ts'
import { AppError } from './errors.ts'

/** The first line of every use-case that is not for strangers. */
export function signedIn(context: RequestContext): Viewer {
  const viewer = signedInOrStranger(context)
  if (!viewer) throw loggedOut()
  return viewer
}

export const loggedOut = () => new AppError('UNAUTHENTICATED', 'Please log in.')

/** For what strangers may ask as well. A deactivated account is told so, never treated as a stranger. */
export function signedInOrStranger({ caller }: RequestContext): Viewer | null {
  if (caller.kind === 'deactivated') throw deactivated()
  return caller.kind === 'user' ? caller.viewer : null
}

export const deactivated = () =>
  new AppError('unauthorized_client', 'This account is deactivated. Please contact support.')

/** `userId` arguments of the contract must name the caller. */
export function onlySelf(context: RequestContext, userId: number): Viewer {
  const viewer = signedIn(context)
  if (viewer.userId !== userId) throw new AppError('FORBIDDEN', 'You can only ask for your own data.')
  return viewer
}
