import type { ServiceName } from './agreed.ts'

interface Awaited {
  /** The issue that builds them. */
  issue: number
  /** `Type.field`, or `Type.field(argument)`. */
  names: readonly string[]
}

/** What of the contract no service answers yet, or answers in an older form. This list only shrinks. */
export const notServedYet: Record<ServiceName, readonly Awaited[]> = {
  identity: [],
  finance: [],
  resume: [
    {
      issue: 25,
      names: ['Query.shareLinks', 'Mutation.createShareLink', 'Mutation.revokeShareLink'],
    },
  ],
}

/** How much there may be. Lower it with each part built; raising it would take one away from people. */
export const mostNotServed: Record<ServiceName, number> = { identity: 0, finance: 0, resume: 3 }
