import { test as anyTest } from '@playwright/test'
import { listenToToasts } from './told.ts'

/** A story: one test in the browser, on whose pages every toast is heard. */
export const test = anyTest.extend({
  context: async ({ context }, use) => {
    await listenToToasts(context)
    await use(context)
  },
})
