import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { useClippedJob } from './use-clipped-job.ts'

function open(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  const { result } = renderHook(() => ({ clipped: useClippedJob(), at: useLocation() }), { wrapper })
  return () => result.current
}

it('is none where the address brings none', () => {
  expect(open('/upload#limit')()).toMatchObject({ clipped: null, at: { hash: '#limit' } })
})

it('is what the address brings, without anything more to fetch, and is taken out of it', () => {
  const said = encodeURIComponent(JSON.stringify({ text: 'Head Chef', company: 'Fjordgard' }))
  const now = open(`/upload?check=tailor#job=${said}`)
  expect(now()).toMatchObject({
    clipped: { company: 'Fjordgard', advertisement: 'Head Chef' },
    at: { search: '?check=tailor', hash: '' },
  })
})
