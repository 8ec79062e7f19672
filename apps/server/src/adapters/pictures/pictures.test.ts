import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { makePhoto } from './picture.ts'
import { createPictures } from './pictures.ts'

const noPicture = {
  ok: false,
  message: 'This cannot be read as a PNG, JPEG or WebP picture. Please choose another one.',
}
const damaged = { ok: false, message: 'This picture is damaged or incomplete. Please choose another one.' }

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#447' } })
const text = (content: string) => new TextEncoder().encode(content)

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of some fifty bytes that says how large it is. */
function claiming(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const mark = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', Buffer.alloc(0)), chunk('IEND', Buffer.alloc(0))])
}

async function made(bytes: Uint8Array): Promise<Buffer> {
  const photo = await makePhoto(bytes)
  if (!photo.ok) throw new Error(photo.message)
  return Buffer.from(photo.bytes)
}

describe('a photo is not made of', () => {
  it.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['nothing', () => new Uint8Array()],
    ['a text', () => text('not a picture')],
    ['a program in an SVG', () => text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['an SVG behind the mark of a PNG', () => Buffer.concat([Buffer.from('\x89PNG', 'latin1'), text('<svg/>')])],
    ['a GIF', () => drawn(4, 4).gif().toBuffer()],
    ['a TIFF', () => drawn(4, 4).tiff().toBuffer()],
    ['an AVIF', () => drawn(16, 16).avif().toBuffer()],
  ])('[C7] %s, whatever it is called', async (_, bytes) => expect(await makePhoto(await bytes())).toEqual(noPicture))

  it('[C10] a file of fifty bytes that claims to be 50,000 pixels wide and high: nothing of it is opened', async () => {
    expect(await makePhoto(claiming(50_000, 50_000))).toEqual({
      ok: false,
      message: 'This picture has more than 40 million pixels. Please choose a smaller one.',
    })
  })

  it.each([
    ['png', damaged],
    ['jpeg', damaged],
    // Its head says how long it is.
    ['webp', noPicture],
  ] as const)('[C6] a %s that ends in the middle', async (format, refusal) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, noise, background: '#000' } })
      .toFormat(format)
      .toBuffer()
    expect(await makePhoto(whole.subarray(0, whole.length / 2))).toEqual(refusal)
  })
})

describe('a photo', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('of a %s is a WebP of at most 512 pixels', async (format) => {
    const {
      format: kind,
      width,
      height,
    } = await sharp(await made(await drawn(2000, 1000).toFormat(format).toBuffer())).metadata()
    expect([kind, width, height]).toEqual(['webp', 512, 256])
  })

  it('is not made larger than it was', async () => {
    const { width, height } = await sharp(await made(await drawn(40, 30).png().toBuffer())).metadata()
    expect([width, height]).toEqual([40, 30])
  })

  it('stands upright, and says neither where nor with what it was taken', async () => {
    const exif = { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '38/1 42/1 0/1' } }
    const taken = await drawn(60, 40).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer()
    const before = await sharp(taken).metadata()
    expect([before.orientation, before.exif !== undefined]).toEqual([6, true])

    const photo = await made(taken)
    const after = await sharp(photo).metadata()
    expect([after.width, after.height, after.orientation, after.exif, after.xmp, after.icc, after.iptc]).toEqual([
      ...[40, 60],
      ...[undefined, undefined, undefined, undefined, undefined],
    ])
    expect(photo.includes('SecretCamera')).toBe(false)
  })

  it('has nothing of what was hidden behind or in the picture', async () => {
    const page = '<script>alert(1)</script>'
    const polyglot = Buffer.concat([await drawn(20, 20).jpeg().toBuffer(), text(page), text('PK\x03\x04')])
    const photo = await made(polyglot)
    expect([photo.includes('script'), photo.includes('PK\x03\x04')]).toEqual([false, false])
  })

  it('of a moving picture is its first', async () => {
    const frames = [await drawn(30, 20).png().toBuffer(), await drawn(30, 20).negate().png().toBuffer()]
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)

    const { width, height, pages } = await sharp(await made(moving)).metadata()
    expect([width, height, pages]).toEqual([30, 20, undefined])
  })
})

describe('the process that opens pictures', () => {
  const real = createPictures({ entry: new URL('./picture-child.ts', import.meta.url) })
  const dying = createPictures({ entry: new URL('./dies.fixture.ts', import.meta.url) })
  afterAll(() => {
    real.close()
    dying.close()
  })

  it('gives back the photo, or says why there is none', async () => {
    expect(await real.makePhoto(text('not a picture'), 7)).toEqual(noPicture)
    const photo = await real.makePhoto(await drawn(900, 900).png().toBuffer(), 7)
    expect(photo.ok && (await sharp(photo.bytes).metadata()).width).toBe(512)
  })

  it('that is killed by a picture answers with a sentence that helps, and the next picture has another', async () => {
    const photo = await drawn(9, 9).png().toBuffer()
    for (let time = 0; time < 2; time += 1) {
      expect(await dying.makePhoto(photo, 7)).toEqual({
        ok: false,
        message: 'This picture could not be opened. Please choose another one, or save it again as a JPEG.',
      })
    }
  })
})
