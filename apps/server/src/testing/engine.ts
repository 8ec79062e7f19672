import { createEngine } from '../adapters/engine/engine.ts'

const entry = new URL('../services/resume/engine/engine-worker.ts', import.meta.url)

/**
 * One for all test files of a process: to load it takes longer than most of what it does. It ends with the process, and
 * waits as long as a test does.
 */
export const { engine } = createEngine({ entry, threads: 1, timeout: 100_000 })
