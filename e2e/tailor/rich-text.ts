/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test'

/** The tools of a text. */
export const toolsOf = async (page: Page, box: Locator) =>
  page.locator(`[role="toolbar"][aria-controls="${await box.getAttribute('id')}"]`).getByRole('button')

/** What has the height of a text. */
export const placeOf = (box: Locator) => box.locator('xpath=../..')

/** As if it came from the clipboard or was dropped: HTML, or files of these kinds. */
export const give = (box: Locator, event: 'paste' | 'drop', given: { html: string } | { types: string[] }) =>
  box.evaluate(
    (root, [name, what]) => {
      const data = new DataTransfer()
      if ('html' in what) data.setData('text/html', what.html)
      else for (const type of what.types) data.items.add(new File(['picture'], 'picture', { type }))
      root.scrollIntoView({ block: 'center' })
      const { left, top } = root.getBoundingClientRect()
      const at = { bubbles: true, cancelable: true, clientX: left + 40, clientY: top + 40 }
      root.dispatchEvent(
        name === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, ...at }),
      )
    },
    [event, given] as const,
  )
