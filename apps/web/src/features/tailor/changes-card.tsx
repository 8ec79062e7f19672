import { useId, useMemo, useState } from 'react'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { readPrompt } from '../../lib/resumes/assistant.ts'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Card } from '../../ui/card.tsx'
import { CheckFirst, isUntrue } from '../../ui/check-first.tsx'
import { isOneLine, NeedsYourOk, type Suggestion } from '../../ui/needs-your-ok.tsx'
import { OwnAssistant } from '../../ui/own-assistant.tsx'
import { RichTextInput } from '../../ui/rich-text-input/rich-text-input.tsx'
import { useOnceThere } from '../../ui/use-once-there.ts'
import css from './changes.module.css'
import { EachChange } from './each-change.tsx'
import { HeightSwitch } from './height-switch.tsx'
import { apart, countOf, type HeldBack } from './held-back.ts'
import { HeldBackSection } from './held-back-section.tsx'
import { Origins } from './origins.tsx'
import { rolesIn } from './roles-in.ts'
import { markFor } from './source-marks.ts'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'
import { useChangeKeys } from './use-change-keys.ts'
import type { FullHeight } from './use-full-height.ts'
import type { TailoredState } from './use-tailored.ts'
import { WholeComparison } from './whole-comparison.tsx'

type ChangesCardProps = { state: TailoredState; height: FullHeight }

export function ChangesCard({ state, height }: ChangesCardProps) {
  const { tailored } = state
  const { explanation, held } = apart(state.explanation)
  return (
    <Card
      title={texts.changes}
      className={styles.changes}
      id="changes"
      actions={tailored && <Count tailored={tailored} held={held} />}
    >
      {tailored && <Changes tailored={tailored} state={state} />}
      <HeldBackSection held={held} />
      {tailored && <HeightSwitch height={height} />}
      <RichTextInput
        label={texts.explanation}
        value={explanation}
        placeholder={texts.explanationComes}
        readOnly
        showToolbar={false}
        height={height.heightOf(300)}
        structure
      />
      {tailored && <ByAssistant key={`by ${tailored.id}`} tailored={tailored} state={state} />}
      {tailored && <WholeComparison originalId={tailored.originalResumeId} content={state.content} />}
    </Card>
  )
}

function Count({ tailored: { edits, suggestions }, held }: { tailored: TailoredResume; held: HeldBack }) {
  const undone = edits.filter((edit) => edit.undone).length
  const [asks, heldBack] = [suggestions.length, countOf(held)]
  if (edits.length + asks + heldBack === 0) return null
  return (
    <span className={styles.count}>{texts.editCounts({ kept: edits.length - undone, undone, asks, heldBack })}</span>
  )
}

type ChangesProps = { tailored: TailoredResume; state: TailoredState }

/** What was made and what asks, gone through with the keys that stand under it. */
function Changes({ tailored, state }: ChangesProps) {
  const { edits, suggestions } = tailored
  const keys = useChangeKeys()
  const told = useId()
  const hasStops = edits.length + suggestions.length > 0
  return (
    <fieldset
      {...keys}
      className={css.changes}
      aria-label={texts.madeAndAsked}
      aria-describedby={hasStops ? told : undefined}
    >
      <Word key={tailored.id} tailored={tailored} state={state} />
      <Origins tailored={tailored} isChanged={state.isChanged} />
      {edits.length > 0 && <EachChange tailored={tailored} state={state} />}
      {hasStops && (
        <p id={told} className={css.keys}>
          {texts.changeKeys(suggestions.length > 0)}
        </p>
      )}
    </fieldset>
  )
}

const nothing: Record<number, string> = {}

/** What cannot be accepted first, then what needs a yes. */
function Word({ tailored: { id, suggestions, provenance, content }, state }: ChangesProps) {
  const roles = useMemo(() => rolesIn(content), [content])
  const [isRewording, setIsRewording] = useState(false)
  const [typed, setTyped] = useKept(`put_otherwise_${id}`, nothing)
  const type = (of: Suggestion, words: string) => {
    const { [of.id]: _, ...others } = typed
    setTyped(words === of.text ? others : { ...others, [of.id]: words })
  }
  const reword = async (of: Suggestion, words: string) => {
    setIsRewording(true)
    const isThere = await state.reword(of.before ?? '', words)
    setIsRewording(false)
    if (isThere) type(of, of.text)
  }
  const busy = state.isAnswering || state.isChangingEdits || isRewording
  const untrue = suggestions.filter(isUntrue)
  const asked = suggestions.filter((it) => !isUntrue(it))
  const showsUntrue = useOnceThere(untrue.length > 0)
  const showsAsked = useOnceThere(asked.length > 0)
  return (
    <>
      {showsUntrue && (
        <CheckFirst
          marks={untrue}
          lead={texts.notAsItIs}
          busy={busy}
          onRight={({ id }) => void state.answer([id], true)}
          onRemove={({ id }) => void state.answer([id], false)}
          onTrue={({ id }, statement) => void state.stateAndAccept(id, statement)}
          onReplace={(mark, words) => void reword(mark, words)}
          mayReplace={isOneLine}
        />
      )}
      {showsAsked && (
        <NeedsYourOk
          suggestions={asked.map((it) => ({
            ...it,
            place: markFor(it.before ?? '', provenance)?.place,
            role: roles.get(it.before ?? ''),
          }))}
          lead={texts.unsettled}
          busy={busy}
          onAnswer={({ id }, yes) => void state.answer([id], yes)}
          onAccept={(calm) =>
            void state.answer(
              calm.map((it) => it.id),
              true,
            )
          }
          onReword={(suggestion, words) => void reword(suggestion, words)}
          typed={typed}
          onType={type}
        />
      )}
    </>
  )
}

/** Words of the chat assistant that the person uses anyway, held against the same lines. */
const ByAssistant = ({ tailored, state }: { tailored: TailoredResume; state: TailoredState }) => (
  <div className={css.assistant}>
    <OwnAssistant
      part="resume"
      readPrompt={() =>
        readPrompt({ resumeId: tailored.originalResumeId, jobDescription: tailored.jobDescription, kind: 'resume' })
      }
      sendReply={state.takeReply}
      wordsOf={plainMessage}
    />
  </div>
)
