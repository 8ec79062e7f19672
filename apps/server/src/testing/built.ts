import { fileURLToPath } from 'node:url'

/** A program as it is built, which is how it is used: from the sources each would take seconds to begin. */
export const built = (name: 'main' | 'bespeak') => fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url))
