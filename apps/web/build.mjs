// Builds the web app into dist/: client/ (static files, public pages prerendered, each text file also compressed),
// manifest.json (which file is loaded with which) and routes.json, by which the server knows a real address from one
// that is not found.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const dist = join(root, 'dist')
const client = join(dist, 'client')
const ssr = join(dist, 'ssr')
const needsScript = `<noscript><h1>This page needs JavaScript</h1><p>Turn it on, or go <a href="/">home</a>.</p></noscript>`
const preloadedFonts = ['newsreader', 'newsreader-italic', 'instrument-sans']

rmSync(dist, { recursive: true, force: true })
await build({ root, logLevel: 'warn', build: { outDir: client } })
await build({
  root,
  logLevel: 'warn',
  publicDir: false,
  build: { outDir: ssr, ssr: 'src/app/prerender.tsx', manifest: false },
})

const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
const template = readFileSync(join(client, 'index.html'), 'utf8').replace('</title>', (tag) => `${tag}${fontLinks()}`)
const routes = await writePages()
renameSync(join(client, '.vite/manifest.json'), join(dist, 'manifest.json'))
rmSync(join(client, '.vite'), { recursive: true })
rmSync(ssr, { recursive: true })
await compressAll()
// Last, so that its presence says that the build is whole.
writeFileSync(join(dist, 'routes.json'), JSON.stringify(routes, null, 2))

async function writePages() {
  const { patterns, prerenderedPaths, renderPage } = await import(pathToFileURL(join(ssr, 'prerender.js')).href)
  const prerendered = Object.fromEntries(prerenderedPaths.map((path) => [path, join(path, 'index.html').slice(1)]))
  for (const [path, file] of Object.entries(prerendered)) write(file, pageOf(await renderPage(path)))
  write('404.html', pageOf(await renderPage('/404')))
  write(
    'app.html',
    template
      .replace('</head>', (tag) => `${preload(manifest['src/app/further-pages.ts'])}${tag}`)
      .replace('</body>', (tag) => `${needsScript}${tag}`),
  )
  return { patterns, prerendered, notFound: '404.html' }
}

function write(file, text) {
  const path = join(client, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function pageOf({ html, title, description, source }) {
  const forbidden = html.match(/<style|<script|\sstyle="[^"]*"/)
  if (forbidden) throw new Error(`${source}: the Content-Security-Policy refuses ${forbidden[0]}`)
  return template
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(title)}</title>${descriptionOf(description)}`)
    .replace('</head>', (tag) => `${pageLinks(source).join('')}${tag}`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
}

function descriptionOf(text) {
  return text === '' ? '' : `<meta name="description" content="${escapeHtml(text)}">`
}

function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function fontLinks() {
  return preloadedFonts
    .map((name) => manifest[`src/ui/fonts/${name}.woff2`].file)
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('')
}

/** The scripts and styles of a lazy page, which the client would otherwise find out about only after its own start. */
function pageLinks(source) {
  const own = chunksOf(join('src/app', source), new Set(chunksOf('index.html')))
  const styles = new Set(own.flatMap((name) => manifest[name].css ?? []))
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...own.map((name) => preload(manifest[name])),
  ]
}

function preload({ file }) {
  return `<link rel="modulepreload" crossorigin href="/${file}">`
}

function chunksOf(name, without = new Set()) {
  if (without.has(name)) return []
  if (!manifest[name]) throw new Error(`The manifest has no ${name}`)
  without.add(name)
  return [...(manifest[name].imports ?? []).flatMap((inner) => chunksOf(inner, without)), name]
}

async function compressAll() {
  const texts = new Set(['.html', '.js', '.css', '.svg', '.txt'])
  const files = readdirSync(client, { recursive: true }).filter((file) => texts.has(extname(file)))
  await Promise.all(files.map((file) => compress(join(client, file))))
}

async function compress(path) {
  const content = readFileSync(path)
  // The eleventh level takes twice as long, for a fiftieth less.
  const brotliOptions = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, brotliOptions))
  writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}
