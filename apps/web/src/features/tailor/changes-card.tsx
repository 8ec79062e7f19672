import { useId, useMemo } from 'react'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { Card } from '../../ui/card.tsx'
import { CheckFirst, isUntrue } from '../../ui/check-first.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { isOneLine, NeedsYourOk } from '../../ui/needs-your-ok.tsx'
import { RichTextInput } from '../../ui/rich-text-input/rich-text-input.tsx'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { useOnceThere } from '../../ui/use-once-there.ts'
import css from './changes.module.css'
import { EachChange } from './each-change.tsx'
import { apart, countOf, type HeldBack } from './held-back.ts'
import { HeldBackSection } from './held-back-section.tsx'
import { Origins } from './origins.tsx'
import { placeOfLine } from './place-of-line.ts'
import { rolesIn } from './roles-in.ts'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'
import { useChangeKeys } from './use-change-keys.ts'
import type { TailoredState } from './use-tailored.ts'

export function ChangesCard({ state }: { state: TailoredState }) {
  const { tailored } = state
  const { explanation, held } = apart(state.explanation)
  const isNarrow = useIsNarrow()
  return (
    <Card
      title={texts.changes}
      className={styles.changes}
      id="changes"
      actions={tailored && <Count tailored={tailored} held={held} />}
    >
      {tailored ? (
        <Changes key={tailored.id} tailored={tailored} held={held} state={state} />
      ) : (
        <HeldBackSection held={held} />
      )}
      <RichTextInput
        label={texts.explanation}
        value={explanation}
        placeholder={texts.explanationComes}
        readOnly
        showToolbar={false}
        height={isNarrow ? 'auto' : 300}
        structure
      />
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

type ChangesProps = { tailored: TailoredResume; held: HeldBack; state: TailoredState }

/** What cannot be accepted, what asks, and what was made, in this order; gone through with keys. */
function Changes({ tailored, held, state }: ChangesProps) {
  const { edits, suggestions, provenance, content } = tailored
  const keys = useChangeKeys()
  const told = useId()
  const { busy, typed, type, typedFor, typeFor, answer, stateIt, reword } = state.suggesting
  const roles = useMemo(() => rolesIn(content), [content])
  const untrue = suggestions.filter(isUntrue)
  const asked = inOrderOfPage(
    suggestions.filter((it) => !isUntrue(it)),
    provenance,
  )
  const showsUntrue = useOnceThere(untrue.length > 0)
  const showsAsked = useOnceThere(asked.length > 0)
  const hasStops = edits.length + suggestions.length > 0
  return (
    <fieldset
      {...keys}
      className={css.changes}
      aria-label={texts.madeAndAsked}
      aria-describedby={hasStops ? told : undefined}
    >
      {showsUntrue && (
        <CheckFirst
          marks={untrue}
          lead={texts.notAsItIs}
          busy={busy}
          onRight={({ id }) => answer([id], true)}
          onRemove={({ id }) => answer([id], false)}
          typedFor={typedFor}
          onType={typeFor}
          onTrue={({ id }, statement) => void stateIt(id, statement)}
          onReplace={(mark, words) => void reword(mark, words)}
          mayReplace={isOneLine}
        />
      )}
      <HeldBackSection held={held} />
      {showsAsked && (
        <NeedsYourOk
          suggestions={asked.map((it) => ({
            ...it,
            place: placeOfLine(it.before ?? '', provenance) ?? undefined,
            role: roles.get(it.before ?? ''),
          }))}
          lead={texts.unsettled}
          busy={busy}
          onAnswer={({ id }, yes) => answer([id], yes)}
          onAccept={(calm) =>
            answer(
              calm.map((it) => it.id),
              true,
            )
          }
          onReword={(suggestion, words) => void reword(suggestion, words)}
          typed={typed}
          onType={type}
        />
      )}
      <Origins tailored={tailored} isChanged={state.isChanged} />
      {edits.length > 0 && <EachChange tailored={tailored} state={state} />}
      {hasStops && (
        <Disclosure summary={texts.shortcuts} className={classNames(styles.fold, css.keys)}>
          <p id={told}>{texts.changeKeys(suggestions.length > 0)}</p>
        </Disclosure>
      )}
    </fieldset>
  )
}

/** What changes no line comes last. */
function inOrderOfPage<Some extends { before: string | null }>(
  suggestions: readonly Some[],
  lines: TailoredResume['provenance'],
): Some[] {
  const placeOf = ({ before }: Some) => {
    const at = lines.findIndex(({ text }) => text === before)
    return at < 0 ? lines.length : at
  }
  return suggestions.toSorted((one, other) => placeOf(one) - placeOf(other))
}
