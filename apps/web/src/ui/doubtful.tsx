import styles from './doubtful.module.css'

type DoubtfulProps = { text: string; doubts: readonly { from: number; to: number }[] }

/** A text with the words in doubt marked. */
export function Doubtful({ text, doubts }: DoubtfulProps) {
  const inOrder = doubts.toSorted((a, b) => a.from - b.from)
  const ends = inOrder.map((_, at) => inOrder[at - 1]?.to ?? 0)
  return (
    <>
      {inOrder.map(({ from, to }, at) => (
        <span key={from}>
          {text.slice(ends[at], from)}
          <mark className={styles.doubtful}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(inOrder.at(-1)?.to ?? 0)}
    </>
  )
}
