import { Buffer } from 'node:buffer'
import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  data: string | Uint8Array
  /** What the directory says of its size; the truth unless given. */
  claims?: number
  encrypted?: boolean
  /** Kept as it is, for data that is packed already. */
  packed?: Uint8Array
}

/** A zip with these entries. Its directory may lie. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const packed = Buffer.from(entry.packed ?? deflateRawSync(Buffer.from(entry.data)))
    const fields = fieldsOf(entry, name.length, packed.length)
    const part = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, place, name]))
    parts.push(part)
    offset += part.length
  }
  const rows = Buffer.concat(directory)
  return new Uint8Array(Buffer.concat([...parts, rows, ending(entries.length, rows.length, offset)]))
}

/** What a part and its row in the directory have in common. */
function fieldsOf(entry: ZipEntry, nameLength: number, packedLength: number): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(entry.encrypted ? 1 : 0, 2)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(crc32(Buffer.from(entry.data)), 10)
  fields.writeUInt32LE(packedLength, 14)
  fields.writeUInt32LE(entry.claims ?? Buffer.byteLength(entry.data), 18)
  fields.writeUInt16LE(nameLength, 22)
  return fields
}

function ending(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Math.min(count, 0xffff), 8)
  end.writeUInt16LE(Math.min(count, 0xffff), 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
