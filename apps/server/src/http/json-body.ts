import type { FastifyInstance } from 'fastify'
import { maxJsonMarks } from './limits.ts'

/**
 * What a body of JSON holds is counted before it is read: to make an object of very many names takes seconds, in which
 * nobody else is answered.
 */
export function addJsonBodies(server: FastifyInstance) {
  const read = server.getDefaultJsonParser('remove', 'remove')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (marksOver(maxJsonMarks, body)) return done(new HoldsTooMuch())
    return read(request, body.toString(), done)
  })
}

class HoldsTooMuch extends Error {
  readonly statusCode = 413
}

const [quote, backslash] = [34, 92]
// By their numbers: each sign of a body is looked up here.
const isMark = new Uint8Array(256)
for (const mark of ',:[{') isMark[mark.charCodeAt(0)] = 1

/** Whether more of these stand outside of texts. Two belong to each value that has a name. */
export function marksOver(most: number, json: Uint8Array): boolean {
  let count = 0
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at] ?? 0
    if (sign === quote) at = endOfText(json, at + 1)
    else count += isMark[sign] ?? 0
    if (count > most) return true
  }
  return false
}

function endOfText(json: Uint8Array, from: number): number {
  let at = from
  while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1
  return at
}
