import { describe, expect, it } from 'vitest'
import { factFrom } from '../facts/answers.ts'
import { matchResume } from '../match/index.ts'
import { sampleDocument } from '../resume/testing/sample.ts'
import { gapQuestions } from './gaps.ts'
import { usualOptions } from './options.ts'
import { propose } from './propose.ts'
import { rationale } from './rationale.ts'
import { nothingChanged, shownKind, summaryOfKinds } from './summary.ts'
import { operator, operatorJob, today } from './testing/people.ts'

const gapsOf = (
  document: ReturnType<typeof operator>,
  job: ReturnType<typeof operatorJob>,
  facts: Parameters<typeof gapQuestions>[3] = [],
) => gapQuestions(document, job, matchResume(document, job, { today, facts }), facts)

describe('rationale', () => {
  it('[T22] has no other tags than those of text, and escapes all words', () => {
    const edit = {
      ...({ id: 't1', line: 'l2', kind: 'reworded', text: '<img src=x onerror=alert(1)> & "quotes"' } as const),
      ...{ reason: '<script>alert(1)</script>', requirement: null, sources: ['l2'] },
    }
    const gap = { id: 'g', requirement: '<b>Go</b>', importance: 'required', question: '?', answered: false } as const
    const html = rationale(sampleDocument(), [edit], [gap])
    expect(html.replace(/<\/?(?:h3|p|ul|li|strong)>/g, '')).not.toMatch(/[<>]/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;')
  })

  it('[T22] says what changed, why, and what was not added', () => {
    const edits = propose(operator(), operatorJob(), usualOptions, [], today)
    const html = rationale(operator(), edits, gapsOf(operator(), operatorJob()))
    expect(html).toContain('<h3>What changed and why</h3>')
    expect(html).toContain(`<p>${summaryOfKinds(edits.map(shownKind)).replaceAll("'", '&#39;')}</p>`)
    for (const { reason } of edits) expect(html).toContain(reason.replaceAll("'", '&#39;'))
    expect(html).toContain('so we didn&#39;t add them:</p><ul><li>The ad asks for “Prometheus”.</li></ul>')
  })

  it('[T22] never names what was added among what was not', () => {
    const fact = factFrom({ id: '1', answer: 'Yes', skill: 'Prometheus', saidOn: today })
    const edits = propose(operator(), operatorJob(), usualOptions, fact ? [fact] : [], today)
    const added = edits.find(({ made }) => made === 'fact')
    const gap = {
      ...({ id: added?.requirement ?? '', requirement: 'Prometheus', importance: 'required' } as const),
      ...{ question: '?', answered: false },
    }
    expect(added?.text).toBe('Prometheus')
    expect(rationale(operator(), edits, [{ ...gap, id: 'another' }])).toContain('add them')
    expect(
      rationale(
        operator(),
        edits.map((it) => ({ ...it, requirement: 'x' })),
        [{ ...gap, id: 'x' }],
      ),
    ).not.toContain('add them')
  })

  it('[T22] does not call a weak line missing', () => {
    const gap = { id: 'w', requirement: 'Worked on tills', importance: 'required', question: '?' } as const
    expect(rationale(operator(), [], [{ ...gap, answered: false, line: 'l2' }])).not.toContain('Worked on tills')
    expect(rationale(operator(), [], [{ ...gap, answered: false }])).toContain('The ad asks for “Worked on tills”')
  })

  it('[T22] says so where nothing changed', () => {
    expect(rationale(operator(), [], [])).toContain(nothingChanged)
  })
})
