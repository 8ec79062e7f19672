import type { LiveState } from '../../lib/live/index.ts'

export const title = 'Live connection'
export const lead = 'The progress of long work and your notifications reach an open page through this connection.'
export const loading = 'Loading…'

// Without an account.
export const notLoggedIn = 'You are not logged in'
export const logInFirst = 'The connection belongs to an account. Log in to see its state.'
export const logIn = 'Log in'

// The state.
export const state = 'State'
export const status = 'Status'
export const statuses: Record<LiveState['status'], string> = {
  open: 'Connected',
  connecting: 'Connecting',
  waiting: 'Lost, trying again',
  closed: 'Closed',
}
export const clientId = 'Client id'
export const noClientId = 'None yet'
export const roundTrip = 'Round trip'
export const notMeasured = 'Not measured yet'
export const milliseconds = (count: number) => `${count} ms`

// The last events.
export const lastEvents = 'Last events'
export const noEvents = 'Nothing has happened yet.'
export const eventsCaption = 'The last events'
export const eventColumns = { at: 'Time', event: 'Event', data: 'Data' } as const
