import type { KnipConfig } from 'knip'

/** What a style sheet takes of others, as imports, so that fonts which only styles name count as used. */
const importsOf = (styles: string) =>
  [...styles.matchAll(/(?:@import |url\()"([^"]+)"/g)].map(([, from]) => `import '${from}'`).join('\n')

// Each thing that is ignored is one that cannot be seen from here, with why.
const config: KnipConfig = {
  compilers: { css: importsOf },
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'bench/*.ts',
        'bench/throughput/bare.ts',
        'eval/*.ts',
        'eval/layouts/run.ts',
        'eval/score.mjs',
        'e2e/*.ts',
        'apps/extension/{clip,options}.js',
      ],
      project: ['*.ts', '{scripts,bench,eval,e2e}/**/*.{ts,mjs}', 'apps/extension/*.js'],
      // Started by their names, as programs.
      ignoreDependencies: ['@biomejs/biome', 'tsx'],
      // Of the system, where they are installed.
      ignoreBinaries: ['fc-list', 'haproxy', 'soffice'],
    },
    'apps/server': {
      entry: [
        'src/{main,bespeak,make-database}.ts',
        'src/**/*-worker.ts',
        'src/**/*.fixture.ts',
        'src/adapters/engine/testing/one-tailoring.ts',
      ],
      project: ['src/**/*.ts'],
      // Of the system.
      ignoreBinaries: ['mount', 'umount'],
    },
    'apps/web': {
      entry: [
        'build.mjs',
        'build-check.mjs',
        'src/check-alone.tsx',
        'generate.mjs',
        'subset-fonts.mjs',
        'src/app/prerender.tsx',
      ],
      project: ['*.mjs', 'src/**/*.{ts,tsx,css}'],
    },
    'packages/*': { project: ['src/**/*.ts'], includeEntryExports: true },
    'packages/documents': {
      project: ['src/**/*.ts'],
      includeEntryExports: true,
      // Read as files, by names that are put together.
      ignoreDependencies: ['@expo-google-fonts/*'],
      // Of the system, where they are installed.
      ignoreBinaries: ['soffice', 'pdftotext', 'pdftoppm'],
    },
  },
}

export default config
