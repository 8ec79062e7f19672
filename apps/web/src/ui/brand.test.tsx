import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Brand } from './brand.tsx'

it('each outline that the brand is drawn with stands in the document', () => {
  const document = readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8')
  const used = [...renderToString(<Brand />).matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(used).toHaveLength(2)
  for (const id of used) expect(document).toContain(`<path id="${id}" d="M`)
})
