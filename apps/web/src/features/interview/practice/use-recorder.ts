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
  // The question that is still wanted: its answer may come after the person went on.
  const asked = useRef(0)

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      asked.current++
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
    /** Whether to speak now, recorded or not. Not where it was stopped before the browser let it begin. */
    async start(): Promise<boolean> {
      setUrl(null)
      if (!canRecord()) {
        setState('missing')
        return true
      }
      setState('asking')
      const question = ++asked.current
      try {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
        if (question === asked.current) record(stream)
        else silence(stream)
      } catch (failure) {
        if (question === asked.current) setState(whyNot(failure))
      }
      return question === asked.current
    },
    stop() {
      asked.current++
      if (state === 'asking') setState('none')
      if (recorder.current?.state === 'recording') recorder.current.stop()
    },
    discard() {
      asked.current++
      setUrl(null)
      setState('none')
    },
  }
}

export type Recorder = ReturnType<typeof useRecorder>
