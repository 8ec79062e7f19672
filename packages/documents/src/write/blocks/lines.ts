import type { Line } from '@bespeak/domain/resume/document.ts'
import { oneLine, shown } from '@bespeak/domain/resume/shown.ts'
import type { Block } from './block.ts'

/** Bullets, small titles and running text. In a summary, what is not said to be a bullet is running text. */
export function lineBlocks(lines: readonly Line[], { running = false } = {}): Block[] {
  let depth = 0
  return lines.flatMap((line): Block[] => {
    const text = shown(line.text)
    if (text === '') return []
    const isBullet = !line.paragraph && !line.label && !(running && line.level === undefined)
    // A bullet can stand only one level below the one before it.
    depth = isBullet ? Math.min(line.level ?? 1, depth + 1) : 0
    if (isBullet) return [{ type: 'bullet', id: line.id, level: depth, text }]
    return [{ type: line.label ? 'label' : 'paragraph', id: line.id, text }]
  })
}

export function listBlock(id: string, name: string | undefined, items: readonly string[]): Block[] {
  const shownItems = items.map(oneLine).filter(Boolean)
  const shownName = oneLine(name ?? '')
  if (shownItems.length === 0) return shownName === '' ? [] : [{ type: 'list', id, name: '', items: [shownName] }]
  return [{ type: 'list', id, name: shownName, items: shownItems }]
}

export const textsOf = (lines: readonly Line[]): string[] => lines.map(({ text }) => text)
