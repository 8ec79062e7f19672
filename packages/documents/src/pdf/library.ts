import { getResolvedPDFJS } from 'unpdf'

/** The operators of a page and what each is given, as the library hands them out. */
export interface Operators {
  fnArray: number[]
  argsArray: unknown[]
}

export type Library = Awaited<ReturnType<typeof getResolvedPDFJS>>

/** Loads the PDF library once; that takes longer than most files. */
export async function loadLibrary(): Promise<Library> {
  mendBuffers()
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
