import { describe, expect, it } from 'vitest'
import { field } from '../../../testing/app.ts'
import { appWithUser } from '../testing/app-with-user.ts'
import { codeOf, operatorAd, type TailoredResume, welderAd, welderPage } from '../testing/resume-calls.ts'

const here = appWithUser({ env: { BILLING_PROVIDER: 'none' } })

const setEdits = async (id: number, undone: number[]) =>
  field<TailoredResume>(await here.calls.setEdits(here.user, id, undone), 'setTailorEdits')
const save = async (id: number, content: string, title?: string) =>
  field<{ content: string; rationale: string; updatedAt: string }>(
    await here.calls.saveContent(here.user, id, content, title === undefined ? {} : { title }),
    'updateTailoredResumeContent',
  )

/** What an editor leaves of a page: its tags without the marks it does not know. */
const asEdited = (content: string) =>
  content.replace(/ data-[\w-]+="[^"]*"/g, '').replace(/<\/?(?:article|span)[^>]*>/g, '')
const linesOf = (content: string) =>
  content
    .split(/<\/?(?:article|h\d|p|li|ul)[^>]*>/)
    .map((line) => line.replace(/<[^>]*>/g, '').trim())
    .filter((line) => line !== '')
const kindOf = ({ provenance }: TailoredResume, text: string) => provenance.find((it) => it.text === text)?.kind

describe('tailored resumes', () => {
  const list = async (variables: object) =>
    field<{ id: number; title: string }[]>(
      await here.calls.ask(
        here.user,
        `query($search: String, $withCoverLetter: Boolean, $limit: Int, $offset: Int) {
          tailoredResumes(search: $search, withCoverLetter: $withCoverLetter, limit: $limit, offset: $offset) { id title }
        }`,
        variables,
      ),
      'tailoredResumes',
    ).map(({ id }) => id)
  const listOf = async (resumeId: number, variables: object = {}) =>
    field<{ id: number }[]>(
      await here.calls.ask(
        here.user,
        `query($resumeId: Int!, $search: String, $limit: Int, $offset: Int) {
          tailoredResumesByResume(resumeId: $resumeId, search: $search, limit: $limit, offset: $offset) { id }
        }`,
        { resumeId, ...variables },
      ),
      'tailoredResumesByResume',
    ).map(({ id }) => id)

  it('are listed newest first, a part at a time, and those of one resume apart', async () => {
    const first = await here.calls.tailored(here.user)
    here.app.clock.advance(1_000)
    const second = await here.calls.tailored(here.user, { jobDescription: welderAd }, welderPage)
    expect(await list({})).toEqual([second.id, first.id])
    expect(await list({ limit: 1, offset: 1 })).toEqual([first.id])
    expect(await listOf(second.originalResumeId)).toEqual([second.id])
  })

  it('[B15] are found by title, company or title of the job, whatever is around the words that are searched', async () => {
    const { id, originalResumeId } = await here.calls.tailored(here.user, {
      jobAdvertisingCompany: 'Lindqvist 100%_Freight',
    })
    await save(id, (await here.calls.get(here.user, id)).content, 'For Monday')
    for (const search of ['  monday ', 'LINDQVIST', 'reliability', '100%_f', '', null]) {
      expect(await listOf(originalResumeId, { search }), String(search)).toEqual([id])
    }
    for (const search of ['%', 'l_ndqvist', "' or 1=1 --", 'Kubernetes', '\\']) {
      expect(await listOf(originalResumeId, { search }), search).toEqual(search === '%' ? [id] : [])
    }
  })

  it('are listed without those that have no letter', async () => {
    const { id } = await here.calls.tailored(here.user)
    await here.calls.tailored(here.user, { jobAdvertisingCompany: 'Other Grid' })
    await here.app.pool.query(`update resume.tailored_resumes set cover_letter = '<p>Dear</p>' where id = $1`, [id])
    expect(await list({ withCoverLetter: true })).toEqual([id])
  })

  it('are deleted once, and the job that was sent one stays', async () => {
    const { id, jobDescriptionId } = await here.calls.tailored(here.user)
    await here.calls.ask(
      here.user,
      'mutation($id: Int!, $input: JobDescriptionUpdateInput!) { updateJobDescription(id: $id, input: $input) { id } }',
      { id: jobDescriptionId, input: { sentTailoredResumeId: id } },
    )
    const remove = () => here.calls.ask(here.user, 'mutation($id: Int!) { deleteTailoredResume(id: $id) }', { id })
    expect((await remove()).body.data).toEqual({ deleteTailoredResume: true })
    expect(codeOf(await remove())).toBe('NOT_FOUND')
    const job = await here.calls.ask(
      here.user,
      'query($id: Int!) { jobDescription(id: $id) { sentTailoredResumeId } }',
      {
        id: jobDescriptionId,
      },
    )
    expect(field(job, 'jobDescription')).toEqual({ sentTailoredResumeId: null })
  })
})

