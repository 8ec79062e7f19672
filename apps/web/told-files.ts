import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const root = new URL('../../', import.meta.url)
const told = {
  'changelog.txt': 'CHANGELOG.md',
  'schema/identity.graphql.txt': 'packages/contracts/served/identity.graphql',
  'schema/finance.graphql.txt': 'packages/contracts/served/finance.graphql',
  'schema/resume.graphql.txt': 'packages/contracts/served/resume.graphql',
}

/** Files of the project that the page for developers leads to, as they are. */
export const toldFiles: Plugin = {
  name: 'told-files',
  apply: 'build',
  generateBundle() {
    for (const [fileName, path] of Object.entries(told))
      this.emitFile({ type: 'asset', fileName, source: readFileSync(new URL(path, root), 'utf8') })
  },
}
