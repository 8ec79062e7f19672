/**
 * How many days each thing is kept that is not kept as long as its account. The clean-up goes by these, and the privacy
 * policy has a sentence for each.
 */
export const daysKept = {
  /** Where TOKEN_TTL says nothing else. */
  signIns: 7,
  // Longer than a mail is tried to be sent: a notice reads its address from the code that it belongs to.
  codes: 7,
  networks: 180,
  unverifiedAccounts: 7,
  exports: 7,
  /** Which are then failed. */
  unfinishedExports: 1,
  failedExports: 30,
  notifications: 180,
  /** What was done with the account. */
  activity: 180,
  /** Messages and privacy requests, after they were closed. */
  closedRequests: 90,
  /** Contact messages that nobody closed. */
  openMessages: 365,
  /** At most: each ends on the day that was chosen for it. */
  shareLinks: 365,
  idleAccounts: 730,
  /** From the mail that says so until an idle account goes. */
  idleNotice: 30,
  /** Where the last mail to a deleted account goes, if it cannot be sent. */
  farewells: 7,
  /** For whoever runs this to look at. They name nobody, but may hold the number of an account. */
  failedJobs: 30,
} as const

export type Kept = keyof typeof daysKept
