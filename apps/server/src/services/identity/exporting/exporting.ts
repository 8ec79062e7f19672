import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext, Viewer } from '../../../kernel/context.ts'
import { unlessOutOfRoom } from '../../../kernel/errors.ts'
import type { Audit } from '../audit/audit.ts'
import type { Keys } from '../keys.ts'
import { accountKey, type Limits } from '../limits.ts'
import type { IdentityPorts } from '../ports.ts'
import { readToken, signToken } from '../sessions/token.ts'
import { type DataExport, exportsOf, findExport, insertExport, piecesOf, workingOf } from './exporting.store.ts'
import { type WriteExport, writeExportJob } from './write-export.ts'

// With the minute by which clocks may differ, ten.
const linkMs = 9 * 60 * 1000

export type Exporting = ReturnType<typeof createExporting>

export function createExporting(
  { sql, now, jobs, files, exportsUrl, outOfRoom }: IdentityPorts,
  keys: Keys,
  limits: Limits,
  audit: Audit,
) {
  const isOpen = ({ status, expiresAt }: DataExport) => status === 'ready' && expiresAt !== null && now() < expiresAt

  const begin = (context: RequestContext, userId: number): Promise<DataExport | null> =>
    sql.transaction(async (tx) => {
      const begun = await insertExport(tx, userId, now())
      if (begun) await audit.note(tx, userId, { event: 'export-requested' }, context)
      if (begun) await jobs.enqueue<WriteExport>(tx, writeExportJob, { exportId: begun.id }, { line: writeExportJob })
      return begun ?? workingOf(tx, userId)
    })

  /** For this sign-in, this export and a few minutes. */
  async function linkTo(viewer: Viewer, { id }: DataExport): Promise<string> {
    const token = await signToken(keys.exportLink(id), viewer, now(), new Date(now().getTime() + linkMs))
    return `${exportsUrl}?link=${id}.${token}`
  }

  async function* bytesOf({ id }: DataExport): AsyncGenerator<Uint8Array> {
    for (const key of await piecesOf(sql, id)) {
      const piece = await files.get(key)
      if (!piece) throw new Error('a piece of an export is gone')
      yield piece
    }
  }

  return {
    /** The one that is being made, if there is one; else a new one. */
    async ask(context: RequestContext): Promise<DataExport> {
      const { userId } = signedIn(context)
      const working = await workingOf(sql, userId)
      if (working) return working
      await limits.take('exportsByAccount', accountKey(userId), tooMany)
      const begun = await begin(context, userId)
      if (!begun) throw new Error('the export was made in no time')
      return begun
    },

    async list(context: RequestContext): Promise<DataExport[]> {
      const { userId } = signedIn(context)
      return exportsOf(sql, userId, now())
    },

    async urlOf(context: RequestContext, dataExport: DataExport): Promise<string | null> {
      const viewer = signedIn(context)
      return isOpen(dataExport) ? linkTo(viewer, dataExport) : null
    },

    /** Null for a link that is none, that has run out, or whose export or sign-in is gone. */
    async open(link: string, isSignedIn: (viewer: Viewer) => Promise<boolean>) {
      const [, id = '', token = ''] = /^(\d{1,9})\.(.+)$/.exec(link) ?? []
      const read = await readToken(keys.exportLink(Number(id)), token, now())
      if (!read.ok || !(await isSignedIn(read.content))) return null
      const dataExport = await findExport(sql, Number(id))
      if (!dataExport || dataExport.userId !== read.content.userId || !isOpen(dataExport)) return null
      await limits.take('exportDownloadsByAccount', accountKey(dataExport.userId), tooManyDownloads)
      await audit
        .note(sql, dataExport.userId, { event: 'export-downloaded' })
        .catch(unlessOutOfRoom(outOfRoom, undefined))
      return {
        filename: dataExport.filename ?? '',
        contentType: 'application/zip',
        bytes: await begun(bytesOf(dataExport)),
        isShown: false,
      }
    },
  }
}

/** Its first piece is here before anything is answered: a place for files that is down is told as that. */
async function begun(pieces: AsyncGenerator<Uint8Array>): Promise<AsyncGenerator<Uint8Array>> {
  const first = await pieces.next()
  async function* all() {
    if (!first.done) yield first.value
    yield* pieces
  }
  return all()
}

const tooMany = (wait: string) => `You have asked for several exports today. Please try again in ${wait}.`

const tooManyDownloads = (wait: string) => `You have downloaded this several times. Please try again in ${wait}.`
