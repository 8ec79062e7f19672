import { paths } from '../../lib/paths.ts'
import type { GuideQuestion } from '../../lib/resumes/guides.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { Mine, Source } from '../../ui/words.tsx'
import styles from './outline.module.css'
import * as texts from './texts.tsx'

const story = ['Situation', 'Task', 'Action', 'Result']

type OutlineProps = { outline: GuideQuestion['outline']; resumeId: number | null }

/** Each part of an answer, sewn to the person's own line for it. */
export function Outline({ outline, resumeId }: OutlineProps) {
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <span>{texts.outline}</span>
        <span>{texts.fromYourLines}</span>
      </div>
      <ol className={styles.outline}>
        {outline.map(({ part, advice, lines }, index) => (
          <li key={part}>
            <span className={styles.letter} aria-hidden="true">
              {story.includes(part) ? part[0] : index + 1}
            </span>
            <p className={styles.advice}>
              <b>{part}.</b> {advice}
            </p>
            <div className={styles.own}>
              {lines.length === 0 && <p className={styles.none}>{texts.yoursToAdd}</p>}
              {lines.map((line) => (
                <OwnLine key={`${line.place} ${line.text}`} line={line} resumeId={resumeId} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

type Line = GuideQuestion['outline'][number]['lines'][number]

/** Words of the person, with the way to where they stand. */
export function OwnLine({ line: { text, place }, resumeId }: { line: Line; resumeId: number | null }) {
  return (
    <p className={styles.line}>
      <Mine className={styles.mine}>{text}</Mine>{' '}
      {resumeId === null ? (
        <Source>{place}</Source>
      ) : (
        <TextLink className={styles.place} to={paths.resume(resumeId)}>
          {place}
        </TextLink>
      )}
    </p>
  )
}
