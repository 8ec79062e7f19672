import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toast } from '../ui/toast.ts'
import { openApp } from './testing/open-app.tsx'

it('fetches what shows toasts with the first of them', async () => {
  await openApp('/terms')
  const toasts = () => screen.queryByRole('region', { name: 'Notifications (F8)' })
  expect(toasts()).toBeNull()
  act(() => {
    toast({ title: 'Saved' })
  })
  expect(await screen.findByText('Saved')).toBeDefined()
  expect(toasts()).not.toBeNull()
})
