import { computeExample } from './compute-example.ts'

/** Worked out by the engine when the page is built (`apps/web/computed-example.ts`): the page holds only what came of it. */
export const example = computeExample()
