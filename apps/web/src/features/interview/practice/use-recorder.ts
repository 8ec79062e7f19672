import { useEffect, useRef, useState } from 'react'

type State = 'none' | 'asking' | 'recording' | 'done' | 'refused' | 'missing'

const canRecord = () => typeof MediaRecorder === 'function' && navigator.mediaDevices !== undefined

/** Whether the person or their settings said no, or there is nothing to record with. */
const whyNot = (failure: unknown): State =>
  failure instanceof DOMException && (failure.name === 'NotAllowedError' || failure.name === 'SecurityError')
    ? 'refused'
    : 'missing'

const silence = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

/** Where it cannot be recorded, the microphone is let go of. */
function recorderOf(stream: MediaStream): MediaRecorder {
  try {
    return new MediaRecorder(stream)
  } catch (failure) {
    silence(stream)
    throw failure
  }
}

/** A spoken answer. It is kept in the memory of this page, and nowhere else; it goes when the page is left. */
export function useRecorder() {
  const [state, setState] = useState<State>('none')
  const [url, setUrl] = useState<string | null>(null)
  const recorder = useRef<MediaRecorder | null>(null)
  const isHere = useRef(true)

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      if (recorder.current) silence(recorder.current.stream)
    }
  }, [])
  useEffect(() => () => void (url !== null && URL.revokeObjectURL(url)), [url])

  const keep = (parts: Blob[], type: string) => {
    if (!isHere.current) return
    setUrl(URL.createObjectURL(new Blob(parts, { type })))
    setState('done')
  }
  const record = (stream: MediaStream) => {
    const parts: Blob[] = []
    const made = recorderOf(stream)
    made.ondataavailable = ({ data }) => void parts.push(data)
    made.onstop = () => {
      silence(stream)
      keep(parts, made.mimeType)
    }
    made.start()
    recorder.current = made
    setState('recording')
  }
  return {
    state,
    /** Where the page can play it from. */
    url,
    /** Whether it began: the person may refuse. */
    async start(): Promise<boolean> {
      setUrl(null)
      if (!canRecord()) {
        setState('missing')
        return false
      }
      setState('asking')
      try {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
        if (!isHere.current) {
          silence(stream)
          return false
        }
        record(stream)
        return true
      } catch (failure) {
        setState(whyNot(failure))
        return false
      }
    },
    stop() {
      if (recorder.current?.state === 'recording') recorder.current.stop()
    },
    discard() {
      setUrl(null)
      setState('none')
    },
  }
}

export type Recorder = ReturnType<typeof useRecorder>
