import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { layoutSchema } from '@bespeak/documents/write/layout-schema.ts'
import * as z from 'zod'
import { formats } from './formats.ts'

const tenMinutesMs = 10 * 60 * 1000

/** As whom, and for which sign-in: when that has ended, so has the link. */
const ofWhom = z.object({ userId: z.int(), sessionId: z.string(), resumeId: z.int() })
const writtenDocument = ofWhom.extend({ format: z.enum(formats), layout: layoutSchema })
/** The file that was uploaded; when another has taken its place, the link has ended. */
const originalFile = ofWhom.extend({ fileKey: z.string() })
const linkedDocument = z.union([writtenDocument, originalFile])
const signed = z.object({ document: linkedDocument, until: z.number() })

type LinkedDocument = z.output<typeof linkedDocument>
export type WrittenDocument = z.output<typeof writtenDocument>

/** What stands in a link can be read by whoever has it, and written by nobody else. */
export function createLinks(signingKey: Uint8Array, now: () => Date) {
  const key = new Uint8Array(hkdfSync('sha256', signingKey, '', 'resume document links', 32))
  const signedText = (text: string) => `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`

  return {
    sign(document: LinkedDocument): string {
      const content = { document, until: now().getTime() + tenMinutesMs }
      const text = Buffer.from(JSON.stringify(content)).toString('base64url')
      return signedText(text)
    },

    /** Null for what we did not write, and for what has run out. */
    read(link: string): LinkedDocument | null {
      const [text = ''] = link.split('.', 1)
      // To the character: many ways to write the same bytes are many links.
      const given = Buffer.from(link)
      const right = Buffer.from(signedText(text))
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      // An older release may have signed something else.
      const read = signed.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
      return read.success && now().getTime() < read.data.until ? read.data.document : null
    },
  }
}
