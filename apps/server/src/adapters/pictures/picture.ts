import sharp from 'sharp'
import type { MadePhoto } from '../../services/identity/ports.ts'

const side = 512
const maxPixels = 40_000_000

// What a file is, its bytes say; whatever it is, nothing but these three is ever opened.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
})

const refusals = {
  noPicture: 'This cannot be read as a PNG, JPEG or WebP picture. Please choose another one.',
  tooManyPixels: 'This picture has more than 40 million pixels. Please choose a smaller one.',
  damaged: 'This picture is damaged or incomplete. Please choose another one.',
}

const refuse = (why: keyof typeof refusals): MadePhoto => ({ ok: false, message: refusals[why] })

/**
 * The picture, drawn anew: upright, small, and with nothing of the file it came in. How large it is, is read from its head
 * before anything is opened: a file of some hundred bytes can claim to be as large as a house.
 */
export async function makePhoto(bytes: Uint8Array): Promise<MadePhoto> {
  const head = await headOf(bytes).catch(() => null)
  if (!head) return refuse('noPicture')
  if (head.width * head.height > maxPixels) return refuse('tooManyPixels')
  const drawn = await draw(bytes).catch(() => null)
  return drawn ? { ok: true, bytes: new Uint8Array(drawn) } : refuse('damaged')
}

const headOf = async (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false }).metadata()

/** Of a moving picture, the first. */
const draw = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: maxPixels, pages: 1, failOn: 'error' })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer()
