/**
 * Which engine judged something. It is raised whenever the same input may come out otherwise, so that scores of two are
 * never compared and what an older one wrote is judged again: `version.test.ts` fails until it is.
 */
export const engineVersion = 'engine-16'
