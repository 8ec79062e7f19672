import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { runModule } from './run-module.ts'

const file = fileURLToPath(new URL('src/features/marketing/landing/example.ts', import.meta.url))

/** The example of the landing page is worked out here, once, by the engine itself; a visitor loads what came of it. */
export const computedExample: Plugin = {
  name: 'computed-example',
  apply: 'build',
  async load(id) {
    if (id !== file) return null
    const { example } = await runModule<{ example: unknown }>(file)
    return `export const example = ${JSON.stringify(example)}`
  },
}
