import { Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { ConsentBanner } from './consent-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LazyToaster } from './lazy-toaster.tsx'
import styles from './shell.module.css'
import * as texts from './texts/frame.ts'
import { useArrival } from './use-arrival.ts'

export function Shell() {
  const main = useArrival()
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {texts.skip}
      </a>
      <Header />
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {/* Wakes up after the page. */}
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
      <ConsentBanner />
      <LazyToaster />
      {/* Every page that is opened anew has the key "default": each its own place, not that of the one before */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </div>
  )
}
