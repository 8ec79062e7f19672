import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetPerson } from './forget-person.ts'
import { adoptTheme, applyTheme, chooseTheme, readTheme, useTheme } from './theme.ts'

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

describe('the theme of an account', () => {
  it("goes before the browser's own, and leaves it with its person", async () => {
    chooseTheme('light')
    adoptTheme('dark')
    expect(onPage()).toBe('dark')
    await forgetPerson()
    expect(onPage()).toBe('light')
  })

  it('that follows the system leaves the browser its own', () => {
    chooseTheme('dark')
    adoptTheme('system')
    expect(onPage()).toBe('dark')
  })

  it.each(['dark', 'system'] as const)(
    "chosen here as %s is gone with its person, and the browser's own is back",
    async (theme) => {
      chooseTheme('light')
      chooseTheme(theme, true)
      adoptTheme(theme)
      expect(readTheme()).toBe(theme)
      await forgetPerson()
      expect(onPage()).toBe('light')
    },
  )

  it('is followed by a choice made here, also by that of the system', () => {
    chooseTheme('light')
    adoptTheme('dark')
    chooseTheme('system')
    expect(readTheme()).toBe('system')
  })
})
