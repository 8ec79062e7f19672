import * as texts from '../../texts/profile.tsx'
import { type Crop, squareOf } from './crop.ts'

export const photoFormats = 'image/jpeg,image/png,image/webp'
const photoMaxBytes = 5 * 1024 * 1024
/** Of the square that is sent, in pixels: twice the largest that is shown. */
export const photoSide = 512

/** What is wrong with a file, before any of it is read; null where it will do. */
export function fileProblem({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (!photoFormats.split(',').includes(type)) return texts.photoNoPicture
  return size > photoMaxBytes ? texts.photoTooLarge : null
}

/** As the camera held it: the browser turns it as the file says. */
export const openPicture = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file)

export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const brush = canvas.getContext('2d')
  if (!brush) return
  const { x, y, side } = squareOf(picture, crop)
  // Under what is see-through: the format that is sent has no such thing, and would make it black.
  brush.fillStyle = '#ffffff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height)
}

export const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(new File([blob], 'photo.jpg', { type: blob.type })) : reject(new Error('It cannot be cut here.'))
    canvas.toBlob(take, 'image/jpeg', 0.9)
  })
