import { lazy, Suspense } from 'react'
import { useToasts } from '../ui/toast.ts'
import { Dispensable } from './dispensable.tsx'

const Toaster = lazy(() => import('../ui/toaster.tsx').then((module) => ({ default: module.Toaster })))

/** Fetched with the first toast: a first visit needs none. */
export function LazyToaster() {
  const toasts = useToasts()
  if (toasts.length === 0) return null
  return (
    <Dispensable>
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </Dispensable>
  )
}
