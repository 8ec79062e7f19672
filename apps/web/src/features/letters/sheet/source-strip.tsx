import { AdWords, Mine, Source } from '../../../ui/words.tsx'
import * as texts from '../texts.tsx'
import css from './sheet.module.css'
import type { Origin, Sentence } from './sources.ts'

/** The words behind the sentence in hand. */
export function SourceStrip({ sentence }: { sentence: Sentence | null }) {
  return (
    <div className={css.strip} data-shown={sentence !== null}>
      {sentence === null && <p>{texts.pointAtSentence}</p>}
      {sentence?.yours && <p>{texts.youTyped}</p>}
      {sentence && !sentence.yours && sentence.origins.length === 0 && <p>{texts.courtesy}</p>}
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
        <Source>{texts.theAd}</Source> <AdWords>{text}</AdWords>
      </>
    )
  const names = texts.spokenSources
  const name = { line: line === null ? names.line : texts.line(line), said: names.said }[kind] ?? names.you
  return (
    <>
      <Source>{name}</Source> <Mine>{text}</Mine>
      {place !== null && <span className={css.place}>{place}</span>}
    </>
  )
}
