import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { StitchRing } from './spinner.tsx'

type ButtonLook = {
  variant?: 'primary' | 'line' | 'quiet' | 'danger' | 'danger-fill'
  size?: 'sm' | 'md' | 'lg'
  /** Fills the width of what it stands in. */
  wide?: boolean
}

type Place = RefObject<HTMLButtonElement | null>
type ButtonProps = Omit<ComponentProps<'button'>, 'ref'> & ButtonLook & { busy?: boolean; ref?: Place }
type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook
type IconButtonProps = ComponentProps<'button'> & { label: string }

/** A busy button is disabled, so that Enter in its form cannot send the same thing twice. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  disabled = false,
  type = 'button',
  className,
  children,
  ref,
  ...rest
}: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null)
  const place = ref ?? own
  useFocusGivenBack(place, busy)
  return (
    <button
      ref={place}
      type={type}
      className={classNames(look({ variant, size, wide }), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <StitchRing />}
      {children}
    </button>
  )
}

/** A browser takes the focus from what is disabled: once it works again it has it back, unless somebody went elsewhere. */
function useFocusGivenBack(place: Place, busy: boolean) {
  useLayoutEffect(() => {
    const { current } = place
    if (!busy || document.activeElement !== current) return
    return () => {
      if (document.activeElement === document.body) current?.focus()
    }
  }, [place, busy])
}

export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link className={classNames(look({ variant, size, wide }), className)} {...rest} />
}

/** An icon alone; `label` is its name for screen readers and its tooltip. */
export function IconButton({ label, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} title={label} className={classNames(styles.icon, className)} {...rest} />
  )
}

type Defined<T> = { [Key in keyof T]: T[Key] | undefined }

function look({ variant = 'primary', size = 'md', wide = false }: Defined<ButtonLook>): string {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide)
}
