import type { Layout } from '@bespeak/documents/write/layout.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { useEffect, useState } from 'react'
import type { Fitted } from '../page-preview/fitted.ts'

// While someone types, it is worked out anew when the hand rests.
const rest = 300

/** How a resume fits one page, and which lines are offered for hiding; null while that is worked out, or not asked. */
export function useFitted(
  document: ResumeDocument | null,
  layout: Layout,
  leastAsked: (document: ResumeDocument) => Promise<readonly string[]>,
): Fitted | null {
  const [found, setFound] = useState<Fitted | null>(null)
  const { template, pageSize, accent, fit = null } = layout
  useEffect(() => {
    if (!document || fit === null) return setFound(null)
    let isWanted = true
    const work = async () => {
      const { fittedTo } = await import('../page-preview/fitted.ts')
      const next = await fittedTo(document, { template, pageSize, accent, fit }, leastAsked)
      if (isWanted) setFound(next)
    }
    const timer = setTimeout(() => {
      work().catch((failure) => {
        console.error('A page could not be fitted', failure)
        if (isWanted) setFound(null)
      })
    }, rest)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [document, template, pageSize, accent, fit, leastAsked])
  return found
}
