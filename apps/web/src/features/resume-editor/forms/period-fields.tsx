import type { PartialDate } from '@bespeak/domain/resume/document.ts'
import type { Changer } from '../session/change.ts'
import * as texts from '../texts.ts'
import { DateField } from './date-field.tsx'

interface Lasting {
  id: string
  start?: PartialDate | undefined
  end?: PartialDate | undefined
}

type PeriodFieldsProps<Node> = { node: Node; change: Changer<Node> }

export function PeriodFields<Node extends Lasting>({ node, change }: PeriodFieldsProps<Node>) {
  const { id, start, end } = node
  return (
    <>
      <DateField
        label={texts.from}
        value={start}
        onChange={(date) => change((it) => ({ ...it, start: date }), `${id}.start`)}
      />
      <DateField
        label={texts.to}
        placeholder={texts.present}
        value={end}
        onChange={(date) => change((it) => ({ ...it, end: date }), `${id}.end`)}
      />
    </>
  )
}
