import { join } from 'node:path'
import { build } from 'esbuild'

/** The code of a checkout that reads, put together as the server's is: from sources it takes more. */
export async function bundle(checkout: string, outfile: string) {
  const packages = join(checkout, 'packages')
  await build({
    stdin: {
      resolveDir: packages,
      contents: `
        export { readFile } from './documents/src/read-file.ts'
        export { loadLibrary } from './documents/src/pdf/library.ts'
        export { readResume } from './domain/src/reading/read.ts'`,
    },
    ...{ outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20', minifySyntax: true },
    ...{ mainFields: ['module', 'main'], sourcemap: true, logLevel: 'error' },
  })
}