describe('the content', () => {
  it.each([
    ['longer than 512 KB', 'a'.repeat(512 * 1024 + 1), undefined, 'TOO_LARGE'],
    ['under a title of 201 characters', '<p>a</p>', 'a'.repeat(201), 'BAD_USER_INPUT'],
    ['with what the database cannot hold', '<p>a\0b</p>', undefined, 'BAD_USER_INPUT'],
    ['under no title', '<p>a</p>', ' ', 'BAD_USER_INPUT'],
  ])('%s is refused, and what is there stays', async (_, content, title, code) => {
    const before = await here.calls.tailored(here.user)
    expect(
      codeOf(await here.calls.saveContent(here.user, before.id, content, title === undefined ? {} : { title })),
    ).toBe(code)
    expect(await here.calls.get(here.user, before.id)).toEqual(before)
  })

  it('[F9] on a copy that is no longer the newest is refused, and what is there stays', async () => {
    const before = await here.calls.tailored(here.user)
    const ifUpdatedAt = before.updatedAt
    const first = await here.calls.saveContent(here.user, before.id, '<p>one</p>', { ifUpdatedAt })
    const { updatedAt } = field<{ updatedAt: string }>(first, 'updateTailoredResumeContent')
    expect(codeOf(await here.calls.saveContent(here.user, before.id, '<p>two</p>', { ifUpdatedAt }))).toBe('CONFLICT')
    expect(await here.calls.get(here.user, before.id)).toMatchObject({ content: '<p>one</p>', updatedAt })
    const third = await here.calls.saveContent(here.user, before.id, '<p>three</p>', { ifUpdatedAt: updatedAt })
    expect(codeOf(third)).toBeUndefined()
  })

  it('[D15] moved under another employer is the user’s there', async () => {
    const page = (under: string[], other: string[]) =>
      [under, other]
        .map(
          (lines, at) =>
            `<h3>${['Fernhollow Ltd', 'Marlow Ltd'][at]}</h3><p>Operator, 201${at} - 201${at + 1}</p><ul>${lines.join('')}</ul>`,
        )
        .join('')
    const shell = (work: string) => `<h1>Ida Vance</h1><h2>Experience</h2>${work}`
    const [kept, moved] = ['<li>Ran the night desk.</li>', '<li>Led the pager rota.</li>']
    const made = await here.calls.tailored(here.user, {}, shell(page([kept, moved], ['<li>Kept the logs.</li>'])))
    expect(kindOf(made, 'Led the pager rota.')).not.toBe('yours')
    const text = made.content.match(/<li[^>]*>Led the pager rota\.<\/li>/)?.[0] ?? ''
    await save(made.id, made.content.replace(text, '').replace(/(<li[^>]*>Kept the logs\.<\/li>)/, `$1${text}`))
    const after = await here.calls.get(here.user, made.id)
    expect(after.provenance.find((it) => it.text === 'Led the pager rota.')).toMatchObject({
      kind: 'yours',
      sources: [],
    })
    expect(kindOf(after, 'Ran the night desk.')).toBe('kept')
  })

  it('[C13] [D14] loses scripts, handlers and pictures', async () => {
    const { id } = await here.calls.tailored(here.user)
    const { content } = await save(
      id,
      '<p>a</p><script>x()</script><img src="https://evil.example/?d=1" onerror="x()"><a href="javascript:x()">b</a>',
    )
    expect(content).not.toMatch(/script|onerror|evil|<img/)
  })

  it('opened and saved unchanged is the same to the byte, and so is all that belongs to it', async () => {
    const before = await here.calls.tailored(here.user)
    here.app.clock.advance(60_000)
    const saved = await save(before.id, before.content)
    const { content, rationale, updatedAt } = before
    expect(saved).toEqual({ content, rationale, updatedAt })
    expect(await here.calls.get(here.user, before.id)).toEqual(before)
  })

  it('keeps headings and bold when one word is changed in an editor that drops all marks', async () => {
    const before = await here.calls.tailored(here.user)
    const page = asEdited(before.content)
    const { content } = await save(before.id, page.replace('on-call handbook', 'on-call manual'))
    expect(content).toBe(page.replace('on-call handbook', 'on-call manual'))
    expect(content).toMatch(/<h2>Experience<\/h2>.*<strong>Platform Engineer<\/strong>/)
    const after = await here.calls.get(here.user, before.id)
    expect(after.provenance.filter(({ kind }) => kind === 'yours')).toEqual([
      { text: 'Write the on-call manual.', kind: 'yours', sources: [] },
    ])
    expect(after.provenance.length).toBe(before.provenance.length)
  })

  it('has lines of the user as theirs, and every line in the provenance', async () => {
    const before = await here.calls.tailored(here.user)
    await save(before.id, before.content.replace('</article>', '<p>Plays the cello.</p></article>'))
    const after = await here.calls.get(here.user, before.id)
    expect(kindOf(after, 'Plays the cello.')).toBe('yours')
    expect(after.provenance.map(({ text }) => text)).toEqual(linesOf(after.content))
  })

  it('makes a final one a draft again, and scores it anew', async () => {
    const before = await here.calls.tailored(here.user)
    await here.app.pool.query(`update resume.tailored_resumes set status = 'final' where id = $1`, [before.id])
    await save(before.id, before.content)
    expect((await here.calls.get(here.user, before.id)).status).toBe('final')
    await save(before.id, '<p>Ivo Brandt</p>')
    const after = await here.calls.get(here.user, before.id)
    expect(after.status).toBe('draft')
    expect(after.matchScore).toBeLessThan(before.matchScore)
    expect(after.matchScoreBefore).toBe(before.matchScoreBefore)
  })
})

