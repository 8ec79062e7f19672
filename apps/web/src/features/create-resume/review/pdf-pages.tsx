import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { drawPages, type PageDrawer } from '../../../lib/reading/draw-pages.ts'
import type { Places } from '../../../lib/reading/resume-read.ts'
import { classNames } from '../../../ui/class-names.ts'
import * as texts from '../texts.tsx'
import styles from './source.module.css'
import type { SourceProps } from './source-pane.tsx'
import { SpotMark } from './spot-mark.tsx'
import { type Box, boxesOf, lineBoxes, type Spot } from './spots.ts'
import { useInView } from './use-in-view.ts'

type PdfPagesProps = SourceProps & {
  file: File
  name: string
  places: Places
  /** They cannot be drawn here. */
  onFailed: () => void
}

/** The pages as they were uploaded, with what is to be looked at marked in them. */
export function PdfPages({ file, name, places, onFailed, ...source }: PdfPagesProps) {
  const drawer = useDrawer(file, onFailed)
  const { lines, origin, spots, spotInHand } = source
  const scroller = useInView<HTMLOListElement>(origin ?? spotInHand)
  const all = useMemo(() => lineBoxes(lines, places), [lines, places])
  const marked = useMemo(
    () => spots.map((spot) => ({ spot, boxes: boxesOf(spot.spans, lines, places) })),
    [spots, lines, places],
  )
  const inHand = useMemo(() => (origin ? boxesOf(origin.spans, lines, places) : []), [origin, lines, places])
  return (
    <ol ref={scroller} className={styles.pages} aria-label={texts.pages} {...reachable}>
      {places.pages.map((size, at) => {
        const page = at + 1
        const isHere = (box: Box) => box.page === page
        return (
          <li
            key={page}
            className={styles.page}
            style={{ aspectRatio: `${size.width} / ${size.height}` }}
            aria-label={texts.pageOf(page, name)}
          >
            <Picture page={page} turn={size.turn ?? 0} drawer={drawer} onFailed={onFailed} />
            {all
              .filter(({ box }) => isHere(box))
              .map(({ line, box }) => (
                <button
                  key={line.number}
                  type="button"
                  tabIndex={-1}
                  className={styles.pageLine}
                  style={styleOf(box)}
                  aria-label={line.text}
                  onClick={() => source.onLine(source.states.get(line.number)?.fields ?? [])}
                />
              ))}
            {inHand.filter(isHere).map((box) => (
              <span key={`${box.top} ${box.left}`} className={styles.boxInHand} style={styleOf(box)} data-in-hand />
            ))}
            {marked.map(({ spot, boxes }) => (
              <PageSpot key={spot.key} spot={spot} boxes={boxes} page={page} source={source} />
            ))}
          </li>
        )
      })}
    </ol>
  )
}

/** What scrolls can be scrolled by keyboard as well: nothing in it stops the Tab key. */
const reachable = { tabIndex: 0 }

const styleOf = ({ left, top, width, height }: Box) => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
})

type PageSpotProps = { spot: Spot; boxes: readonly Box[]; page: number; source: SourceProps }

/** A box around each of its lines. Its number stands before one that begins a line, where it hides nothing, or after the last. */
function PageSpot({ spot, boxes, page, source: { spotInHand, onSpot } }: PageSpotProps) {
  const numbered = boxes.find(({ isAtStart }) => isAtStart) ?? boxes.at(-1)
  const isInHand = spot.key === spotInHand
  return boxes
    .filter((box) => box.page === page)
    .map((box) => (
      <span
        key={`${box.top} ${box.left}`}
        data-in-hand={isInHand || undefined}
        className={classNames(
          styles.spot,
          spot.isUnplaced && styles.isUnplaced,
          isInHand && styles.spotInHand,
          spot.isLooked && styles.isLooked,
          box.isAtStart && styles.numberedBefore,
        )}
        style={styleOf(box)}
      >
        {box === numbered && <SpotMark spot={spot} isInHand={isInHand} onSpot={onSpot} />}
      </span>
    ))
}

function useDrawer(file: File, onFailed: () => void): PageDrawer | null {
  const [drawer, setDrawer] = useState<PageDrawer | null>(null)
  const failed = useRef(onFailed)
  failed.current = onFailed
  useEffect(() => {
    try {
      const started = drawPages(file)
      setDrawer(started)
      return started.stop
    } catch {
      failed.current()
    }
  }, [file])
  return drawer
}

type PictureProps = { page: number; turn: number; drawer: PageDrawer | null; onFailed: () => void }

/** A page is drawn when it comes near: twelve at once would take long, and as much memory. */
function Picture({ page, turn, drawer, onFailed }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isNear = useIsNear(canvas)
  useEffect(() => {
    const place = canvas.current
    if (!isNear || !drawer || !place) return
    let isHere = true
    const width = Math.round(place.clientWidth * Math.min(mostDense, window.devicePixelRatio || 1))
    drawer.draw({ page, turn, width: Math.max(leastWide, width) }).then(
      (picture) => {
        if (isHere) show(place, picture)
      },
      () => isHere && onFailed(),
    )
    return () => {
      isHere = false
    }
  }, [page, turn, drawer, isNear, onFailed])
  return <canvas ref={canvas} className={styles.picture} />
}

const mostDense = 2
const leastWide = 600

function show(canvas: HTMLCanvasElement, picture: ImageBitmap) {
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
}

function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setIsNear(true)
        seen.disconnect()
      },
      { rootMargin: '50%' },
    )
    seen.observe(place.current)
    return () => seen.disconnect()
  }, [place])
  return isNear
}
