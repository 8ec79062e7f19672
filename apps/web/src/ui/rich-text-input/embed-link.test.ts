import { expect, it } from 'vitest'
import { embedLink } from './embed-link.ts'

it('leaves any other link as it is', () => {
  for (const link of ['https://example.org/watch?v=abc', 'javascript:alert(1)', '', 'https://youtube.com/feed']) {
    expect(embedLink(link)).toBe(link)
  }
})

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ?showinfo=0'],
  ['https://m.youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=3', 'https://www.youtube.com/embed/dQw4w9WgXcQ?showinfo=0'],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ?showinfo=0'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871/'],
])('rewrites the watch link %s into its embed link', (watched, embedded) => {
  expect(embedLink(watched)).toBe(embedded)
})
