import type { RequestContext, Scope, Viewer } from './context.ts'
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

/** What an operation asks of an access token: a scope, or that somebody is signed in. */
export function refuseBeyondScope({ caller }: RequestContext, asked: Scope | 'never'): void {
  if (caller.kind !== 'user' || !caller.scope) return
  if (asked === 'never') throw new AppError('FORBIDDEN', 'An access token cannot do this. Log in to Bespeak to do it.')
  if (asked === 'write' && caller.scope === 'read') {
    throw new AppError('FORBIDDEN', 'This access token may only read. Make one that may also write in your settings.')
  }
}

/** `userId` arguments of the contract must name the caller. */
export function onlySelf(context: RequestContext, userId: number): Viewer {
  const viewer = signedIn(context)
  if (viewer.userId !== userId) throw new AppError('FORBIDDEN', 'You can only ask for your own data.')
  return viewer
}
