import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import { Pick } from '../../../ui/pick.tsx'
import { Mine } from '../../../ui/words.tsx'
import { DateField } from '../form/date-field.tsx'
import { type Change, sure } from '../form/document-edits.ts'
import { type Field, fieldsIn } from '../form/fields.ts'
import { useFormTools } from '../form/form-context.ts'
import * as texts from '../texts.tsx'
import styles from './check.module.css'
import { CheckCard } from './check-card.tsx'
import type { Doubt, Reading } from './doubts.ts'
import { linesOfOrigin, partsOf, type SourceLine } from './source-lines.ts'
import type { Check, Item } from './use-check.ts'

type DoubtCardProps = {
  item: Item
  doubt: Doubt
  check: Check
  document: ResumeDocument
  lines: readonly SourceLine[]
  onAccept: () => void
}

/** Something we are not sure of: where it stands, how it was read, and how else it can be. */
export function DoubtCard({ item, doubt, check, document, lines, onAccept }: DoubtCardProps) {
  const { key, isLooked } = item
  const isTyping = check.typing === key
  const isInHand = check.inHand?.key === key
  const fields = fieldsIn(document).filter(({ name }) => doubt.fields.includes(name))
  const frame = { item, isInHand, onTake: () => check.take(key) }
  if (isLooked && !isTyping) {
    const said = fields.map(({ value }) => value).filter((value) => value !== '')
    return (
      <CheckCard {...frame} reason={texts.looked}>
        <div className={styles.done}>
          <Mine>{said.join(', ') || doubt.broken?.whole || texts.leftOut}</Mine>
          {fields.length > 0 && (
            <Button variant="quiet" size="sm" onClick={() => check.type(key)}>
              {texts.change}
            </Button>
          )}
        </div>
      </CheckCard>
    )
  }
  return (
    <CheckCard {...frame} reason={doubt.reason}>
      <Cutting doubt={doubt} lines={lines} />
      {isTyping ? (
        <Typing fields={fields} />
      ) : (
        <Readings readings={check.readings(doubt)} picked={check.pickOf(key)} onPick={(at) => check.pick(key, at)} />
      )}
      {isInHand && (
        <div className={styles.buttons}>
          <Button onClick={onAccept}>{texts.accept}</Button>
          {!isTyping && (
            <Button variant="line" onClick={() => check.type(key)}>
              {texts.typeIt}
            </Button>
          )}
          <span className={styles.keys}>{texts.keys}</span>
        </div>
      )}
    </CheckCard>
  )
}

/** The lines it was read from, as they stand on the page. */
function Cutting({ doubt: { spans }, lines }: { doubt: Doubt; lines: readonly SourceLine[] }) {
  const origin = { confidence: 0, spans }
  return (
    <div className={styles.cutting}>
      {linesOfOrigin(lines, origin).map((line) => (
        <p key={line.number}>
          {partsOf(line, origin).map(({ at, text, isRead }) =>
            isRead ? <mark key={at}>{text}</mark> : <span key={at}>{nearby(text, at === 0)}</span>,
          )}
        </p>
      ))}
    </div>
  )
}

const mostAround = 160

/** What stands around it, as far as one needs it to find the place: the page has all of it. */
function nearby(text: string, isBefore: boolean): string {
  if (text.length <= mostAround) return text
  return isBefore ? `…${text.slice(-mostAround)}` : `${text.slice(0, mostAround)}…`
}

type ReadingsProps = { readings: readonly Reading[]; picked: number; onPick: (at: number) => void }

function Readings({ readings, picked, onPick }: ReadingsProps) {
  const name = useId()
  const [only] = readings
  if (readings.length === 1 && only)
    return (
      <p className={styles.only}>
        <span className={styles.small}>{texts.readAs}</span> <Mine>{only.words}</Mine>
      </p>
    )
  return (
    <div className={styles.readings}>
      {readings.map(({ words, note }, at) => (
        <Pick key={`${words} ${note}`} type="radio" name={name} checked={at === picked} onChange={() => onPick(at)}>
          <Mine className={styles.words}>{words}</Mine>
          {note !== '' && <span className={styles.small}>{note}</span>}
        </Pick>
      ))}
    </div>
  )
}

/** Who types has looked at all of it, not only at the field that the cursor is in. */
function Typing({ fields }: { fields: readonly Field[] }) {
  const { edit } = useFormTools()
  const onType = (change: Change) =>
    edit((document) => fields.reduce((changed, { name }) => sure(name)(changed), change(document)))
  return (
    <div className={styles.typing}>
      {fields.map((field, at) => (
        <TypedField key={field.name} field={field} isFirst={at === 0} onType={onType} />
      ))}
    </div>
  )
}

// The press on the button was the wish to write in it.
const focus = (input: HTMLElement | null) => input?.focus()

type TypedFieldProps = { field: Field; isFirst: boolean; onType: (change: Change) => void }

function TypedField({ field: { label, value, put, period }, isFirst, onType }: TypedFieldProps) {
  const taken = isFirst ? { ref: focus } : {}
  const type = (text: string) => onType(put(text))
  if (period) {
    const { start, end } = period
    return (
      <>
        <DateField {...taken} label={texts.from} value={start} onValue={(date) => onType(period.put('start')(date))} />
        <DateField label={texts.to} open value={end} onValue={(date) => onType(period.put('end')(date))} />
      </>
    )
  }
  if (value.length > longestInput)
    return (
      <TextAreaField
        {...taken}
        className={styles.wide}
        label={label}
        rows={Math.min(8, Math.ceil(value.length / longestInput))}
        value={value}
        onChange={(event) => type(event.target.value.replaceAll('\n', ' '))}
      />
    )
  return (
    <TextField
      {...taken}
      className={styles.wide}
      label={label}
      value={value}
      onChange={(event) => type(event.target.value)}
    />
  )
}

const longestInput = 60
