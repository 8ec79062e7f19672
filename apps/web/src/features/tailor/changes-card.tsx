import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { readPrompt } from '../../lib/resumes/assistant.ts'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { NeedsYourWord } from '../../ui/needs-your-word.tsx'
import { OwnAssistant } from '../../ui/own-assistant.tsx'
import { RichTextInput } from '../../ui/rich-text-input/rich-text-input.tsx'
import { WordDifference } from '../../ui/word-difference.tsx'
import { AdWords, Mine } from '../../ui/words.tsx'
import css from './changes.module.css'
import { HeightSwitch } from './height-switch.tsx'
import { Origins } from './origins.tsx'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'
import type { FullHeight } from './use-full-height.ts'
import type { TailoredState } from './use-tailored.ts'
import { WholeComparison } from './whole-comparison.tsx'

type Edit = TailoredResume['edits'][number]

type ChangesCardProps = { state: TailoredState; height: FullHeight }

export function ChangesCard({ state, height }: ChangesCardProps) {
  const edits = state.tailored?.edits ?? []
  const asks = state.tailored?.suggestions.length ?? 0
  return (
    <Card
      title={texts.changes}
      className={styles.changes}
      id="changes"
      actions={(edits.length > 0 || asks > 0) && <span className={styles.count}>{countOf(edits, asks)}</span>}
    >
      {state.tailored && <Word key={state.tailored.id} suggestions={state.tailored.suggestions} state={state} />}
      {state.tailored && <Origins tailored={state.tailored} isChanged={state.isChanged} />}
      {edits.length > 0 && <Edits edits={edits} state={state} />}
      {state.tailored && <HeightSwitch height={height} />}
      <RichTextInput
        label={texts.explanation}
        value={state.explanation}
        placeholder={texts.explanationComes}
        readOnly
        showToolbar={false}
        height={height.heightOf(300)}
        structure
      />
      {state.tailored && <ByAssistant key={`by ${state.tailored.id}`} tailored={state.tailored} state={state} />}
      {state.tailored && <WholeComparison originalId={state.tailored.originalResumeId} content={state.content} />}
    </Card>
  )
}

function countOf(edits: Edit[], asks: number): string {
  const undone = edits.filter((edit) => edit.undone).length
  return texts.countOf({ kept: edits.length - undone, undone, asks })
}

type WordProps = { suggestions: TailoredResume['suggestions']; state: TailoredState }

/** Stays once it was there, so that the last answer leaves nobody lost. */
function Word({ suggestions, state }: WordProps) {
  const [wasThere, setWasThere] = useState(false)
  if (suggestions.length > 0 && !wasThere) setWasThere(true)
  if (suggestions.length === 0 && !wasThere) return null
  return (
    <NeedsYourWord
      suggestions={suggestions}
      lead={texts.unsettled}
      busy={state.isAnswering || state.isChangingEdits}
      onAnswer={({ id }, yes) => void state.answer(id, yes)}
    />
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

function Edits({ edits, state }: { edits: Edit[]; state: TailoredState }) {
  const undone = edits.filter((edit) => edit.undone).map(({ id }) => id)
  const setUndone = (ids: number[]) => void state.setUndone(ids)
  const toggle = ({ id, undone: isUndone }: Edit) =>
    setUndone(isUndone ? undone.filter((it) => it !== id) : [...undone, id])
  const allUndone = undone.length === edits.length
  return (
    <section aria-label={texts.eachChange}>
      <div className={css.editsHead}>
        <h3>{texts.eachChange}</h3>
        <Button
          variant="quiet"
          size="sm"
          disabled={state.isChangingEdits}
          onClick={() => setUndone(allUndone ? [] : edits.map(({ id }) => id))}
        >
          {allUndone ? texts.takeAllAgain : texts.undoAll}
        </Button>
      </div>
      <ol className={css.edits}>
        {edits.map((edit, index) => (
          <EditItem
            key={edit.id}
            edit={edit}
            number={index + 1}
            disabled={state.isChangingEdits}
            onToggle={() => toggle(edit)}
          />
        ))}
      </ol>
    </section>
  )
}

const kinds: Record<string, { label: string; tone: 'chalk' | 'fit' | 'plain' }> = {
  moved: { label: texts.moved, tone: 'plain' },
  reworded: { label: texts.reworded, tone: 'chalk' },
  combined: { label: texts.combined, tone: 'chalk' },
  added: { label: texts.added, tone: 'fit' },
}

type EditItemProps = { edit: Edit; number: number; disabled: boolean; onToggle: () => void }

function EditItem({ edit, number, disabled, onToggle }: EditItemProps) {
  const kind = kinds[edit.kind] ?? { label: edit.kind, tone: 'plain' as const }
  return (
    <li className={classNames(css.edit, edit.undone && css.undone)}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <div className={css.editWords}>
        <p className={css.editHead}>
          <Badge tone={kind.tone}>{kind.label}</Badge>
          {edit.confirmed && <Badge tone="fit">{texts.confirmed}</Badge>}
          {edit.undone && <Badge tone="line">{texts.undone}</Badge>}
          {edit.requirement && (
            <span className={css.serves}>{texts.serves(<AdWords>{edit.requirement}</AdWords>)}</span>
          )}
        </p>
        {edit.before && edit.before !== edit.text ? (
          <WordDifference before={edit.before} after={edit.text} />
        ) : (
          <p>
            <Mine>{edit.text}</Mine>
          </p>
        )}
        <p className={styles.reason}>{edit.reason}</p>
        <Sources sources={edit.sources.filter((source) => source !== edit.before)} />
      </div>
      <Button
        variant="quiet"
        size="sm"
        disabled={disabled}
        aria-label={edit.undone ? texts.takeChangeAgain(number) : texts.undoChange(number)}
        onClick={onToggle}
      >
        <Undo2 size={16} strokeWidth={1.5} aria-hidden="true" />
        {edit.undone ? texts.takeAgain : texts.undo}
      </Button>
    </li>
  )
}

function Sources({ sources }: { sources: string[] }) {
  if (sources.length === 0) return null
  return (
    <details className={css.sources}>
      <summary>{texts.fromLines(sources.length)}</summary>
      <ul>
        {sources.map((source) => (
          <li key={source}>
            <Mine>{source}</Mine>
          </li>
        ))}
      </ul>
    </details>
  )
}
