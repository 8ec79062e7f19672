import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import * as z from 'zod'

const routeTable = z.object({
  /** Every address of the app, in react-router's notation. */
  patterns: z.array(z.string()),
  /** The addresses that have a page of their own in the build, and its file. */
  prerendered: z.record(z.string(), z.string()),
  notFound: z.string(),
})

/** The empty page that all other addresses start from. */
const appFile = 'app.html'

export type Found =
  /** Its name carries a hash of its content, so it never changes. */
  | { kind: 'asset'; file: string }
  | { kind: 'file'; file: string }
  | { kind: 'page'; file: string }
  | { kind: 'missing'; file: string }

/** What the built web app holds. Only what is found here at the start is ever served. */
interface BuiltApp {
  find(path: string): Found
}

export async function readBuiltApp(clientDir: string, routesFile: string): Promise<BuiltApp> {
  const { patterns, prerendered, notFound } = routeTable.parse(JSON.parse(await readFile(routesFile, 'utf8')))
  const built = new Set(await listFiles(clientDir))
  const files = new Set([...built].filter(isPublic))
  const pages = new Map(Object.entries(prerendered).map(([path, file]) => [normal(path), file]))
  for (const file of [...pages.values(), appFile, notFound]) {
    if (!built.has(file)) throw new Error(`The web app’s build has no ${file}.`)
  }
  const isAppPath = matcher(patterns)

  function find(path: string): Found {
    const file = path.slice(1)
    if (files.has(file)) return { kind: file.startsWith('assets/') ? 'asset' : 'file', file }
    const page = pages.get(normal(path))
    if (page) return { kind: 'page', file: page }
    return isAppPath(normal(path)) ? { kind: 'page', file: appFile } : { kind: 'missing', file: notFound }
  }

  return { find }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** Pages are served by their address only; sources, compressed twins and dot-files not at all. */
const isPublic = (file: string) => !/\.(html|map|br|gz)$/.test(file) && !/(^|\/)\./.test(file)

// The router in the browser does not mind case or a slash at the end either.
const normal = (path: string) => path.toLowerCase().replace(/(?<=.)\/$/, '')

function matcher(patterns: string[]): (path: string) => boolean {
  const sources = patterns.filter((pattern) => pattern !== '*').map(patternSource)
  const known = new RegExp(`^(?:${sources.join('|')})$`)
  return (path) => sources.length > 0 && known.test(path)
}

function patternSource(pattern: string): string {
  const segments = pattern.split('/').filter((segment) => segment !== '')
  return segments.map(segmentSource).join('') || '/'
}

function segmentSource(segment: string): string {
  const optional = segment.endsWith('?') ? '?' : ''
  if (segment === '*') return '(?:/.*)?'
  if (segment.startsWith(':')) return `(?:/[^/]+)${optional}`
  return `(?:/${segment
    .toLowerCase()
    .replace(/\?$/, '')
    .replace(/[^\w-]/g, '\\$&')})${optional}`
}
