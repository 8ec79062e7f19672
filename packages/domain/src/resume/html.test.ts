import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromHtml, toHtml } from './html.ts'
import { resumes } from './testing/documents.ts'
import { parseHtml } from './testing/parse-html.ts'

describe('a document as HTML', () => {
  it('comes back exactly', () => {
    fc.assert(
      fc.property(resumes, (document) => {
        expect(fromHtml(parseHtml(toHtml(document)))).toEqual(document)
      }),
      { numRuns: 300 },
    )
  }, 60_000)
})
