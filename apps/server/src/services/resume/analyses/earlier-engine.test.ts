import { describe, expect, it } from 'vitest'
import { field } from '../../../testing/app.ts'
import { appWithUser } from '../testing/app-with-user.ts'
import { operatorAd } from '../testing/resume-calls.ts'

const here = appWithUser()

const analyse = async (input: object) =>
  field<{ id: number }>(
    await here.calls.analyse(here.user, { jobDescription: operatorAd, ...input }, 'id'),
    'analyzeJobMatch',
  )
const get = async (id: number) =>
  field<{ ledger: object[] }>(
    await here.calls.ask(
      here.user,
      `query($id: Int!) { jobMatchAnalysis(id: $id) { id matchScore shownScore shownScoreBefore unscored userNotes createdAt
        ledger { requirement kind points maxPoints status certain near evidence todo }
        knockOuts { requirement } topFixes { text } } }`,
      { id },
    ),
    'jobMatchAnalysis',
  )
const list = async (resumeId: number) =>
  field<{ id: number }[]>(
    await here.calls.ask(here.user, 'query($resumeId: Int!) { jobMatchAnalysesByResume(resumeId: $resumeId) { id } }', {
      resumeId,
    }),
    'jobMatchAnalysesByResume',
  ).map(({ id }) => id)

describe('an analysis of an earlier engine', () => {
  /** As it was kept then, with every kind of row, and fields that there are none of any more. */
  async function older() {
    const resumeId = await here.calls.createResume(here.user)
    const { id } = await analyse({ resumeId, companyName: 'Marlow Grid' })
    const row = (requirement: string, kind: string, over: object = {}) => ({
      ...{ id: `${kind}-1`, requirement, kind, importance: 'required', subScore: 'skills', status: 'partly' },
      ...{ points: 2.4, maxPoints: 7.5, how: 'It counts in part.', todo: 'Say more.', ...over },
      evidence: [{ source: 'line-1', quote: 'Run 12 k8s clusters.' }],
    })
    const ledger = [
      ...['keyword', 'field', 'wording', 'seniority', 'culture', 'rule'].map((kind) => row(`Of kind ${kind}`, kind)),
      row('Kubernetes', 'skill'),
      row('Kubernetes', 'skill', { id: 'skill-1-b' }),
      row('Based in Leeds', 'place'),
      row('Patience', 'trait'),
    ]
    const knockOuts = [{ requirement: 'Right to work', status: 'failed', evidence: [], isDate: false }]
    const match = { ledger, knockOuts, topFixes: [{ text: 'Say more.', gain: 2.1, requirement: 'skill-1' }] }
    await here.app.pool.query(
      `update resume.job_match_analyses set match_score = 61.9, shown_score = 40, shown_score_before = 38,
         engine_version = 'engine-14', user_notes = 'Call them.',
         report = jsonb_set(report, '{match}', (report -> 'match') - 'unscored' || $2::jsonb) where id = $1`,
      [id, JSON.stringify(match)],
    )
    return { id, resumeId }
  }

  it('keeps its score, date, notes and the words of its rows, and no points', async () => {
    const { id } = await older()
    const { ledger, ...rest } = await get(id)
    expect(rest).toMatchObject({
      ...{ id, matchScore: 61.9, shownScore: 61.9, shownScoreBefore: null, unscored: false, userNotes: 'Call them.' },
      ...{ createdAt: expect.any(String), knockOuts: [], topFixes: [] },
    })
    const bare = { points: 0, maxPoints: 0, certain: false, near: [], todo: null }
    expect(ledger).toEqual([
      expect.objectContaining({ requirement: 'Kubernetes', kind: 'skill', status: 'partly', ...bare }),
      expect.objectContaining({ requirement: 'Based in Leeds', kind: 'condition', ...bare }),
      expect.objectContaining({ requirement: 'Patience', kind: 'trait', ...bare }),
      expect.objectContaining({ requirement: 'Right to work', kind: 'condition', status: 'not-shown', ...bare }),
    ])
  })

  it('stands in the list, prints, and is another one when it is made again', async () => {
    const { id, resumeId } = await older()
    expect(await list(resumeId)).toEqual([id])
    const print = 'mutation($id: Int!) { generateAnalysisDocument(id: $id) { filename } }'
    field(await here.calls.ask(here.user, print, { id }), 'generateAnalysisDocument')
    here.app.clock.advance(60_000)
    const again = await analyse({ resumeId, companyName: 'Marlow Grid', forceRefresh: true })
    expect([again.id === id, await list(resumeId)]).toEqual([false, [again.id, id]])
  })
})
