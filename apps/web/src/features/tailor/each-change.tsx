import { Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { lineChangeOf } from '../../ui/texts/line-changes.ts'
import { WordDifference } from '../../ui/word-difference.tsx'
import { AdWords, Cut, Mine } from '../../ui/words.tsx'
import css from './changes.module.css'
import { light, putOut } from './line-in-hand.ts'
import { placeOfLine } from './place-of-line.ts'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'
import type { TailoredState } from './use-tailored.ts'

type Edit = TailoredResume['edits'][number]

type EachChangeProps = { tailored: Pick<TailoredResume, 'edits' | 'provenance'>; state: TailoredState }

export function EachChange({ tailored: { edits: inOrder, provenance }, state }: EachChangeProps) {
  const edits = groupsOf(inOrder).flatMap(({ items }) => items)
  /** Which button was pressed: it has the focus back once it works again. */
  const [pressed, setPressed] = useState<Edit | 'all' | null>(null)
  const undone = edits.filter((edit) => edit.undone).map(({ id }) => id)
  const setUndone = (by: Edit | 'all', ids: number[]) => {
    setPressed(by)
    void state.setUndone(ids)
  }
  const toggle = (edit: Edit) =>
    setUndone(edit, edit.undone ? undone.filter((it) => it !== edit.id) : [...undone, edit.id])
  const allUndone = undone.length === edits.length
  const isBusy = state.isChangingEdits
  return (
    <section aria-label={texts.eachChange}>
      <div className={css.head}>
        <h3>
          {texts.eachChange} <Badge>{edits.length}</Badge>
        </h3>
        <Button
          variant="quiet"
          size="sm"
          disabled={isBusy}
          busy={isBusy && pressed === 'all'}
          onClick={() => setUndone('all', allUndone ? [] : edits.map(({ id }) => id))}
        >
          {allUndone ? texts.takeAllAgain : texts.undoAll}
        </Button>
      </div>
      {groupsOf(edits).map(({ kind, items }) => (
        <div key={kind}>
          <h4 className={css.group}>{texts.groupOf(lineChangeOf(kind).words, items.length)}</h4>
          <ol className={css.edits}>
            {items.map((edit) => (
              <EditItem
                key={edit.id}
                edit={edit}
                number={edits.indexOf(edit) + 1}
                place={placeOfLine(shownOf(edit), provenance)}
                disabled={isBusy}
                busy={isBusy && pressed !== 'all' && pressed?.id === edit.id}
                onToggle={() => toggle(edit)}
              />
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

/** In the order in which each kind comes first. */
const groupsOf = (edits: readonly Edit[]) =>
  [...new Set(edits.map(({ kind }) => kind))].map((kind) => ({
    kind,
    items: edits.filter((edit) => edit.kind === kind),
  }))

/** What of it stands on the page. */
const shownOf = ({ undone, before, text }: Edit) => (undone && before) || text

type EditItemProps = {
  edit: Edit
  number: number
  /** Where it comes from: `Line 11`. */
  place: string | null
  disabled: boolean
  busy: boolean
  onToggle: () => void
}

function EditItem({ edit, number, place, disabled, busy, onToggle }: EditItemProps) {
  const words = useId()
  const button = buttonOf(edit, number)
  const lightUp = () => light(shownOf(edit))
  return (
    <li
      className={classNames(css.edit, edit.undone && css.undone)}
      onFocus={lightUp}
      onBlur={putOut}
      onPointerEnter={lightUp}
      onPointerLeave={putOut}
    >
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <div id={words} className={css.editWords}>
        <p className={css.editHead}>
          {place && <span className={css.place}>{place}</span>}
          {edit.undone && <Badge tone="line">{texts.undone}</Badge>}
          {edit.requirement && (
            <span className={css.serves}>{texts.serves(<AdWords>{edit.requirement}</AdWords>)}</span>
          )}
        </p>
        <Words edit={edit} />
        <p className={styles.reason}>{edit.reason}</p>
        <Sources sources={edit.sources.filter((source) => source !== edit.before)} />
      </div>
      <Button
        variant="quiet"
        size="sm"
        disabled={disabled}
        busy={busy}
        aria-label={button.name}
        aria-describedby={words}
        aria-keyshortcuts="U"
        data-change
        onClick={onToggle}
      >
        {!busy && <Undo2 size={16} strokeWidth={1.5} aria-hidden="true" />}
        {button.label}
      </Button>
    </li>
  )
}

/** A hidden line stands struck until it is shown again. */
function Words({ edit: { before, text, undone } }: { edit: Edit }) {
  if (before && text === '') return <p>{undone ? <Mine>{before}</Mine> : <Cut className={css.hidden}>{before}</Cut>}</p>
  if (before && before !== text) return <WordDifference before={before} after={text} />
  return (
    <p>
      <Mine>{text}</Mine>
    </p>
  )
}

/** What its button does: undo it, or show what is hidden. */
function buttonOf({ before, text, undone }: Edit, number: number): { label: string; name: string } {
  if (before && text === '')
    return undone
      ? { label: texts.hide, name: texts.hideLine(number) }
      : { label: texts.showAgain, name: texts.showLineAgain(number) }
  return undone
    ? { label: texts.takeAgain, name: texts.takeChangeAgain(number) }
    : { label: texts.undo, name: texts.undoChange(number) }
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
