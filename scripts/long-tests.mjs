import { join } from 'node:path'
import { root } from './shell.mjs'

/** Whole programs, or very many cases of one rule: most of the time of all tests. `npm test -- quick` leaves them out. */
export const longTests = [
  'engine-size.test.ts',
  'page-size.test.ts',
  'scripts/node-version.test.ts',
  'scripts/start.test.ts',
  'apps/server/src/adapters/embedded-postgres/embedded-postgres.test.ts',
  'apps/server/src/main.test.ts',
  'apps/server/src/services/finance/checkouts/checkouts.test.ts',
  'apps/server/src/services/finance/subscriptions/subscriptions.test.ts',
  'apps/server/src/services/finance/time/steps.test.ts',
  'apps/server/src/services/finance/usage/usage.test.ts',
  'apps/server/src/services/resume/resumes/resumes.test.ts',
  'apps/server/src/services/resume/tailored/tailored.test.ts',
  'apps/server/src/services/resume/tailored/tailoring.test.ts',
  'packages/documents/src/child-hand.test.ts',
  'packages/documents/src/read-node.test.ts',
  'packages/documents/src/write/docx/libreoffice.test.ts',
  'packages/documents/src/write/docx/round-trip.test.ts',
  'packages/documents/src/write/pdftotext.test.ts',
  'packages/documents/src/write/round-trip.test.ts',
  'packages/documents/src/write/templates/templates.test.ts',
  'packages/documents/src/write/writer-pool.test.ts',
  'packages/domain/src/claims/corpus.test.ts',
  'packages/domain/src/claims/properties.test.ts',
  'packages/domain/src/interview/evaluated.test.ts',
  'packages/domain/src/job/bad-input.test.ts',
  'packages/domain/src/job/not-asked.test.ts',
  'packages/domain/src/letter/faults.test.ts',
  'packages/domain/src/letter/letter.test.ts',
  'packages/domain/src/match/steering.test.ts',
  'packages/domain/src/reading/dates.test.ts',
  'packages/domain/src/reading/html.test.ts',
  'packages/domain/src/tailor/near-names.test.ts',
  'packages/domain/src/tailor/propose.test.ts',
]

/** For Vitest. As whole paths: others are looked up from the folder of each project. */
export const withoutLongTests = longTests.map((file) => `--exclude=${join(root, file)}`)
