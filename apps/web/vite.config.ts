import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { firstThatUses } from './chunks.ts'
import { computedExample } from './computed-example.ts'
import { iconsByTheirFiles } from './icons.ts'
import { tightCatalogue } from './tight-catalogue.ts'
import { toldFiles } from './told-files.ts'

/**
 * Where the editor makes markup of a text, which browsers with trusted types refuse: it does the same by nodes, or in
 * the one place that may. Pasted from Word, the text was even read in the page itself.
 */
const textSinks: [file: string, text: string, instead: string][] = [
  ['quill/core/quill.js', "this.container.innerHTML = ''", 'this.container.replaceChildren()'],
  ['quill/modules/clipboard.js', "new DOMParser().parseFromString(html, 'text/html')", 'inertDocument(html)'],
  [
    'quill/modules/clipboard.js',
    "import Delta from 'quill-delta';",
    `import Delta from 'quill-delta'; import { inertDocument } from '${import.meta.dirname}/src/lib/trusted.ts';`,
  ],
  [
    'quill/modules/normalizeExternalHTML/normalizers/msWord.js',
    'li.innerHTML = listItem.element.innerHTML',
    'li.append(...listItem.element.childNodes)',
  ],
  ['quill/modules/normalizeExternalHTML/normalizers/msWord.js', 'document.createElement', 'doc.createElement'],
]

const withoutTextSinks: Plugin = {
  name: 'without-text-sinks',
  apply: 'build',
  transform(code, id) {
    const own = textSinks.filter(([file]) => id.endsWith(`/node_modules/${file}`))
    const missing = own.find(([, text]) => !code.includes(text))
    if (missing) this.error(`${missing[0]} no longer says: ${missing[1]}`)
    return own.reduce((changed, [, text, instead]) => changed.replaceAll(text, instead), code)
  },
}

/** Tables of words without the reason of each row and the blanks before it, which only people read. */
const withoutReasons: Plugin = {
  name: 'without-reasons',
  apply: 'build',
  // As it is written, before the types are taken out of it.
  enforce: 'pre',
  transform: (code, id) =>
    /\/domain\/src\/words\/.+\.ts$/.test(id)
      ? code.replace(/\bwhy:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),?/g, '').replace(/\n +/g, '\n')
      : null,
}

const server = `http://localhost:${process.env.PORT ?? 5001}`

const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 3 },
  { name: 'start', test: /\/src\/(app|lib|ui)\/|\/contracts\/src\/paths\.ts$/, tags: ['$initial'], priority: 2 },
  { name: firstThatUses, debugName: 'first that uses', includeDependenciesRecursively: false, priority: 1 },
]

/** What tells lines, heads and how sure each field is, is shared by two tasks, and comes with neither before a file or a text is read. */
const ofWorkers: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'by-labels',
    test: /\/reading\/(?:read-labelled|wholeness|filled-form|labels\/(?:lines|sections)|sureness\/(?:sureness|chances|features|taken|weights|cut-values|read-fields))\.ts$/,
    includeDependenciesRecursively: false,
  },
]

/** A browser needs no notes of the build; licences stay. */
const comments = { annotation: false, jsdoc: false }

/** The package offers only the one with checks for those who develop. */
const router = {
  find: /^react-router$/,
  replacement: fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router'))),
}

/** The page of `build-check.mjs`, which tells of no project. */
const isCheckAlone = (mode: string) => mode === 'check'

export default defineConfig(({ command, mode }) => ({
  plugins: [
    ...[react(), iconsByTheirFiles, computedExample, withoutTextSinks, tightCatalogue, withoutReasons],
    ...(isCheckAlone(mode) ? [] : [toldFiles]),
  ],
  resolve: { alias: command === 'build' ? [router] : [] },
  build: {
    // The oldest browsers that know light-dark(), which the colours are written in.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups }, comments },
      // A text stands where it is used, and not in a file that several pages share as well.
      optimization: { inlineConst: { mode: 'all' } },
    },
  },
  // The engine loads each task when it is first asked for, which only a module can.
  worker: {
    format: 'es',
    plugins: () => [tightCatalogue, withoutReasons],
    rolldownOptions: { output: { codeSplitting: { groups: ofWorkers }, comments } },
  },
  server: { proxy: { '/api': server, '/dev': server, '/mcp': server } },
}))
