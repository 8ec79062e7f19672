import styles from './avatar.module.css'
import { classNames } from './class-names.ts'

type AvatarProps = { name: string; photoUrl?: string | null | undefined; className?: string | undefined }

/** A photo in a disc, or else the initials. Hidden from screen readers: the name always stands beside it or in its button's label. */
export function Avatar({ name, photoUrl, className }: AvatarProps) {
  return (
    <span aria-hidden="true" className={classNames(styles.avatar, className)}>
      {photoUrl ? <img src={photoUrl} alt="" className={styles.photo} /> : initials(name)}
    </span>
  )
}

/** The first letters of the first and the last part of a name: "mara_ellison" is "ME", "Ada" is "A". */
function initials(name: string): string {
  const parts = name.split(/[\s._-]+/u).filter(Boolean)
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts
  return ends.map((part) => firstLetter(part ?? '')).join('')
}

function firstLetter(word: string): string {
  return (Array.from(word)[0] ?? '').toUpperCase()
}
