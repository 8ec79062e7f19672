import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

// Fewer than there are: what comes on a later page is asked for.
const pageSize = 10

const xml = (body: string) => `<?xml version="1.0"?>${body}`

/** Keeps objects as a server of one's own would, and speaks just enough S3 for one. */
export async function startBucket() {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => void answer(objects, request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    objects,
    address: `s3://resumes/kept?endpoint=http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(objects: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse) {
  const { pathname: key, searchParams } = new URL(request.url ?? '', 'http://bucket')
  const body = await buffer(request)
  const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')
  if (!signed) return response.writeHead(403).end()
  if (searchParams.has('list-type')) return response.end(listOf(objects, key.replace(/\/?$/, '/'), searchParams))
  if (request.method === 'PUT') objects.set(key, body)
  if (request.method === 'DELETE') objects.delete(key)
  const held = objects.get(key)
  if (request.method === 'GET' && !held) {
    const none = xml('<Error><Code>NoSuchKey</Code><Message>None</Message></Error>')
    return response.writeHead(404, { 'content-type': 'application/xml' }).end(none)
  }
  return response.writeHead(request.method === 'DELETE' ? 204 : 200).end(request.method === 'GET' ? held : undefined)
}

function listOf(objects: Map<string, Buffer>, bucket: string, asked: URLSearchParams): string {
  const under = `${bucket}${asked.get('prefix') ?? ''}`
  const from = Number(asked.get('continuation-token') ?? 0)
  const found = [...objects].filter(([key]) => key.startsWith(under))
  const page = found.slice(from, from + pageSize)
  const items = page.map(
    ([key, { length }]) => `<Contents><Key>${key.slice(bucket.length)}</Key><Size>${length}</Size></Contents>`,
  )
  const next = from + pageSize < found.length ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>` : ''
  return xml(`<ListBucketResult>${items.join('')}${next}</ListBucketResult>`)
}
