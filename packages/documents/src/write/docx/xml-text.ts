// What XML has no way to write, not even escaped. One such character and Word refuses the whole file.
const unwritable = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A text as a document can hold it. */
export const xmlText = (text: string): string => text.replace(unwritable, '')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeXml = (text: string): string => xmlText(text).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
