import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { type Block, textOf } from '@bespeak/domain/resume/html/page.ts'
import { pageOf } from '@bespeak/domain/resume/html/walk.ts'
import { toNodes } from '@bespeak/domain/resume/html/write.ts'
import { byKey } from '../by-key.ts'

export const shownIn = (blocks: readonly Block[]) => blocks.filter((block) => textOf(block) !== '')

export const idsIn = ({ marks, runs }: Block): string[] => [
  ...new Set([marks, ...runs.map(({ field }) => field)].flatMap((it) => it?.['data-id'] ?? [])),
]

/**
 * The lines of a page as a reader counts them, from 1: the first that a source stands on; and the one that says what a
 * block says, of several the one of the same entry, such as an employer that somebody came back to.
 */
export function lineNumbers(document: ResumeDocument) {
  const lines = shownIn(pageOf(toNodes(document)).blocks).map((block, at) => ({ block, number: at + 1 }))
  // The first of two with one name is put in last.
  const backwards = lines.toReversed()
  const byText = byKey(lines, ({ block }) => textOf(block))
  return {
    ofSource: new Map(backwards.flatMap(({ block, number }) => idsIn(block).map((id) => [id, number] as const))),
    ofBlock(block: Block): number | undefined {
      const same = byText.get(textOf(block)) ?? []
      const ids = new Set(idsIn(block))
      return (same.find((line) => idsIn(line.block).some((id) => ids.has(id))) ?? same[0])?.number
    },
  }
}
