import { loadLibrary } from '@bespeak/documents/pdf/library.ts'

// The program of a worker that draws the pages of a PDF as they look. A page may take longer than a browser's own page
// can stand still, and what is in a file must not run beside what a person types.

export interface PageAsked {
  page: number
  /** In pixels. */
  width: number
  /** Degrees by which its text is turned: it is drawn upright, as it was read. */
  turn: number
}

export type PageDrawn = { page: number; picture: ImageBitmap } | { page: number; picture: null }

type Library = Awaited<ReturnType<typeof loadLibrary>>
type Pdf = Awaited<ReturnType<Library['getDocument']>['promise']>

let opened: Promise<Pdf> | null = null

async function open(data: Uint8Array): Promise<Pdf> {
  const library = await loadLibrary()
  return library.getDocument({
    data,
    verbosity: library.VerbosityLevel.ERRORS,
    CanvasFactory: WorkerCanvases,
    FilterFactory: NoFilters,
    // Letters are drawn as shapes: that needs no font of the browser, and nothing is asked of a network.
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    maxImageSize: mostPixels,
  }).promise
}

const mostPixels = 16_000_000

async function draw({ page: number, width, turn }: PageAsked): Promise<ImageBitmap> {
  const page = await (await opened)?.getPage(number)
  if (!page) throw new Error('There is no file.')
  const rotation = (page.rotate + 360 - turn) % 360
  const { width: points } = page.getViewport({ scale: 1, rotation })
  const viewport = page.getViewport({ scale: width / points, rotation })
  const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height))
  const canvasContext: unknown = canvas.getContext('2d')
  if (!isContext(canvasContext)) throw new Error('There is nothing to draw on.')
  // For printing, the library draws at once; for a screen it waits for a frame, which a worker may not have.
  await page.render({ canvas: null, canvasContext, viewport, intent: 'print', background: 'white' }).promise
  page.cleanup()
  return canvas.transferToImageBitmap()
}

/** A worker's has all of it that drawing needs. */
const isContext = (it: unknown): it is CanvasRenderingContext2D => it instanceof OffscreenCanvasRenderingContext2D

class WorkerCanvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    canvas.width = width
    canvas.height = height
  }
  destroy(made: { canvas: OffscreenCanvas | null; context: unknown }) {
    made.canvas = null
    made.context = null
  }
}

class NoFilters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  addKnockoutFilter = () => 'none'
  destroy = () => undefined
}

const send = (drawn: PageDrawn) => self.postMessage(drawn, { transfer: drawn.picture ? [drawn.picture] : [] })

self.addEventListener('message', async ({ data }: MessageEvent<Uint8Array | PageAsked>) => {
  if (data instanceof Uint8Array) {
    opened = open(data)
    // Told with each page that is asked for.
    opened.catch(() => undefined)
    return
  }
  const { page } = data
  send({ page, picture: await draw(data).catch(() => null) })
})
