import { languageOf } from '@bespeak/domain/text/language.ts'
import type { Block } from './blocks/block.ts'
import { linesOf } from './blocks/plain-text.ts'

/** What a file says of itself beside its text. */
export interface DocumentMeta {
  title: string
  /** The person whose document it is; empty where no name is known. */
  author: string
  /** `en`, `de`, `ja`: as `languageOf` tells it. */
  lang: string
}

export function resumeMeta(blocks: readonly Block[]): DocumentMeta {
  const author = blocks.find((block) => block.type === 'name')?.text ?? ''
  return {
    title: author === '' ? 'Resume' : `${author} – Resume`,
    author,
    lang: languageOf(blocks.flatMap(linesOf).join('\n')),
  }
}
