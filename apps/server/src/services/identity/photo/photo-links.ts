import type { Viewer } from '../../../kernel/context.ts'
import { isSame, type Keys } from '../keys.ts'
import type { IdentityPorts } from '../ports.ts'

const tenMinutesMs = 10 * 60 * 1000

export type PhotoLinks = ReturnType<typeof createPhotoLinks>

/** Links that a page can show a photo by: for one sign-in, for ten minutes, and as long as the photo is this one. */
export function createPhotoLinks({ now, photosUrl }: Pick<IdentityPorts, 'now' | 'photosUrl'>, keys: Keys) {
  const linkOf = ({ userId, sessionId }: Viewer, until: number, photoKey: string) =>
    `${userId}.${sessionId}.${until}.${keys.photoMac(`${userId} ${sessionId} ${until} ${photoKey}`)}`

  return {
    to: (viewer: Viewer, photoKey: string): string =>
      `${photosUrl}?link=${linkOf(viewer, now().getTime() + tenMinutesMs, photoKey)}`,

    /** Whose photo it claims to show, where it has not run out. */
    read(link: string) {
      // No larger number than an account can have: the database would fail at it.
      const [, id, sessionId = '', moment] = /^(\d{1,9})\.([\w-]+)\.(\d{1,15})\./.exec(link) ?? []
      const [viewer, until] = [{ userId: Number(id), sessionId }, Number(moment)]
      return now().getTime() < until
        ? { viewer, shows: (photoKey: string) => isSame(link, linkOf(viewer, until, photoKey)) }
        : null
    },
  }
}