describe('an edit taken back', () => {
  it('that is none is refused', async () => {
    const { id } = await here.calls.tailored(here.user)
    const { body } = await here.calls.setEdits(here.user, id, [999])
    expect(body.errors?.[0]).toMatchObject({
      message: 'There is no change 999 in this resume.',
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })

  it('restores its line, and accepted again stands as before', async () => {
    const made = await here.calls.tailored(here.user)
    const edit = made.edits.find(({ kind }) => kind === 'spelling')
    if (!edit?.before) throw new Error('nothing was respelled')
    const taken = await setEdits(made.id, [edit.id])
    expect(taken.edits.filter(({ undone }) => undone).map(({ id }) => id)).toEqual([edit.id])
    expect(taken.content).not.toBe(made.content)
    expect(taken.content).toContain(edit.before)
    expect(taken.rationale).not.toBe(made.rationale)
    const again = await setEdits(made.id, [])
    expect({ ...again, updatedAt: '' }).toEqual({ ...made, updatedAt: '' })
  })

  it('with all others leaves the resume as it was written', async () => {
    const made = await here.calls.tailored(here.user)
    const bare = await setEdits(
      made.id,
      made.edits.map(({ id }) => id),
    )
    expect(new Set(bare.provenance.map(({ kind }) => kind))).toEqual(new Set(['kept']))
    expect([bare.matchScore, bare.matchScoreBefore]).toEqual([made.matchScoreBefore, made.matchScoreBefore])
    expect(bare.rationale).toContain('All changes are undone. Your resume is as you wrote it.')
  })

  it.each([
    ['with its marks', (content: string) => content],
    ['in an editor that drops all marks', asEdited],
  ])('leaves what was typed %s as it is', async (_, edited) => {
    const made = await here.calls.tailored(here.user)
    const typed = edited(made.content)
      .replace('on-call handbook', 'on-call manual')
      .replace(/(<li[^>]*>)(Built the Terraform)/, '$1Sang in the choir.</li>$1$2')
    await save(made.id, typed)
    for (const undone of [made.edits.map(({ id }) => id), [], made.edits.slice(0, 1).map(({ id }) => id)]) {
      const after = await setEdits(made.id, undone)
      const lines = linesOf(after.content)
      expect(lines).toEqual(expect.arrayContaining(['Write the on-call manual.', 'Sang in the choir.']))
      expect(lines).not.toContain('Write the on-call handbook.')
      expect(kindOf(after, 'Sang in the choir.')).toBe('yours')
      expect(new Set(lines).size).toBe(lines.length)
    }
  })

  it('leaves italics and links where they were set', async () => {
    const made = await here.calls.tailored(here.user)
    const typed = asEdited(made.content).replace(
      'Write the on-call handbook.',
      'Write the <em>on-call</em> <a href="https://handbook.example">handbook</a>.',
    )
    await save(made.id, typed)
    const after = await setEdits(
      made.id,
      made.edits.map(({ id }) => id),
    )
    expect(after.content).toContain('>Write the <em>on-call</em> <a href="https://handbook.example">handbook</a>.<')
    expect(kindOf(after, 'Write the on-call handbook.')).toBe('kept')
  })

  it.each([
    ['with its marks', (content: string) => content],
    ['in an editor that drops all marks', asEdited],
  ])(
    '[F9] and brought back by a copy that was open elsewhere, %s, is never the user’s, and never twice',
    async (_, edited) => {
      const made = await here.calls.tailored(here.user)
      const edit = made.edits.find(({ kind, text }) => kind === 'spelling' && made.content.includes(`>${text}<`))
      if (!edit?.before) throw new Error('nothing was respelled')
      await setEdits(made.id, [edit.id])
      await save(made.id, edited(made.content).replace('on-call handbook', 'on-call manual'))
      const stale = await here.calls.get(here.user, made.id)
      expect(kindOf(stale, edit.text)).toBe('reworded')
      const again = await setEdits(made.id, [])
      expect(linesOf(again.content).filter((line) => line === edit.text)).toHaveLength(1)
      expect(linesOf(again.content)).not.toContain(edit.before)
      const back = await setEdits(made.id, [edit.id])
      expect(linesOf(back.content)).toContain(edit.before)
      expect(linesOf(back.content)).not.toContain(edit.text)
    },
  )

  it('leaves the look of what was typed under other headings', async () => {
    const made = await here.calls.tailored(here.user)
    const project = '<p>Harbour <em>model</em> with <a href="https://harbour.example">plans</a></p>'
    await save(made.id, `${asEdited(made.content)}<h2>Projects</h2>${project}`)
    const after = await setEdits(
      made.id,
      made.edits.map(({ id }) => id),
    )
    expect(after.content).toContain('Harbour <em>model</em> with <a href="https://harbour.example">plans</a>')
    expect(kindOf(after, 'Not placed yet')).not.toBe('yours')
  })

  it('that the user has changed since leaves their words', async () => {
    const made = await here.calls.tailored(here.user)
    const edit = made.edits.find(({ kind, text }) => kind === 'spelling' && made.content.includes(`>${text}<`))
    if (!edit?.before) throw new Error('nothing was respelled')
    await save(made.id, made.content.replace(`>${edit.text}<`, '>In my own words.<'))
    const after = await setEdits(made.id, [edit.id])
    expect(after.content).toContain('>In my own words.<')
    expect(after.content).not.toContain(edit.before)
  })

  it('at once with a new title keeps both', async () => {
    const made = await here.calls.tailored(here.user)
    const [first] = made.edits
    await Promise.all([
      here.calls.saveContent(here.user, made.id, made.content, { title: 'Renamed' }),
      here.calls.setEdits(here.user, made.id, [first?.id ?? 0]),
    ])
    const after = await here.calls.get(here.user, made.id)
    expect(after.title).toBe('Renamed')
    expect(after.edits[0]?.undone).toBe(true)
  })
})

it('[D17] changes beyond all patience are refused, but what is typed is saved, without a score', async () => {
  const made = await here.calls.tailored(here.user)
  await setEdits(made.id, [])
  await here.app.pool.query(`update kernel.rate_limits set points = 2000000 where key like 'engine-small-by-user%'`)
  const [first] = made.edits
  expect(codeOf(await here.calls.setEdits(here.user, made.id, [first?.id ?? 0]))).toBe('RATE_LIMITED')
  await save(made.id, '<p>In my own words.</p>')
  const page = await here.calls.ask(here.user, 'query($id: Int!) { tailoredResume(id: $id) { content matchScore } }', {
    id: made.id,
  })
  expect(field(page, 'tailoredResume')).toEqual({ content: '<p>In my own words.</p>', matchScore: null })
})

it('thirty tailorings and analyses at once all succeed', async () => {
  const resumeId = await here.calls.createResume(here.user)
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      at % 2 === 0
        ? here.calls.tailor(here.user, resumeId, { jobAdvertisingCompany: `Company ${at}` })
        : here.calls.analyse(here.user, {
            resumeId,
            jobDescription: `${operatorAd}\nOffice ${at}.`,
            forceRefresh: true,
          }),
    ),
  )
  expect(answers.flatMap(({ body }) => body.errors ?? [])).toEqual([])
})

