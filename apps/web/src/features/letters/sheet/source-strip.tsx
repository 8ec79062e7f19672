import { AdWords, Mine, Source } from '../../../ui/words.tsx'
import css from './sheet.module.css'
import type { Origin, Sentence } from './sources.ts'

/** The words behind the sentence in hand. */
export function SourceStrip({ sentence }: { sentence: Sentence | null }) {
  return (
    <div className={css.strip} data-shown={sentence !== null}>
      {sentence === null && <p>Point at a sentence, or tap it, to see what it is based on.</p>}
      {sentence?.yours && <p>You typed this.</p>}
      {sentence && !sentence.yours && sentence.origins.length === 0 && <p>A courtesy. It claims nothing about you.</p>}
      {sentence && sentence.origins.length > 0 && (
        <ul>
          {sentence.origins.map((origin) => (
            <li key={`${origin.kind} ${origin.text}`}>
              <OriginWords origin={origin} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function OriginWords({ origin: { kind, line, text, place } }: { origin: Origin }) {
  if (kind === 'ad')
    return (
      <>
        <Source>The ad</Source> <AdWords>{text}</AdWords>
      </>
    )
  const name = { line: line === null ? 'Your resume' : `Line ${line}`, said: 'Your answer' }[kind] ?? 'Your sentence'
  return (
    <>
      <Source>{name}</Source> <Mine>{text}</Mine>
      {place !== null && <span className={css.place}>{place}</span>}
    </>
  )
}
