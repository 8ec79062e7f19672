import { MessagesSquare } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from './button.tsx'
import * as texts from './texts/own-assistant.ts'
import * as parts from './texts/parts.ts'

/** What became of a pasted answer. */
export type ReplyOutcome = { stood: number; asked: number; isCut: boolean; refused: { text: string; why: string }[] }

export type OwnAssistantProps = {
  part: 'resume' | 'letter'
  readPrompt: () => Promise<string>
  sendReply: (reply: string) => Promise<ReplyOutcome | Error>
  /** A failure in words for people. */
  wordsOf: (error: unknown, otherwise: string) => string
}

const Assistant = lazy(() => import('./own-assistant-dialog.tsx').catch(() => ({ default: NotLoaded })))

/** For whoever has a chat assistant and no need of another key: the way there and back. */
export function OwnAssistant(props: OwnAssistantProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button variant="line" onClick={() => setIsOpen(true)}>
        <MessagesSquare size={18} strokeWidth={1.5} aria-hidden="true" />
        {texts.useOwn}
      </Button>
      {isOpen && (
        <Suspense>
          <Assistant {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The part that draws it did not come. */
const NotLoaded = () => <p role="alert">{parts.notLoaded}</p>
