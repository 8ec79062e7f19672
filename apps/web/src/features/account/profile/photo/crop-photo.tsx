import { useMutation } from '@tanstack/react-query'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { photoMutation } from '../../../../lib/profile.ts'
import { useAuth } from '../../../../lib/session/index.ts'
import { Button } from '../../../../ui/button.tsx'
import * as texts from '../../texts/profile.tsx'
import { type Crop, mostZoom, pulled, wholeCrop } from './crop.ts'
import styles from './photo.module.css'
import { draw, jpegOf, photoSide } from './picture.ts'

type CropPhotoProps = {
  picture: ImageBitmap
  onDone: () => void
  /** It cannot be made into a photo here. */
  onFailed: () => void
}

/** What is seen is what is sent. Pulled by finger or mouse; the three sliders do the same for the keyboard. */
export function CropPhoto({ picture, onDone, onFailed }: CropPhotoProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState(wholeCrop)
  const { send, share, isSending } = usePhotoSending(onDone)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop)
  }, [picture, crop])
  return (
    <fieldset className={styles.crop}>
      <legend className={styles.legend}>{texts.cropPhoto}</legend>
      <canvas
        ref={canvas}
        width={photoSide}
        height={photoSide}
        role="img"
        aria-label={texts.photoAsShown}
        className={styles.canvas}
        {...usePulling(picture, crop, setCrop)}
      />
      <div className={styles.controls}>
        <p className={styles.about}>{texts.cropHint}</p>
        <Slider
          label={texts.zoom}
          least={1}
          most={mostZoom}
          value={crop.zoom}
          onMove={(zoom) => setCrop({ ...crop, zoom })}
        />
        <Slider label={texts.leftToRight} value={crop.x} onMove={(x) => setCrop({ ...crop, x })} />
        <Slider label={texts.upAndDown} value={crop.y} onMove={(y) => setCrop({ ...crop, y })} />
        <div className={styles.actions}>
          <Button busy={isSending} onClick={() => canvas.current && void send(canvas.current).catch(onFailed)}>
            {isSending ? texts.sendingPhoto(Math.round(share * 100)) : texts.usePhoto}
          </Button>
          <Button variant="line" disabled={isSending} onClick={onDone}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </fieldset>
  )
}

type SliderProps = { label: string; least?: number; most?: number; value: number; onMove: (value: number) => void }

function Slider({ label, least = 0, most = 1, value, onMove }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={least}
        max={most}
        step={(most - least) / 50}
        value={value}
        onChange={(event) => onMove(Number(event.target.value))}
      />
    </label>
  )
}

function usePhotoSending(onDone: () => void) {
  const { refresh } = useAuth()
  const [share, setShare] = useState(0)
  const save = useMutation(photoMutation({ onSent: setShare }))
  const send = async (canvas: HTMLCanvasElement) => {
    setShare(0)
    save.mutate(await jpegOf(canvas), {
      onSuccess: () => {
        void refresh()
        onDone()
      },
    })
  }
  return { send, share, isSending: save.isPending }
}

function usePulling(picture: ImageBitmap, crop: Crop, onCrop: (crop: Crop) => void) {
  const last = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLCanvasElement>) {
      if (!last.current) return
      const by = {
        x: (x - last.current.x) / currentTarget.clientWidth,
        y: (y - last.current.y) / currentTarget.clientWidth,
      }
      last.current = { x, y }
      onCrop(pulled(picture, crop, by))
    },
    onPointerUp() {
      last.current = null
    },
    onPointerCancel() {
      last.current = null
    },
  }
}
