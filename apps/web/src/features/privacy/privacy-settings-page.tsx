import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { accountLinks } from '../../lib/account-links.ts'
import { erasedState, tellOtherTabs, useIsErased } from '../../lib/erased.ts'
import { isAwaited } from '../../lib/load-problem.ts'
import { exportsQuery, heldQuery } from '../../lib/privacy.ts'
import { useAuth } from '../../lib/session/index.ts'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Cookies } from './cookies.tsx'
import { Erase } from './erase.tsx'
import { Erased } from './erased.tsx'
import { Export } from './export.tsx'
import { Holdings } from './holdings.tsx'
import { Rights } from './rights.tsx'
import * as texts from './texts.tsx'

export function Component() {
  const { user, isLoading } = useAuth()
  const isErased = useIsErased()
  if (isLoading) return <Waiting />
  if (user) return <SignedIn email={user.email} />
  return isErased ? <Erased /> : <SignedOut />
}

function SignedIn({ email }: { email: string }) {
  const { signOut } = useAuth()
  const navigate = useNavigate()
  const held = useQuery(heldQuery())
  const exports = useQuery(exportsQuery())
  const leave = async () => {
    // First of all: once nobody is signed in, this page is another one.
    await navigate('.', { replace: true, state: erasedState })
    tellOtherTabs()
    await signOut()
  }
  return (
    <Page title={texts.pageTitle} lead={texts.lead}>
      <LinkTabs label={texts.account} items={accountLinks} />
      {isAwaited([held, exports]) ? <Loading /> : <Sections email={email} onErased={leave} />}
    </Page>
  )
}

/** All at once: each stands where the one above it ends. */
function Sections({ email, onErased }: { email: string; onErased: () => Promise<void> }) {
  useNamedPlace()
  return (
    <>
      <Holdings />
      <Cookies />
      <Export />
      <Rights knownEmail={email} />
      <Erase onErased={onErased} />
    </>
  )
}

/** The part that the address names was not there yet when the page opened. */
function useNamedPlace() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}

function SignedOut() {
  return (
    <Page title={texts.pageTitle} lead={texts.signedOutLead}>
      <Cookies />
      <Rights />
    </Page>
  )
}

/** What it holds depends on who looks: nothing is drawn that would then move. */
function Waiting() {
  return (
    <Page title={texts.pageTitle}>
      <Loading />
    </Page>
  )
}

const Loading = () => <Skeleton fills lines={6} label={texts.loading} />
