import { expect, it } from 'vitest'
import { packedText } from './apps/web/tight-catalogue.ts'
import { fields } from './packages/domain/src/skills/catalogue/index.ts'
import { parseCatalogue } from './packages/domain/src/skills/catalogue/parse.ts'

it('the catalogue that a browser loads says the same, and names no other skill by its name, nor itself twice', () => {
  const packed = fields.map((field) => ({ ...field, text: packedText(field.text, fields) }))
  expect(parseCatalogue(packed)).toEqual(parseCatalogue(fields))
  expect(packed.map(({ text }) => text).join('').length).toBeLessThan(
    fields.map(({ text }) => text).join('').length * 0.8,
  )
})
