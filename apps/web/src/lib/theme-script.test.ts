import { afterEach, describe, expect, it, vi } from 'vitest'
import script from '../../public/theme.js?raw'

const run = () => new Function(script)()
const onPage = () => document.documentElement.dataset.theme

afterEach(() => {
  delete document.documentElement.dataset.theme
})

describe('theme.js, which runs before the first paint', () => {
  it.each(['light', 'dark'])('sets the chosen theme "%s"', (theme) => {
    window.localStorage.setItem('theme', theme)
    run()
    expect(onPage()).toBe(theme)
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
})
