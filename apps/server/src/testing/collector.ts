import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean }

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Value }[]
  events?: unknown[]
  status: { code?: number }
}

interface Sent {
  resourceSpans: { resource: { attributes: unknown }; scopeSpans: { scope: unknown; spans: SentSpan[] }[] }[]
}

/** Takes traces as any collector does, by OTLP over HTTP, and keeps them. */
export async function startCollector() {
  const sent: Sent[] = []
  const paths = new Set<string>()
  const server = createServer(async (request, response) => {
    paths.add(`${request.method} ${request.url}`)
    sent.push((await json(request)) as Sent)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const spans = () =>
    sent.flatMap(({ resourceSpans }) => resourceSpans.flatMap((of) => of.scopeSpans.flatMap((it) => it.spans)))
  return {
    url: `http://127.0.0.1:${port}`,
    paths,
    spans,
    attribute: ({ attributes }: SentSpan, name: string) =>
      attributes.find(({ key }) => key === name)?.value.stringValue,
    /** Everything that was told, but for numbers and times of its own: they could hold the same digits as a code. */
    told: () =>
      sent.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ resource, scopeSpans }) => [
          JSON.stringify(resource),
          ...scopeSpans.flatMap(({ scope, spans: of }) => [
            JSON.stringify(scope),
            ...of.map(({ name, attributes, events, status }) =>
              JSON.stringify({
                ...{ name, events, status },
                attributes: attributes.filter(({ key }) => key !== 'bespeak.request_id'),
              }),
            ),
          ]),
        ]),
      ),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
