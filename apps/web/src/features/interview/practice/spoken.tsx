import { Mic, Square } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import * as texts from '../texts.tsx'
import styles from './practice.module.css'
import { Replay } from './replay.tsx'
import type { Recorder } from './use-recorder.ts'
import type { Timer } from './use-timer.ts'

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

type SpokenProps = { recorder: Recorder; timer: Timer }

/** Speaking the answer: timed and replayed in this page, and nothing else. */
export function Spoken({ recorder, timer }: SpokenProps) {
  const { state, url } = recorder
  const speak = async () => {
    timer.reset()
    if (await recorder.start()) timer.start()
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
          {texts.stopRecording}
        </Button>
      ) : (
        <Button variant="line" busy={state === 'asking'} onClick={() => void speak()}>
          {state !== 'asking' && <Mic {...icon} />}
          {state === 'done' ? texts.speakAgain : texts.speak}
        </Button>
      )}
      <p className={styles.small} role="status">
        {state === 'recording' ? texts.recording : texts.neverStored}
      </p>
      {(state === 'refused' || state === 'missing') && (
        <Note role="status" className={styles.sorry}>
          {texts.noMicrophone[state]}
        </Note>
      )}
      {url !== null && <Replay url={url} />}
    </div>
  )
}
