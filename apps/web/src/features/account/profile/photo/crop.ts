/** Which part of a picture is shown: how much nearer than the whole, and where in what is left, from 0 to 1. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const mostZoom = 4

interface Size {
  width: number
  height: number
}

interface Square {
  x: number
  y: number
  side: number
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

export const bounded = ({ zoom, x, y }: Crop): Crop => ({
  zoom: within(zoom, 1, mostZoom),
  x: within(x, 0, 1),
  y: within(y, 0, 1),
})

/** In the pixels of the picture. */
export function squareOf({ width, height }: Size, crop: Crop): Square {
  const { zoom, x, y } = bounded(crop)
  const side = Math.min(width, height) / zoom
  return { side, x: (width - side) * x, y: (height - side) * y }
}

/** After a pull by so much of what is seen: what was under the finger stays under it. */
export function pulled(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { side } = squareOf(size, crop)
  const moved = (at: number, pull: number, length: number) =>
    length > side ? at - (pull * side) / (length - side) : at
  return bounded({ ...crop, x: moved(crop.x, by.x, size.width), y: moved(crop.y, by.y, size.height) })
}
