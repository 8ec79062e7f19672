import { expect, it } from 'vitest'
import { eventsFrom } from './event-stream.ts'

async function read(...pieces: (string | Uint8Array)[]) {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      controller.close()
    },
  })
  const events = []
  for await (const event of eventsFrom(body)) events.push(event)
  return events
}

it('leaves out comments, and what has not come whole', async () => {
  expect(await read(': a comment\n\n', 'event: ping\n\n', 'data: cut o')).toEqual([])
})

it('reads events wherever the pieces end, also inside a character', async () => {
  const bytes = new TextEncoder().encode('id: 7\nevent: notification\ndata: {"title":"Köln"}\n\n')
  expect(await read(bytes.slice(0, 44), bytes.slice(44, 45), bytes.slice(45))).toEqual([
    { id: '7', event: 'notification', data: '{"title":"Köln"}' },
  ])
})

it('joins several lines of data, and takes any end of line', async () => {
  expect(await read('data: one\r\ndata: two\r\n\r\n')).toEqual([{ id: null, event: 'message', data: 'one\ntwo' }])
})
