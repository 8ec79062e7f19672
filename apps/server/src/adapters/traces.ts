import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { outcomeOfError, traced, type Watch, type Work } from '../kernel/watch.ts'

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

  const watch: Watch = async (work, run, outcomeOf = () => 'ok') => {
    const parent = work.after ?? traced.getStore()
    // What nobody asked for, such as the queue that looks for work, would bury the rest.
    if (!parent && work.kind === 'statement') return run()
    const kind = spanKinds[work.kind] ?? SpanKind.INTERNAL
    const span = tracer.startSpan(nameOf(work), { kind, attributes: attributesOf(work) }, contextOf(parent))
    const end = (outcome: string) => {
      span.setAttribute('bespeak.outcome', outcome)
      if (outcome === 'INTERNAL') span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
    try {
      const result = await traced.run(nameOfSpan(span.spanContext()), run)
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

/** As W3C's Trace Context writes it. */
const nameOfSpan = ({ traceId, spanId, traceFlags }: SpanContext) =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`

function contextOf(parent: string | undefined): Context {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(parent ?? '') ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16) })
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
