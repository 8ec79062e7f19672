import { htmlOf, readContent } from '@bespeak/domain/resume/content.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, type RefObject, Suspense, useMemo, useState } from 'react'
import { resumeQuery } from '../../lib/resumes/resumes.ts'
import { inertDocument } from '../../lib/trusted.ts'
import { classNames } from '../../ui/class-names.ts'
import { type RichTextHandle, RichTextInput } from '../../ui/rich-text-input/rich-text-input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'
import type { TailoredState } from './use-tailored.ts'

// Stands on the page, which comes first, and can be read without it.
const ChangeMarks = lazy(() =>
  import('./change-marks.tsx').then(
    (module) => ({ default: module.ChangeMarks }),
    () => ({ default: () => null }),
  ),
)

export const views = ['changes', 'final', 'original'] as const
export type View = (typeof views)[number]
export const viewFrom = (value: string): View => views.find((it) => it === value) ?? 'changes'

type VersionSheetProps = {
  state: TailoredState
  view: View
  height: number | 'auto'
  editor: RefObject<RichTextHandle | null>
}

/** The page itself: to be typed on, with what was changed or without, or the original to look at. */
export function VersionSheet({ state, view, height, editor }: VersionSheetProps) {
  const { tailored, content } = state
  const [page, setPage] = useState<HTMLElement | null>(null)
  const { data: original, isPending } = useQuery(resumeQuery(tailored?.originalResumeId ?? null))
  const originalHtml = original ? htmlOf(readContent(original.content)) : null
  const originalLines = useMemo(() => linesIn(originalHtml ?? ''), [originalHtml])
  const isOriginal = tailored !== null && view === 'original'
  const hasMarks = tailored !== null && view === 'changes'
  return (
    <>
      {isOriginal && isPending && <Skeleton lines={16} label={texts.loading} />}
      {isOriginal && !isPending && originalHtml === null && <p role="alert">{texts.originalNotLoaded}</p>}
      {isOriginal && originalHtml !== null && (
        <RichTextInput
          className={styles.sheet}
          label={texts.originalText}
          value={originalHtml}
          readOnly
          showToolbar={false}
          height={height}
          structure
        />
      )}
      {/* Kept while the original is looked at: what can be undone in it is not forgotten. */}
      <div hidden={isOriginal}>
        <RichTextInput
          className={classNames(styles.sheet, hasMarks && styles.marked)}
          label={tailored ? texts.tailoredText : texts.resumeText}
          value={content}
          onChange={(typed) => state.type({ content: typed })}
          readOnly={!tailored}
          height={height}
          structure
          onReady={(handle) => {
            editor.current = handle
            setPage(handle.getEditor().root)
          }}
        />
        <Suspense>
          {hasMarks && page && <ChangeMarks page={page} tailored={tailored} original={originalLines} state={state} />}
        </Suspense>
      </div>
    </>
  )
}

const linesIn = (html: string): string[] =>
  [...inertDocument(html).querySelectorAll('h1, h2, h3, h4, h5, h6, p, li')].map(({ textContent }) => textContent)
