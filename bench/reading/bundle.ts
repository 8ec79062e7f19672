import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

interface Reader {
  name: string
  file: string
}
const byRules: Reader = { name: 'readResume', file: 'read.ts' }
/** What people get, from the newest on: each checkout has those after its own. */
const readers: readonly Reader[] = [
  { name: 'readPage', file: 'read-page.ts' },
  { name: 'readLabelled', file: 'read-labelled.ts' },
]

/** The code of a checkout that reads, put together as the server's is: from sources it takes more. */
export async function bundle(checkout: string, outfile: string) {
  const packages = join(checkout, 'packages')
  const has = ({ file }: Reader) => existsSync(join(packages, 'domain/src/reading', file))
  const { name, file } = readers.find(has) ?? byRules
  await build({
    stdin: {
      resolveDir: packages,
      contents: `
        export { readFile } from './documents/src/read-file.ts'
        export { loadLibrary } from './documents/src/pdf/library.ts'
        export { ${name} as read } from './domain/src/reading/${file}'`,
    },
    ...{ outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20', minifySyntax: true },
    ...{ mainFields: ['module', 'main'], sourcemap: true, logLevel: 'error' },
  })
}
