import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { documentHeaders, ofSecretAddress } from '../security-headers.ts'
import { type Found, readBuiltApp } from './built-app.ts'
import { sendSharedGone } from './shared-gone.ts'

const oneYear = 365 * 24 * 60 * 60

const cacheControl: Record<Found['kind'], string> = {
  asset: `public, max-age=${oneYear}, immutable`,
  file: 'public, max-age=3600',
  page: 'no-cache',
  missing: 'no-cache',
}

export type IsShared = (token: string) => Promise<boolean>

/** The built web app: its files, its prerendered pages, and the empty page that the rest of the app starts from. */
export function addWeb(server: FastifyInstance, webRoot: string, isShared: IsShared | null) {
  server.register(async (web) => {
    const clientDir = join(webRoot, 'client')
    const built = await readBuiltApp(clientDir, join(webRoot, 'routes.json'))
    await web.register(fastifyStatic, {
      root: clientDir,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
    })
    web.get('/*', async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '/'
      const found = built.find(path)
      reply.header('cache-control', cacheControl[found.kind])
      const token = sharedToken.exec(path)?.[1]
      if (token !== undefined) reply.headers(ofSecretAddress)
      // Where this cannot be found out now, the page itself says that it could not be loaded.
      if (token && isShared && !(await isShared(token).catch(() => true))) return sendSharedGone(reply)
      return send(reply, found)
    })
  })
}

/** A resume that somebody shares. */
const sharedToken = /^\/s\/([^/]*)/i

/** A drawing that is opened by its address is a document, and a worker has no policy but that of its own script. */
const isDocument = (file: string) => /\.(html|svg)$|-worker-[^/]*\.js$/.test(file)

function send(reply: FastifyReply, { kind, file }: Found) {
  if (!isDocument(file)) for (const name of documentHeaders) reply.removeHeader(name)
  if (kind === 'missing') reply.code(404)
  return reply.sendFile(file)
}
