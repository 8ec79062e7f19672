import type { Run } from '../blocks/block.ts'
import type { Look } from './look.ts'
import { textWidthOf } from './text-width.ts'

// A line that is planned this full may still run over where another font stands in.
const planned = 0.97

/** Ways to reach a person on as few lines as they need, so that no line ends in a separator. */
export function contactLines(items: readonly Run[], look: Look, width: number): Run[][] {
  const widthOf = (text: string) => textWidthOf(text, look.family, look.contact.size ?? look.size)
  const lines: Run[][] = []
  let used = 0
  for (const item of items) {
    const wanted = widthOf(look.separator) + widthOf(item.text)
    const line = lines.at(-1)
    if (line && used + wanted <= width * planned) {
      line.push(item)
      used += wanted
    } else {
      lines.push([item])
      used = widthOf(item.text)
    }
  }
  return lines
}
