import { afterEach, describe, expect, it, vi } from 'vitest'
import script from '../../public/first-paint.js?raw'

const run = () => new Function(script)()
const onPage = () => document.documentElement.dataset.theme

afterEach(() => {
  delete document.documentElement.dataset.theme
  delete document.documentElement.dataset.firstView
  window.history.replaceState(null, '', '/')
})

describe('before the first paint', () => {
  it.each(['light', 'dark'])('sets the chosen theme "%s"', (theme) => {
    window.localStorage.setItem('theme', theme)
    run()
    expect(onPage()).toBe(theme)
  })

  it("sets that of the account before the browser's own", () => {
    window.localStorage.setItem('theme', 'light')
    window.localStorage.setItem('account_theme', 'dark')
    run()
    expect(onPage()).toBe('dark')
  })

  it("colours the browser's bar as the chosen theme", () => {
    document.head.innerHTML = '<meta name="theme-color" content="#ffffff">'
    window.localStorage.setItem('theme', 'dark')
    run()
    expect(document.querySelector('meta')?.content).toBe('#181c27')
    document.head.innerHTML = ''
  })

  it.each([null, 'blue'])('leaves the theme to the system with %j', (theme) => {
    if (theme !== null) window.localStorage.setItem('theme', theme)
    run()
    expect(onPage()).toBeUndefined()
  })

  it('leaves the theme to the system where the browser refuses its storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    run()
    expect(onPage()).toBeUndefined()
  })

  it.each([
    ['/auth', undefined],
    ['/auth?mode=login', undefined],
    ['/auth?redirect=%2Fmy&mode=register', 'register'],
  ])('%s asks for the view %j', (address, view) => {
    window.history.replaceState(null, '', address)
    run()
    expect(document.documentElement.dataset.firstView).toBe(view)
  })
})
