import { withoutHalves } from '../language/start-of.ts'
import type { AdWord } from './ad-words.ts'

const most = 70

/** The statement that a word stands in, in quotation marks; of a long one what stands around the word. */
function quotedAround(text: string, { to }: { to: number }): string {
  const start = Math.min(text.length - most, to - most / 2)
  const from = start <= 0 ? text : withoutHalves(text.slice(start)).replace(/^\S*\s+/, '… ')
  const whole = from.length <= most ? from : `${withoutHalves(from.slice(0, most)).replace(/[,;:]?\s+\S*$/, '')} …`
  return `“${whole.replace(/[“”]/g, "'").replace(/[.,;:]$/, '')}”`
}

/** Why a word of the advertisement is put to the person. */
export const saidIn = ({ reading, word }: AdWord): string => `The ad says ${quotedAround(reading.text.trim(), word)}.`
