/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/** What scrolls inside the page, or would have to: on a phone nobody finds what lies in such a box. */
export const scrollingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main, main *')]
      .filter((part) => {
        const { overflowX, overflowY } = getComputedStyle(part)
        const isWider = part.scrollWidth > part.clientWidth + 1 && /auto|scroll/.test(overflowX)
        const isHigher = part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(overflowY)
        return part.clientWidth > 1 && (isWider || isHigher)
      })
      .map((part) => part.className || part.tagName),
  )
