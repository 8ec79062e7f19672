import { AsyncLocalStorage } from 'node:async_hooks'
import { type Attributes, type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { outcomeOfError, type Watch, type Work } from '../kernel/watch.ts'

interface TracesOptions {
  /** Of a collector that takes OTLP over HTTP; the traces go to `/v1/traces` below it. */
  endpoint: string
}

const spanKinds: Partial<Record<Work['kind'], SpanKind>> = {
  request: SpanKind.SERVER,
  statement: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
  mail: SpanKind.CLIENT,
  model: SpanKind.CLIENT,
}

/** Which work led to which: told to a collector, in batches and beside everything else. What it cannot be told is lost. */
export function createTraces({ endpoint }: TracesOptions) {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'bespeak' }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  })
  const tracer = provider.getTracer('bespeak')
  const underWay = new AsyncLocalStorage<Context>()

  const watch: Watch = async (work, run, outcomeOf = () => 'ok') => {
    const parent = underWay.getStore()
    // What nobody asked for, such as the queue that looks for work, would bury the rest.
    if (!parent && work.kind === 'statement') return run()
    const within = parent ?? ROOT_CONTEXT
    const kind = spanKinds[work.kind] ?? SpanKind.INTERNAL
    const span = tracer.startSpan(nameOf(work), { kind, attributes: attributesOf(work) }, within)
    const end = (outcome: string) => {
      span.setAttribute('bespeak.outcome', outcome)
      if (outcome === 'INTERNAL') span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
    try {
      const result = await underWay.run(trace.setSpan(within, span), run)
      end(outcomeOf(result))
      return result
    } catch (error) {
      // Neither message nor stack: they may quote what somebody sent.
      end(outcomeOfError(error))
      throw error
    }
  }

  return { watch, close: () => provider.shutdown() }
}

const nameOf = ({ kind, name }: Work) => (kind === 'statement' ? `statement ${firstWord(name)}` : `${kind} ${name}`)

const firstWord = (text: string) => /\w+/.exec(text)?.[0].toLowerCase() ?? ''

function attributesOf({ kind, name, requestId }: Work): Attributes {
  return {
    ...(requestId ? { 'bespeak.request_id': requestId } : {}),
    ...(kind === 'statement' ? { 'db.system.name': 'postgresql', 'db.query.text': withoutLiterals(name) } : {}),
  }
}

const longestStatement = 2000

/** Values are sent apart from the text; should one ever stand in it, it stays here. */
const withoutLiterals = (text: string) =>
  text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestStatement)