it('a resume changed later leaves what was made of it', async () => {
  const made = await here.calls.tailored(here.user)
  await here.calls.ask(
    here.user,
    'mutation($id: Int!, $input: ResumeUpdateInput!) { updateResume(id: $id, input: $input) { id } }',
    { id: made.originalResumeId, input: { content: '<p>Something else</p>' } },
  )
  expect((await here.calls.get(here.user, made.id)).provenance).toEqual(made.provenance)
  expect(made.jobDescription).toBe(operatorAd)
})

describe('[D15] a tailored resume', () => {
  const near = ['Nearpod', 'Linux', 'Deep learning', 'Observability', 'Rapid prototyping', 'SDS-PAGE', 'Sanctions law']

  it('names nothing that is only near what its person wrote, nor asks anything personal', async () => {
    const lines = [
      'Taught 200 lessons with Pear Deck.',
      'Wrote backup scripts in Bash.',
      'Trained 12 models in PyTorch and built 40 dashboards in Grafana.',
      'Supported prototype builds.',
      'Ran agarose gels for 40 samples a week.',
      'Advised exporters on customs law.',
    ]
    const page = `<h1>Ida Vance</h1><h2>Experience</h2><p><strong>Specialist</strong>, Fernhollow, 2019 – 2023</p><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul><h2>Skills</h2><p>Pear Deck, Bash, PyTorch, Grafana</p>`
    const jobDescription = `Specialist\n\nRequirements\n${near.map((name) => `- ${name}`).join('\n')}\n- Pear Deck\n\nWe are a Disability Confident employer and welcome applicants regardless of religion or marital status.`
    const made = await here.calls.tailored(here.user, { jobDescription, jobAdvertisingCompany: 'Ashby Ltd' }, page)
    const told = linesOf(made.content).join('\n')
    for (const name of near) expect(told).not.toMatch(new RegExp(name, 'i'))
    const asked = made.gaps.map(({ requirement }) => requirement)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.length).toBeLessThanOrEqual(5)
    expect(asked.filter((requirement) => !near.includes(requirement))).toEqual([])
  })
})
