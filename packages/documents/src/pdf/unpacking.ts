import { withTaggedText } from './actual-text.ts'
import { withoutShapes } from './shapes.ts'

// The library unpacks the parts of a file with the streams of the platform. Where parts are small, as in a resume, those
// cost more than the unpacking; and much of what they unpack are the shapes of letters, which nobody will see.

type Unpack = (packed: Uint8Array<ArrayBuffer>) => Uint8Array | Promise<Uint8Array>

/** Puts what unpacks for reading where the library looks for the streams of the platform. Others get those as before. */
export function unpackForReading() {
  const { DecompressionStream: streams } = globalThis
  if (ours.has(streams)) return
  const unpack = atOnce() ?? ((packed) => inStreams(packed, new streams('deflate')))
  const standIn = new Proxy(streams, {
    construct: (platform, [format]) => (format === 'deflate' ? unpacker(unpack) : new platform(format)),
  })
  ours.add(standIn)
  Object.assign(globalThis, { DecompressionStream: standIn })
}

const ours = new WeakSet<object>()

/** As much of a stream as the library asks of it: one part in, one part out. */
function unpacker(unpack: Unpack) {
  let give: (packed: Uint8Array<ArrayBuffer>) => void
  const given = new Promise<Uint8Array<ArrayBuffer>>((resolve) => {
    give = resolve
  })
  const writer = {
    write: async (packed: Uint8Array<ArrayBuffer>) => give(packed),
    close: async () => undefined,
  }
  async function* unpacked() {
    yield withTaggedText(withoutShapes(await unpack(await given)))
  }
  return { readable: unpacked(), writable: { getWriter: () => writer } }
}

export const inStreams = async (packed: Uint8Array<ArrayBuffer>, streams: DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([packed]).stream().pipeThrough(streams)).arrayBuffer())

/** Where the platform can unpack without a stream: on a server. */
export function atOnce(): Unpack | null {
  const builtIn: unknown = Reflect.get(Object(Reflect.get(globalThis, 'process')), 'getBuiltinModule')
  const zlib: unknown = typeof builtIn === 'function' ? builtIn('zlib') : null
  const inflate: unknown = Reflect.get(Object(zlib), 'inflateSync')
  if (typeof inflate !== 'function') return null
  return (packed) => inflate(packed)
}
