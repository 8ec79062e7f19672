import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { copyTemplate } from '../testing/cluster.ts'
import { roomFor, shareOf } from './connections.ts'

const asked = async (connectionString: string, query: string) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(query).finally(() => client.end())
  return rows
}

describe('[F4] the connections of a process', () => {
  it('follow what the server allows, less what it keeps back', async () => {
    const database = await copyTemplate(inject('cluster'))
    const [row] = await asked(database, 'show max_connections')
    const room = await roomFor(database)
    expect(room).toBeLessThan(Number(row?.max_connections))
    expect(room).toBeGreaterThan(Number(row?.max_connections) - 20)
  })

  it('follow the limit of the database, where it is lower', async () => {
    const database = await copyTemplate(inject('cluster'))
    await asked(database, `alter database ${new URL(database).pathname.slice(1)} connection limit 7`)
    expect(await roomFor(database)).toBe(7)
  })

  it.each([
    [97, 20],
    [40, 10],
    [1_000, 20],
  ])('of %i are %i, so that four processes fit', (room, share) => {
    expect(shareOf(room)).toBe(share)
  })
})
