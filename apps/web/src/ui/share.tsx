import { Link2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from './button.tsx'
import { NotLoaded } from './not-loaded.tsx'
import * as texts from './texts/share.tsx'

export type SharingProps = {
  /** As it is called: `resume`, `version`. */
  what: string
  isOpen: boolean
  setIsOpen: (isOpen: boolean) => void
  /** None while they are on their way. */
  links: readonly SharedLink[] | undefined
  problem: { words: string; isBusy: boolean; tryAgain: () => void } | null
  /** What of the person the page does not show; null where it shows all. */
  hidden: string | null
  /** Where that is set. */
  profileAddress: string
  isMaking: boolean
  make: (days: number) => void
  /** The one that is being revoked. */
  revoking: number | null | undefined
  revoke: (id: number) => void
}

export type SharedLink = { id: number; url: string; expiresAt: string | null; openings: number }

const Sharing = lazy(() => import('./share-dialog.tsx').catch(() => ({ default: NotLoaded })))

/** For whoever should see it without an account. */
export function Share({ disabled = false, ...sharing }: SharingProps & { disabled?: boolean }) {
  return (
    <>
      <Button variant="line" disabled={disabled} onClick={() => sharing.setIsOpen(true)}>
        <Link2 size={18} strokeWidth={1.5} aria-hidden="true" />
        {texts.share}
      </Button>
      {sharing.isOpen && (
        <Suspense>
          <Sharing {...sharing} />
        </Suspense>
      )}
    </>
  )
}
