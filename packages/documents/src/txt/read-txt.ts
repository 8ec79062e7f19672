import { plainSource, type SourceText } from '@bespeak/domain/reading/source.ts'
import { cleanText, hasWords } from '../clean-text.ts'
import { Refusal } from '../file-text.ts'
import type { Limits } from '../limits.ts'
import { decode } from './decode.ts'

export function readTxt(bytes: Uint8Array, limits: Limits): SourceText {
  const text = decode(bytes)
  if (isNoise(text)) throw new Refusal('not-a-resume-file')
  const clean = cleanText(text)
  if (clean.length > limits.characters) throw new Refusal('too-large-inside')
  if (!hasWords(clean) && !/\p{So}/u.test(clean)) throw new Refusal('empty')
  return plainSource(clean)
}

/** Text has next to no control characters; a program or a picture is full of them. */
function isNoise(text: string): boolean {
  const controls = text.match(/(?!\s)\p{Cc}|\ufffd/gu)?.length ?? 0
  return controls > 8 && controls > 0.01 * text.length
}
