import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './combobox.module.css'
import { FieldFrame } from './field-frame.tsx'
import { pressedKey } from './pressed-key.ts'
import * as texts from './texts/more-rows.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type ComboboxOption = {
  key: string
  name: ReactNode
  /** A smaller line below the name. */
  more?: ReactNode
  end?: ReactNode
  /** Cannot be chosen: it says why at its end. */
  disabled?: boolean
  /** Stands apart from those above it. */
  apart?: boolean
}

type ListProps = {
  value: string
  onValueChange: (value: string) => void
  options: readonly ComboboxOption[]
  onChoose: (key: string) => void
  /** What is proposed is for what was typed before: Enter would choose something else than meant. */
  busy?: boolean
}

type ComboboxProps = ListProps & {
  label: string
  /** Where the page says what it is for, the label is for screen readers alone. */
  labelHidden?: boolean
  placeholder?: string
  hint?: ReactNode
  error?: string | undefined
  className?: string | undefined
}

/** A field that proposes as one types. Arrows move, Enter chooses, Escape closes the list and then empties the field. */
export function Combobox({ label, labelHidden = false, placeholder, hint, error, className, ...rest }: ComboboxProps) {
  const { listId, isShown, active, choosable, choose, input } = useListbox(rest)
  return (
    <FieldFrame
      label={labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      hint={hint}
      error={error}
      id={undefined}
      describedBy={undefined}
      className={classNames(styles.field, labelHidden && styles.unlabelled, className)}
    >
      {(wiring) => (
        <div className={styles.around}>
          <Search className={styles.sign} size={20} strokeWidth={1.5} aria-hidden="true" />
          <input
            {...wiring}
            {...input}
            className={styles.input}
            type="text"
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            placeholder={placeholder}
          />
          {isShown && (
            <div id={listId} role="listbox" aria-label={label} className={styles.list}>
              {rest.options.map((option) => (
                <Option
                  key={option.key}
                  option={option}
                  id={`${listId}-${option.key}`}
                  isActive={option.key === active?.key}
                  onChoose={choose}
                />
              ))}
            </div>
          )}
          <VisuallyHidden role="status">{isShown && texts.toChooseFrom(choosable.length)}</VisuallyHidden>
        </div>
      )}
    </FieldFrame>
  )
}

/** Which option is the active one, and what the keys do: the focus itself stays in the field. */
function useListbox({ value, onValueChange, options, onChoose, busy = false }: ListProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [current, setCurrent] = useState<string | null>(null)
  const choosable = options.filter(({ disabled = false }) => !disabled)
  const active = choosable.find(({ key }) => key === current) ?? (busy ? undefined : choosable[0])
  const isShown = isOpen && value.trim() !== '' && options.length > 0

  const choose = (key: string) => {
    setOpen(false)
    setCurrent(null)
    onChoose(key)
  }
  const move = (by: 1 | -1) => {
    setOpen(true)
    const at = choosable.findIndex(({ key }) => key === active?.key)
    if (isShown) setCurrent(choosable.at((at + by) % choosable.length)?.key ?? null)
  }
  const acts: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => (isShown ? setOpen(false) : onValueChange('')),
    ...((isShown || busy) && { Enter: () => active && choose(active.key) }),
  }
  const input = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isShown,
    'aria-controls': isShown ? listId : undefined,
    'aria-activedescendant': isShown && active ? `${listId}-${active.key}` : undefined,
    value,
    onChange(event: { target: HTMLInputElement }) {
      setOpen(true)
      setCurrent(null)
      onValueChange(event.target.value)
    },
    onFocus: () => setOpen(true),
    onBlur: () => setOpen(false),
    onKeyDown(event: KeyboardEvent) {
      const act = acts[pressedKey(event)]
      if (!act) return
      event.preventDefault()
      act()
    },
  } as const
  return { listId, isShown, active, choosable, choose, input }
}

/** A name with the letters that were typed marked in it. */
export function Matched({ name, typed }: { name: string; typed: string }) {
  const letters = typed.trim().toLowerCase()
  const at = name.toLowerCase().indexOf(letters)
  if (letters === '' || at < 0) return name
  return (
    <>
      {name.slice(0, at)}
      <u className={styles.matched}>{name.slice(at, at + letters.length)}</u>
      {name.slice(at + letters.length)}
    </>
  )
}

type OptionProps = { option: ComboboxOption; id: string; isActive: boolean; onChoose: (key: string) => void }

/** Chosen when it is pressed, not when it is let go: the field would have lost the focus by then, and closed the list. */
function Option({ option: { key, name, more, end, disabled = false, apart }, id, isActive, onChoose }: OptionProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <div
      ref={place}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={disabled || undefined}
      className={classNames(styles.option, isActive && styles.active, apart && styles.apart)}
      onMouseDown={(event) => {
        event.preventDefault()
        if (!disabled) onChoose(key)
      }}
    >
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {more !== undefined && <span className={styles.more}>{more}</span>}
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </div>
  )
}
