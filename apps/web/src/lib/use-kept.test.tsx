import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useKept } from './use-kept.ts'

const typed = () => renderHook(() => useKept('draft', ''))

it('is there again after the page was left, and forgotten once it is back at its start', () => {
  const first = typed()
  act(() => first.result.current[1]('half a wo'))
  first.unmount()
  const second = typed()
  expect(second.result.current[0]).toBe('half a wo')
  act(() => second.result.current[1](''))
  expect(window.sessionStorage.getItem('draft')).toBeNull()
})

it('begins anew where what was kept cannot be read', () => {
  window.sessionStorage.setItem('draft', '{')
  expect(typed().result.current[0]).toBe('')
})
