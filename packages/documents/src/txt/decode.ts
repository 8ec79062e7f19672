import { Refusal } from '../file-text.ts'

/** Text in UTF-8, UTF-16, Shift-JIS or Windows-1252, told apart by the bytes alone. */
export function decode(bytes: Uint8Array): string {
  const marked = byMark(bytes)
  if (marked !== null) return marked
  const wide = wideOrder(bytes)
  if (wide) return strictly(wide, bytes.subarray(0, bytes.length & ~1)) ?? noise()
  const utf8 = strictly('utf-8', bytes)
  if (utf8 !== null) return utf8
  return japanese(bytes) ?? western(bytes)
}

function byMark(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return new TextDecoder().decode(bytes)
  const even = bytes.subarray(0, bytes.length & ~1)
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(even)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(even)
  return null
}

/** In UTF-16, most languages leave every other byte zero. */
function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 4096)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const half = sample.length / 2
  if (odd > 0.4 * half && even < 0.05 * half) return 'utf-16le'
  if (even > 0.4 * half && odd < 0.05 * half) return 'utf-16be'
  return null
}

function strictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Kana are rare in what is taken for Japanese by mistake, and in every sentence of what is Japanese. */
function japanese(bytes: Uint8Array): string | null {
  const text = strictly('shift_jis', bytes)
  if (text === null) return null
  const foreign = text.match(/\P{ASCII}/gu)?.length ?? 0
  const kana = text.match(/[\u3041-\u30ff]/g)?.length ?? 0
  return kana > 0.2 * foreign ? text : null
}

// Node 20 leaves these to the control characters of Latin-1.
const high = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const western = (bytes: Uint8Array) =>
  new TextDecoder('windows-1252').decode(bytes).replace(/[\u0080-\u009f]/g, (it) => high[it.charCodeAt(0) - 0x80] ?? it)

function noise(): never {
  throw new Refusal('not-a-resume-file')
}
