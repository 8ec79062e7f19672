import { getResolvedPDFJS } from 'unpdf'

/** An operator of a page and what it is given, as the library hands them out. */
export interface Operators {
  fnArray: number[]
  argsArray: unknown[]
}

export type Library = Awaited<ReturnType<typeof getResolvedPDFJS>>

/** Loads the PDF library once; it takes longer than most files. */
export async function loadLibrary(): Promise<Library> {
  // Node 20 lacks what the library packs its fonts with; without it a page ends at its first font.
  const buffer: { transferToFixedLength?: (this: ArrayBuffer, length?: number) => ArrayBuffer } = ArrayBuffer.prototype
  buffer.transferToFixedLength ??= function (length) {
    return this.slice(0, length)
  }
  return await getResolvedPDFJS()
}
