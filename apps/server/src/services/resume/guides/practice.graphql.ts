import type { OwnStatement } from '@bespeak/domain/interview/index.ts'
import type { PracticeRemarks } from '@bespeak/domain/interview/practice/remarks.ts'
import type { Builder } from '../../../kernel/graphql.ts'
import type { PracticeRow } from './guides.store.ts'

type Remark = PracticeRemarks['remarks'][number]
type Part = PracticeRemarks['parts'][number]
type Claim = PracticeRemarks['claims'][number]
type LineType = ReturnType<ReturnType<Builder['objectRef']>['implement']>

const said = ({ summary, text }: Remark) => (summary === '' ? text : `${summary}. ${text}`)

/** A typed answer, and what can be remarked on it. */
export function practiceType(builder: Builder, line: LineType) {
  const remark = builder.objectRef<Remark>('PracticeRemark').implement({
    fields: (t) => ({
      about: t.exposeString('about'),
      summary: t.exposeString('summary'),
      text: t.exposeString('text'),
      isGood: t.exposeBoolean('isGood'),
    }),
  })
  const part = builder.objectRef<Part>('PracticePart').implement({
    fields: (t) => ({ part: t.exposeString('part'), said: t.exposeBoolean('said') }),
  })
  const claim = builder.objectRef<Claim>('PracticeClaim').implement({
    fields: (t) => ({
      text: t.exposeString('text'),
      line: t.field({ type: line, nullable: true, resolve: ({ statement }): OwnStatement | null => statement }),
      advice: t.exposeString('advice', { nullable: true }),
    }),
  })
  return builder.objectRef<PracticeRow>('Practice').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      answer: t.exposeString('answer'),
      seconds: t.exposeInt('seconds'),
      remarks: t.stringList({ resolve: ({ remarks }) => remarks.remarks.map(said) }),
      words: t.int({ resolve: ({ remarks }) => remarks.words }),
      length: t.string({ resolve: ({ remarks }) => remarks.length }),
      details: t.field({ type: [remark], resolve: ({ remarks }) => remarks.remarks }),
      parts: t.field({ type: [part], resolve: ({ remarks }) => remarks.parts }),
      claims: t.field({ type: [claim], resolve: ({ remarks }) => remarks.claims }),
      used: t.field({ type: [line], resolve: ({ remarks }) => remarks.used }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  })
}
