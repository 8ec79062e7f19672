import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Found, readSite } from './site.ts'

const oneYear = 365 * 24 * 60 * 60

const cacheControl: Record<Found['kind'], string> = {
  asset: `public, max-age=${oneYear}, immutable`,
  file: 'public, max-age=3600',
  page: 'no-cache',
  missing: 'no-cache',
}

/** The built web app: its files, its prerendered pages, and the empty page that the rest of the app starts from. */
export function addWeb(server: FastifyInstance, webRoot: string) {
  server.register(async (web) => {
    const clientDir = join(webRoot, 'client')
    const site = await readSite(clientDir, join(webRoot, 'routes.json'))
    await web.register(fastifyStatic, {
      root: clientDir,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
    })
    web.get('/*', (request, reply) => send(reply, site.find(request.url.split('?', 1)[0] ?? '/')))
  })
}

function send(reply: FastifyReply, { kind, file }: Found) {
  reply.header('cache-control', cacheControl[kind])
  if (kind === 'missing') reply.code(404)
  return reply.sendFile(file)
}
