import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { applyTheme, chooseTheme, readTheme, useTheme } from './theme.ts'

const onPage = () => document.documentElement.dataset.theme

afterEach(() => {
  delete document.documentElement.dataset.theme
  document.head.innerHTML = ''
})

describe('theme', () => {
  it("is the system's unless the user chose", () => {
    applyTheme()
    expect(readTheme()).toBe('system')
    expect(onPage()).toBeUndefined()
  })

  it.each(['light', 'dark'] as const)('keeps the choice "%s" and sets it on the page', (theme) => {
    chooseTheme(theme)
    expect(window.localStorage.getItem('theme')).toBe(theme)
    expect(onPage()).toBe(theme)
  })

  it("colours the browser's bar alike, and gives it back to the system", () => {
    document.head.innerHTML = `
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
      <meta name="theme-color" content="#181c27" media="(prefers-color-scheme: dark)">`
    const colours = () => [...document.querySelectorAll('meta')].map(({ content }) => content)
    chooseTheme('dark')
    expect(colours()).toEqual(['#181c27', '#181c27'])
    chooseTheme('light')
    expect(colours()).toEqual(['#ffffff', '#ffffff'])
    chooseTheme('system')
    expect(colours()).toEqual(['#ffffff', '#181c27'])
  })

  it("goes back to the system's", () => {
    chooseTheme('dark')
    chooseTheme('system')
    expect(window.localStorage.getItem('theme')).toBeNull()
    expect(onPage()).toBeUndefined()
  })

  it('follows a choice made in another tab', () => {
    const { result } = renderHook(useTheme)
    act(() => {
      window.localStorage.setItem('theme', 'dark')
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    })
    expect(result.current).toBe('dark')
    expect(onPage()).toBe('dark')
  })
})
