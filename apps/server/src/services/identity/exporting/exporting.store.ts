import { and, asc, desc, eq, gt, lt, ne, or } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db.ts'
import { inPages } from '../../../kernel/pages.ts'
import { dataExportPieces, dataExports } from '../schema.ts'

export type DataExport = typeof dataExports.$inferSelect

/** Null where one is being made already. */
export async function insertExport(tx: Sql, userId: number, createdAt: Date): Promise<DataExport | null> {
  const [row] = await tx
    .insert(dataExports)
    .values({ userId, status: 'working', createdAt })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

export const findExport = async (sql: Sql, id: number): Promise<DataExport | null> =>
  (await sql.select().from(dataExports).where(eq(dataExports.id, id)))[0] ?? null

export const workingOf = async (sql: Sql, userId: number): Promise<DataExport | null> =>
  (
    await sql
      .select()
      .from(dataExports)
      .where(and(eq(dataExports.userId, userId), eq(dataExports.status, 'working')))
  )[0] ?? null

/** Newest first, without those that have run out. */
export const exportsOf = (sql: Sql, userId: number, now: Date): Promise<DataExport[]> =>
  sql
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), or(ne(dataExports.status, 'ready'), gt(dataExports.expiresAt, now))))
    .orderBy(desc(dataExports.id))

type Ready = Pick<DataExport, 'filename' | 'bytes' | 'expiresAt'>

/** Whether it is still wanted: it may have been given up, or its owner may be gone. */
export async function markReady(tx: Sql, id: number, ready: Ready): Promise<boolean> {
  const marked = await tx
    .update(dataExports)
    .set({ status: 'ready', ...ready })
    .where(and(eq(dataExports.id, id), eq(dataExports.status, 'working')))
    .returning({ id: dataExports.id })
  return marked.length > 0
}

/** With it goes what there is of it. */
export const markFailed = (sql: Sql, id: number): Promise<void> =>
  sql.transaction(async (tx) => {
    await tx
      .update(dataExports)
      .set({ status: 'failed' })
      .where(and(eq(dataExports.id, id), eq(dataExports.status, 'working')))
    await removePieces(tx, id)
  })

/** Those that whoever made them has left unfinished. */
export const workingBefore = (sql: Sql, moment: Date): AsyncIterable<Pick<DataExport, 'id'>> =>
  inPages(
    dataExports.id,
    ({ id }) => id,
    (rest, size) =>
      sql
        .select({ id: dataExports.id })
        .from(dataExports)
        .where(and(eq(dataExports.status, 'working'), lt(dataExports.createdAt, moment), rest))
        .orderBy(dataExports.id)
        .limit(size),
  )

/** A newer one takes their place. */
export const removeOtherExports = (tx: Sql, { id, userId }: DataExport) =>
  tx.delete(dataExports).where(and(eq(dataExports.userId, userId), ne(dataExports.id, id)))

export const insertPiece = (sql: Sql, piece: typeof dataExportPieces.$inferInsert) =>
  sql.insert(dataExportPieces).values(piece)

export const removePieces = (sql: Sql, exportId: number) =>
  sql.delete(dataExportPieces).where(eq(dataExportPieces.exportId, exportId))

export const piecesOf = async (sql: Sql, exportId: number): Promise<string[]> =>
  (
    await sql
      .select({ fileKey: dataExportPieces.fileKey })
      .from(dataExportPieces)
      .where(eq(dataExportPieces.exportId, exportId))
      .orderBy(asc(dataExportPieces.number))
  ).map(({ fileKey }) => fileKey)
