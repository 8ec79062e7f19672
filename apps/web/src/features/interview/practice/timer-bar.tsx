import { Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GoodLength } from '../../../lib/resumes/guides.ts'
import { IconButton } from '../../../ui/button.tsx'
import * as texts from '../texts.tsx'
import styles from './practice.module.css'
import { clockWords, spokenTime, type Timer } from './use-timer.ts'

type TimerBarProps = {
  seconds: number
  band: GoodLength
  /** Stands at the end: a button while it runs, a word when it is over. */
  end: ReactNode
}

/** The time against a band of good length, in green. Its geometry is in attributes. */
export function TimerBar({ seconds, band: { from, to, most }, end }: TimerBarProps) {
  const share = (value: number) => `${(Math.min(value, most) / most) * 100}%`
  return (
    <div className={styles.timer}>
      <p className={styles.clock} role="timer" aria-label={spokenTime(seconds)}>
        {clockWords(seconds)}
      </p>
      <div>
        <svg
          className={styles.bar}
          role="img"
          aria-label={texts.timeOf(spokenTime(seconds), spokenTime(most), clockWords(from), clockWords(to))}
        >
          <text className={styles.bandWords} x={share((from + to) / 2)} y="11" textAnchor="middle">
            {texts.goodLength(clockWords(from), clockWords(to))}
          </text>
          <line className={styles.band} x1={share(from)} x2={share(to)} y1="17" y2="17" />
          <line className={styles.band} x1={share(from)} x2={share(from)} y1="16.5" y2="23" />
          <line className={styles.band} x1={share(to)} x2={share(to)} y1="16.5" y2="23" />
          <rect className={styles.rest} y="27" width="100%" height="10" />
          <rect className={styles.pulled} y="27" width={share(seconds)} height="10" />
        </svg>
        <p className={styles.ends} aria-hidden="true">
          <span>0</span>
          <span>{clockWords(most)}</span>
        </p>
      </div>
      {end}
    </div>
  )
}

export function TimerSwitch({ timer }: { timer: Timer }) {
  const Icon = timer.isRunning ? Pause : Play
  return (
    <IconButton
      label={timer.isRunning ? texts.pauseTimer : texts.startTimer}
      onClick={timer.isRunning ? timer.pause : timer.start}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
    </IconButton>
  )
}
