import type { ContactLines } from './elements.ts'

/** Items of these widths in as few lines as they need, by how many each takes. */
export function contactLinesOf(widths: readonly number[], separator: number, room: number): ContactLines {
  const lines: number[] = []
  let used = 0
  for (const width of widths) {
    const count = lines.at(-1)
    if (count !== undefined && used + separator + width <= room) {
      lines[lines.length - 1] = count + 1
      used += separator + width
    } else {
      lines.push(1)
      used = width
    }
  }
  return lines
}
