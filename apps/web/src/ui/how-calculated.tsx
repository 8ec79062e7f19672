import { bandName, statusWords } from '@bespeak/domain/match/verdict.ts'
import { importanceWeights, parts } from '@bespeak/domain/match/weights.ts'
import { Disclosure } from './disclosure.tsx'
import styles from './how-calculated.module.css'
import { example } from './how-calculated-example.ts'
import { Table } from './table.tsx'
import textLink from './text-link.module.css'
import * as texts from './texts/how-calculated.tsx'
import { AdWords } from './words.tsx'

/** The table of weights, an example, and whose data is used: one closed line wherever a score stands. */
export function HowCalculated({ id }: { id?: string }) {
  return (
    <Disclosure id={id} summary={texts.title} className={styles.how}>
      <p>{texts.sum}</p>
      <Weights />
      <p>{texts.notNamed}</p>
      <p>{texts.notChecked}</p>
      <p>{texts.sameScore}</p>
      <Example />
      <p className={styles.data}>{texts.dataFrom(<Outside {...database} />, <Outside {...license} />)}</p>
    </Disclosure>
  )
}

const { required, mentioned, preferred } = importanceWeights
const weights = [
  [texts.requirements(required, mentioned, preferred), parts.requirements],
  [texts.jobTitle, parts.title],
  [texts.years, parts.years],
] as const

const Weights = () => (
  <Table
    caption={texts.partsOfScore}
    columns={[
      { key: 'part', label: texts.part },
      { key: 'points', label: texts.points, align: 'end' },
    ]}
  >
    {weights.map(([part, points]) => (
      <tr key={part}>
        <td>{part}</td>
        <td data-align="end">{points}</td>
      </tr>
    ))}
  </Table>
)

function Example() {
  const score = example.reduce((sum, { points }) => sum + points, 0)
  return (
    <Table
      caption={texts.example}
      columns={[
        { key: 'row', label: texts.example },
        { key: 'status', label: texts.status },
        { key: 'points', label: texts.points, align: 'end' },
      ]}
    >
      {example.map(({ words, kind, status, points, maxPoints }) => (
        <tr key={words}>
          <td>
            <AdWords>{words}</AdWords> {texts.kinds[kind]}
          </td>
          <td>{statusWords({ kind: 'skill', status, certain: true })}</td>
          <td data-align="end">{texts.pointsOf(points, maxPoints)}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">{texts.yourMatch}</th>
        <td>{bandName(score)}</td>
        <td data-align="end">
          <b>{texts.pointsOf(score, 100)}</b>
        </td>
      </tr>
    </Table>
  )
}

const database = { to: 'https://www.onetcenter.org/database.html', label: texts.database }
const license = { to: 'https://creativecommons.org/licenses/by/4.0/', label: texts.license }

const Outside = ({ to, label }: { to: string; label: string }) => (
  <a className={textLink.link} href={to} target="_blank" rel="noopener noreferrer">
    {label}
  </a>
)
