import { Play, Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import * as texts from '../texts.tsx'

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Plays a spoken answer from this page's memory. */
export function Replay({ url }: { url: string }) {
  const [sound, setSound] = useState<HTMLAudioElement | null>(null)
  useEffect(() => () => sound?.pause(), [sound])
  const play = () => {
    const begun = new Audio(url)
    begun.onended = () => setSound(null)
    begun.onerror = () => setSound(null)
    setSound(begun)
    begun.play().catch(() => setSound(null))
  }
  return (
    <div>
      <Button variant="quiet" onClick={() => (sound ? setSound(null) : play())}>
        {sound ? <Square {...icon} /> : <Play {...icon} />}
        {sound ? texts.stopPlaying : texts.playBack}
      </Button>
    </div>
  )
}
