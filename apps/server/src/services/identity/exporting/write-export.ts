import { randomUUID } from 'node:crypto'
import { paths } from '@bespeak/contracts/paths.ts'
import { daysKept } from '@bespeak/domain/account/retention.ts'
import { type ExportPart, filePart, partsOf } from '../../../kernel/held.ts'
import type { Job } from '../../../kernel/jobs.ts'
import { findUser, type User } from '../accounts/accounts.store.ts'
import { held } from '../held.store.ts'
import type { Notices } from '../notices/notices.ts'
import type { Notifications } from '../notifications/notifications.ts'
import { photoFile } from '../photo/photo.ts'
import type { IdentityPorts } from '../ports.ts'
import { findProfile } from '../profile/profile.store.ts'
import { archiveOf, inPieces } from './archive.ts'
import {
  type DataExport,
  findExport,
  insertPiece,
  markFailed,
  markReady,
  removeOtherExports,
  removePieces,
} from './exporting.store.ts'

export const writeExportJob = 'identity.write-export'

const pieceBytes = 4 * 1024 * 1024
const dayMs = 24 * 60 * 60 * 1000

export interface WriteExport {
  exportId: number
}

/** Makes the zip, piece by piece. What fails is said to have failed, and asked for again by its owner. */
export function createWriteExport(
  ports: IdentityPorts,
  notices: Notices,
  notifications: Notifications,
): Job<WriteExport> {
  const { sql, now, files, exportElsewhere } = ports

  async function* photoOf(userId: number): AsyncGenerator<ExportPart> {
    const photoKey = (await findProfile(sql, userId))?.photoKey
    if (photoKey) yield filePart(`files/${photoFile.name}`, 'Your photo', files.get(photoKey))
  }

  async function* partsFor(userId: number): AsyncGenerator<ExportPart> {
    yield* partsOf(sql, held, userId)
    yield* photoOf(userId)
    yield* exportElsewhere(userId)
  }

  /** How many bytes it has. */
  async function writePieces({ id: exportId, userId, createdAt }: DataExport): Promise<number> {
    // Of a try that was cut off.
    await removePieces(sql, exportId)
    let [number, bytes] = [0, 0]
    for await (const piece of inPieces(archiveOf(partsFor(userId), createdAt), pieceBytes)) {
      number += 1
      bytes += piece.length
      const fileKey = randomUUID()
      await files.put(fileKey, piece)
      await insertPiece(sql, { exportId, number, fileKey })
    }
    return bytes
  }

  async function finish(dataExport: DataExport, { username }: User, bytes: number): Promise<void> {
    const expiresAt = new Date(now().getTime() + daysKept.exports * dayMs)
    const filename = `bespeak-${username}-${now().toISOString().slice(0, 10)}.zip`
    const isWanted = await sql.transaction(async (tx) => {
      if (!(await markReady(tx, dataExport.id, { filename, bytes, expiresAt }))) return false
      await removeOtherExports(tx, dataExport)
      await notices.exportReady(tx, dataExport.userId)
      return true
    })
    if (isWanted) await notifications.notify(dataExport.userId, readyNews(dataExport.id))
    else await removePieces(sql, dataExport.id)
  }

  return {
    name: writeExportJob,
    async work({ exportId }) {
      const dataExport = await findExport(sql, exportId)
      const user = dataExport?.status === 'working' ? await findUser(sql, dataExport.userId) : null
      if (!dataExport || !user) return
      try {
        await finish(dataExport, user, await writePieces(dataExport))
      } catch (error) {
        await markFailed(sql, exportId)
        await notifications.notify(dataExport.userId, failedNews(exportId))
        throw error
      }
    },
  }
}

const readyNews = (id: number) => ({
  kind: 'export',
  title: 'Your export is ready',
  body: `Everything we hold about you, in one file. You can get it for ${daysKept.exports} days.`,
  href: paths.privacySettings(),
  key: `export-${id}`,
})

const failedNews = (id: number) => ({
  kind: 'export',
  title: 'Your export failed',
  body: 'Nothing of yours is lost. Please ask for it again.',
  href: paths.privacySettings(),
  key: `export-${id}-failed`,
})
