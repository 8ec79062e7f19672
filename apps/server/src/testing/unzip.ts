import { inflateRawSync } from 'node:zlib'

/** What is in a zip, by its paths, as text. */
export function unzip(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf('PK\x05\x06')
  const files: Record<string, string> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [name, extra, comment] = [28, 30, 32].map((where) => zip.readUInt16LE(at + where)) as [number, number, number]
    files[zip.toString('utf8', at + 46, at + 46 + name)] = contentAt(zip, at)
    at += 46 + name + extra + comment
  }
  return files
}

function contentAt(zip: Buffer, entry: number): string {
  const local = zip.readUInt32LE(entry + 42)
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const bytes = zip.subarray(from, from + zip.readUInt32LE(entry + 20))
  return (zip.readUInt16LE(entry + 10) === 8 ? inflateRawSync(bytes) : bytes).toString()
}
