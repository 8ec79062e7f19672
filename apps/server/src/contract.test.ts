import { agreedSchema, notServedYet, serviceNames } from '@bespeak/contracts/agreed.ts'
import { differences } from '@bespeak/contracts/testing/differences.ts'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from './testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe.each(serviceNames)('the contract of %s', (service) => {
  it('is served as agreed: types, fields, arguments and nullability, but for what is listed as not served yet', () => {
    const found = differences(agreedSchema(service), app.schemas[service])
    expect(found.sort()).toEqual(notServedYet(service).sort())
  })

  it('is written down as it is served; `npm run generate` writes it anew', async () => {
    const text = `${printSchema(lexicographicSortSchema(app.schemas[service]))}\n`
    await expect(text).toMatchFileSnapshot(`../../../packages/contracts/served/${service}.graphql`)
  })
})
