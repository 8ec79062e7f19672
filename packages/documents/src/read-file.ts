import { type FileText, Refusal, refuse } from './file-text.ts'
import { type Limits, limits } from './limits.ts'
import { sniff } from './sniff.ts'
import { readTxt } from './txt/read-txt.ts'

/** From the bytes of a file to its text. Never throws: a file that cannot be read is refused with a reason. */
export async function readFile(bytes: Uint8Array, options: { limits?: Partial<Limits> } = {}): Promise<FileText> {
  const allowed = { ...limits, ...options.limits }
  try {
    if (bytes.length > allowed.bytes) throw new Refusal('too-large')
    if (bytes.length === 0) throw new Refusal('empty')
    return await readKnown(bytes, allowed)
  } catch (error) {
    return refuse(error instanceof Refusal ? error.reason : 'damaged')
  }
}

async function readKnown(bytes: Uint8Array, allowed: Limits): Promise<FileText> {
  switch (sniff(bytes)) {
    case 'pdf': {
      // Loaded when such a file is read: a page that reads none loads neither the library nor what we make of its answers.
      const { readPdf } = await import('./pdf/read-pdf.ts')
      return { ok: true, kind: 'pdf', ...(await readPdf(bytes, allowed)) }
    }
    case 'zip': {
      const { readDocx } = await import('./docx/read-docx.ts')
      return { ok: true, kind: 'docx', ...(await readDocx(bytes, allowed)) }
    }
    case 'text':
      return { ok: true, kind: 'txt', source: readTxt(bytes, allowed), notes: [] }
  }
}
