import { getResolvedPDFJS } from 'unpdf'
import { unpackForReading } from './unpacking.ts'

/** The operators of a page and what each is given, as the library hands them out. */
export interface Operators {
  fnArray: number[]
  argsArray: unknown[]
}

export type Library = Awaited<ReturnType<typeof getResolvedPDFJS>>

/** Loads the PDF library once; that takes longer than most files. */
export async function loadLibrary(): Promise<Library> {
  mendBuffers()
  unpackForReading()
  return await getResolvedPDFJS()
}

/** Node 20 lacks what the library packs its fonts with; without it, a page ends at its first font. */
function mendBuffers() {
  if ('transferToFixedLength' in ArrayBuffer.prototype) return
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    configurable: true,
    value(this: ArrayBuffer, length?: number) {
      return this.slice(0, length)
    },
  })
}

/**
 * How the library is to treat fonts, which nobody will see. It would draw every letter of a font that nobody could load,
 * and that is a quarter of its time; so where there are no font faces, one that is loaded at once stands in for them.
 */
export function unseenFonts(): object {
  const face: unknown = Reflect.get(globalThis, 'FontFace')
  if (face !== undefined && face !== ReadyFace) return { disableFontFace: true }
  Object.assign(globalThis, { FontFace: ReadyFace })
  return { disableFontFace: false, ownerDocument: { fonts: new Set() } }
}

class ReadyFace {
  readonly loaded = Promise.resolve()
}
