import { blocksOf } from '@bespeak/documents/write/blocks/blocks.ts'
import { plainText } from '@bespeak/documents/write/blocks/plain-text.ts'
import { usualLayout } from '@bespeak/documents/write/layout.ts'
import { useDeferredValue, useMemo } from 'react'
import { documentFrom } from '../../lib/resumes/content.ts'
import { WordDifference } from '../../ui/word-difference.tsx'

/** Both as a page says them, so that what differs is the words, however each is kept. */
const pageText = (content: string) =>
  plainText(blocksOf(documentFrom(content), usualLayout)).replace(/^([ \t]*)- /gm, '$1• ')

export default function ComparedPages({ before, after }: { before: string; after: string }) {
  const typed = useDeferredValue(after)
  const was = useMemo(() => pageText(before), [before])
  const is = useMemo(() => pageText(typed), [typed])
  return <WordDifference before={was} after={is} />
}
