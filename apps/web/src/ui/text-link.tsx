import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import styles from './text-link.module.css'

type TextLinkProps = ComponentProps<typeof Link>
type TextButtonProps = ComponentProps<'button'>

/** A link in a line of text. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  return <Link className={classNames(styles.link, className)} {...rest} />
}

/** Looks like a link, acts on this page. */
export function TextButton({ className, type = 'button', ...rest }: TextButtonProps) {
  return <button type={type} className={classNames(styles.link, styles.button, className)} {...rest} />
}
