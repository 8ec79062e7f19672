import { useMutation } from '@tanstack/react-query'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { type ReplyOutcome, readPrompt } from '../../lib/resumes/assistant.ts'
import { type LetterPage, letterReplyMutation } from '../../lib/resumes/letters.ts'
import { OwnAssistant } from '../../ui/own-assistant.tsx'
import * as texts from './texts.tsx'

type ByAssistantProps = {
  page: LetterPage
  /** What is typed is saved before the letter changes. */
  afterSaving: (act: () => Promise<unknown>) => Promise<void>
}

/** The letter in the words of the chat assistant that the person uses anyway. */
export function ByAssistant({ page, afterSaving }: ByAssistantProps) {
  const { mutateAsync } = useMutation(letterReplyMutation())
  async function sendReply(reply: string): Promise<ReplyOutcome | Error> {
    let answered: ReplyOutcome | Error = new Error(texts.typedNotSaved)
    await afterSaving(async () => {
      answered = await mutateAsync({ tailoredId: page.id, reply, kind: 'letter' }).catch((error: Error) => error)
    })
    return answered
  }
  const { originalResumeId: resumeId, jobDescription } = page
  return (
    <OwnAssistant
      part="letter"
      readPrompt={() => readPrompt({ resumeId, jobDescription, kind: 'letter' })}
      sendReply={sendReply}
      wordsOf={plainMessage}
    />
  )
}
