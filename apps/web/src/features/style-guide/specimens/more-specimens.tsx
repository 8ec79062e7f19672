import { useRef, useState } from 'react'
import { MoreRows } from '../../../ui/more-rows.tsx'
import { Caption, Specimen } from '../specimen.tsx'

const titles = ['Data Analyst, general', 'Analytics, short', 'Teaching, 2019', 'Research, 2017', 'First one, 2012']
const still = { total: 73, has: true, isLoading: false, problem: null, show: () => undefined }

export function MoreSpecimens() {
  const list = useRef<HTMLUListElement>(null)
  const [most, setMost] = useState(2)
  const has = most < titles.length
  return (
    <Specimen title="Lists that go on" note="Fifty rows, and more when asked. Nothing is cut off in silence.">
      <ul ref={list}>
        {titles.slice(0, most).map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <MoreRows
        list={list}
        shown={Math.min(most, titles.length)}
        more={{ ...still, total: titles.length, has, show: () => setMost(most + 2) }}
      />
      <Caption>Nobody has counted them; on the way; not come</Caption>
      <MoreRows list={list} shown={50} more={{ ...still, total: null }} />
      <MoreRows list={list} shown={50} more={{ ...still, isLoading: true }} />
      <MoreRows list={list} shown={50} more={{ ...still, problem: 'Please check your connection.' }} />
    </Specimen>
  )
}
