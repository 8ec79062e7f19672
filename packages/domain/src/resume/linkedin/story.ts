import type { Line } from '../document.ts'
import type { Ids } from '../json-resume/lines.ts'

const bullet = /^\s*[•·▪●◦‣*–—-]\s+/u

/** What somebody typed into one box: lines with a mark are points, the others running text. */
export function storyOf(text: string | undefined, ids: Ids): Line[] {
  return (text ?? '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({
      id: ids('l'),
      text: line.replace(bullet, '').trim(),
      ...(bullet.test(line) ? {} : { paragraph: true }),
    }))
}
