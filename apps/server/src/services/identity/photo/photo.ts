import { randomUUID } from 'node:crypto'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { badInput, noneIfDamaged, notFound } from '../../../kernel/errors.ts'
import { removeFilesSoon } from '../../../kernel/loose-files.ts'
import { accountKey, type Limits } from '../limits.ts'
import type { IdentityPorts } from '../ports.ts'
import { findProfile } from '../profile/profile.store.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { type Photo, replacePhoto } from './photo.store.ts'
import type { PhotoLinks } from './photo-links.ts'

const maxBytes = 5 * 1024 * 1024
const maxName = 200

/** What is kept, whatever was sent. */
export const photoFile = { name: 'photo.webp', contentType: 'image/webp' }

export type Photos = ReturnType<typeof createPhotos>

export function createPhotos(ports: IdentityPorts, limits: Limits, sessions: Sessions, links: PhotoLinks) {
  const { sql, now, jobs, files, makePhoto } = ports

  async function keep(userId: number, file: File): Promise<Photo> {
    if (file.size > maxBytes) throw badInput({ photo: 'A photo can be at most 5 MB. Please choose a smaller one.' })
    await limits.take('photosByAccount', accountKey(userId), tooManyPhotos)
    const made = await makePhoto(new Uint8Array(await file.arrayBuffer()), userId)
    if (!made.ok) throw badInput({ photo: made.message })
    const photo = { photoKey: randomUUID(), photoFilename: plainName(file.name), photoUploadedAt: now() }
    await files.put(photo.photoKey, made.bytes)
    return photo
  }

  return {
    /** Null takes it away. */
    async update(context: RequestContext, file: File | null) {
      const { userId } = signedIn(context)

      const photo = file && (await keep(userId, file))
      const profile = await sql.transaction(async (tx) => {
        const replaced = await replacePhoto(tx, userId, photo, now())
        await removeFilesSoon(tx, jobs)
        return replaced
      })
      if (!profile) throw notFound()

      return { profile, message: file ? 'Your photo is saved.' : 'Your photo is removed.' }
    },

    /** Null for a link that is none, that has run out, or whose photo or sign-in is gone. */
    async open(link: string) {
      const asked = links.read(link)
      const photoKey = asked && (await findProfile(sql, asked.viewer.userId))?.photoKey
      if (!photoKey || !asked.shows(photoKey) || !(await sessions.isOpen(asked.viewer))) return null
      const bytes = await files.get(photoKey).catch(noneIfDamaged)
      return bytes && { filename: photoFile.name, contentType: photoFile.contentType, bytes, isShown: true }
    },
  }
}

const tooManyPhotos = (wait: string) => `You have changed your photo many times. Please try again in ${wait}.`

/** The last part of what was sent, without what cannot be seen. */
const plainName = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .slice(-maxName) || 'photo'
