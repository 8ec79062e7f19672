/** What of the things done with an account is noted for its owner, and how that is said to them. */
export const activityWords = {
  'signed-in': 'Signed in',
  'sign-in-blocked': 'Blocked after too many wrong attempts',
  'device-signed-out': 'Signed out a device',
  'other-devices-signed-out': 'Signed out all other devices',
  'password-changed': 'Changed the password',
  'password-reset': 'Reset the password by email',
  'email-change-requested': 'Asked to change the email address',
  'email-changed': 'Changed the email address',
  'access-token-created': 'Made an access token',
  'access-token-revoked': 'Revoked an access token',
  'export-requested': 'Asked for an export of all data',
  'export-downloaded': 'Downloaded an export of all data',
  'share-link-created': 'Made a link to a resume',
  'share-link-revoked': 'Revoked a link to a resume',
  'resume-deleted': 'Deleted a resume',
  'trial-started': 'Started a trial',
  subscribed: 'Subscribed',
  'plan-changed': 'Changed the plan',
  'plan-change-planned': 'Chose another plan for the next period',
  'plan-cancelled': 'Canceled the plan',
  'plan-kept': 'Took the cancellation back',
  'plan-ended': 'The plan ended',
  'model-allowed': 'Let a language model read resume lines',
  'model-refused': 'No longer let a language model read resume lines',
  deactivated: 'Account deactivated by whoever runs this service',
  reactivated: 'Account reactivated by whoever runs this service',
  'code-given-out': 'Sign-in code given out by whoever runs this service',
} as const

export type ActivityEvent = keyof typeof activityWords

/** Something done with an account. `detail` says to what of it: a plan, a device. Never words of a person's. */
export interface Activity {
  event: ActivityEvent
  detail?: string
}
