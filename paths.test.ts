import { readdirSync, readFileSync } from 'node:fs'
import { paths } from '@bespeak/contracts/paths.ts'
import { describe, expect, it } from 'vitest'

// An address of the product stands once, in `paths`: pages, routes, mails, notices and agents take it from there.

/** Each up to where an id, a view or a place on the page begins; the home page is no more than a slash. */
const addresses = Object.values(paths)
  .map((path) => (path as (id: string) => string)(':id').replace(/\/?[:?#].*$/, ''))
  .filter((address) => address !== '/')

const written = new RegExp(`['"\`}](?:${addresses.join('|')})(?=['"\`?#]|/\\$)`)

const sources = ['apps/server/src', 'apps/web/src'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .map((file) => `${folder}/${file}`),
)

const linesWithAddress = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => written.test(line))
    .map((line) => `${file}: ${line.trim()}`)

describe('addresses', () => {
  it('are told where they are written out', () => {
    const out = ["to='/my'", '{origin}/auth`', "'/plans#limit'", '`/resume/$', '"/my?view=jobs"']
    expect(out.filter((line) => !written.test(line))).toEqual([])
    expect(
      ["'/api/v1/resume/graphql'", "'/my-own'", "'../resume/edit.ts'"].filter((line) => written.test(line)),
    ).toEqual([])
  })

  it('stand in no other file', () => {
    expect(sources.flatMap(linesWithAddress)).toEqual([])
  })
})
