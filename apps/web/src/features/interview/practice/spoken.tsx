import { Mic, Square } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import styles from './practice.module.css'
import { Replay } from './replay.tsx'
import type { Recorder } from './use-recorder.ts'
import type { Timer } from './use-timer.ts'

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

const sorry = {
  refused: 'Your browser was not allowed to use the microphone. You can still speak: the timer runs without it.',
  missing: 'This browser has no microphone to record with. You can still speak: the timer runs without it.',
}

type SpokenProps = { recorder: Recorder; timer: Timer }

/** Speaking the answer: timed and replayed in this page, and nothing else. */
export function Spoken({ recorder, timer }: SpokenProps) {
  const { state, url } = recorder
  const speak = async () => {
    timer.reset()
    await recorder.start()
    timer.start()
  }
  const stop = () => {
    recorder.stop()
    timer.pause()
  }
  return (
    <div className={styles.spoken}>
      {state === 'recording' ? (
        <Button variant="line" onClick={stop}>
          <Square {...icon} />
          Stop recording
        </Button>
      ) : (
        <Button variant="line" busy={state === 'asking'} onClick={() => void speak()}>
          {state !== 'asking' && <Mic {...icon} />}
          {state === 'done' ? 'Speak it again' : 'Speak it'}
        </Button>
      )}
      <p className={styles.small} role="status">
        {state === 'recording'
          ? 'Recording. It stays in this page.'
          : 'Spoken words are timed and replayed here, never written down, sent or stored.'}
      </p>
      {(state === 'refused' || state === 'missing') && (
        <Note role="status" className={styles.sorry}>
          {sorry[state]}
        </Note>
      )}
      {url !== null && <Replay url={url} />}
    </div>
  )
}
