export interface ServerEvent {
  id: string | null
  event: string
  data: string
}

/** Server-sent events from the text of an answer. Pieces may end anywhere, also inside a character. */
export async function* eventsFrom(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const found = eventFrom(block)
        if (found) yield found
      }
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

function eventFrom(block: string): ServerEvent | null {
  const fields = block.split(/\r?\n/).map((line) => /^(\w+): ?(.*)$/.exec(line))
  const valuesOf = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []))
  const data = valuesOf('data')
  if (data.length === 0) return null
  return { id: valuesOf('id').at(-1) ?? null, event: valuesOf('event').at(-1) ?? 'message', data: data.join('\n') }
}
