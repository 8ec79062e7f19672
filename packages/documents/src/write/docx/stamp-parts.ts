const endLength = 22
const rowLength = 46
// The first moment that a zip can tell: 1 January 1980, as its two fields of time and date write it.
const firstMoment = 0x0021_0000

/** Gives every part of a zip the same moment, so that the moment of writing is in none. The zip has no comment. */
export function stampParts(zip: Uint8Array) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = zip.byteLength - endLength
  let row = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    view.setUint32(row + 12, firstMoment, true)
    view.setUint32(view.getUint32(row + 42, true) + 10, firstMoment, true)
    row += rowLength + view.getUint16(row + 28, true) + view.getUint16(row + 30, true) + view.getUint16(row + 32, true)
  }
}
