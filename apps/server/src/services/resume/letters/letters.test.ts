import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { field } from '../../../testing/app.ts'
import { engine } from '../../../testing/engine.ts'
import type { Engine } from '../ports.ts'
import { appWithUser } from '../testing/app-with-user.ts'
import { codeOf, operatorAd } from '../testing/resume-calls.ts'
import { type Letter, letterCalls } from './testing/letter-calls.ts'

let letters: ReturnType<typeof letterCalls>
/** What happens while a paragraph is written, as often as it is named. */
let meanwhile: (() => Promise<unknown>)[] = []
const watched: Engine = async (asker, work, ...takes) => {
  works.push(work)
  if (work === 'letterAgain') await meanwhile.shift()?.()
  return engine(asker, work, ...takes)
}
let works: string[] = []
const here = appWithUser({ parts: { engine: watched } })

beforeAll(async () => {
  letters = letterCalls(here.calls.ask)
})
beforeEach(async () => {
  meanwhile = []
  works = []
})

const tailored = () => here.calls.tailored(here.user)
/** A version with more to show, and more that answers the ad. */
const richer = async () => {
  const { id, content } = await tailored()
  const more = ['Cut alert noise in Kubernetes by 40% in one year', 'Trained 6 engineers in Terraform and Prometheus']
  const items = more.map((text) => `<li>${text}</li>`).join('')
  await here.calls.saveContent(here.user, id, content.replace('</ul>', `${items}</ul>`))
  return { id }
}
const write = async (id: number, over: object = {}) =>
  field<Letter>(await letters.generate(here.user, id, over), 'generateCoverLetter')
const save = async (id: number, coverLetter: string | null) =>
  field<{ updatedAt: string; coverLetter: string | null; letter: Letter | null }>(
    await letters.save(here.user, id, coverLetter),
    'updateTailoredResumeCoverLetter',
  )
const kept = (id: number) => letters.get(here.user, id)
const used = () => here.calls.used(here.user, 'cover_letter')
const paragraphsIn = (content: string) => content.split('</p>').map((it) => it.replace('<p>', ''))

describe('a letter is refused', () => {
  it.each([
    ['in a style there is none of', { style: 'gothic' }, 'style'],
    ['with a reason of more than 300 characters', { options: { motivation: 'a'.repeat(301) } }, 'motivation'],
    ['to somebody with more than 120 characters', { options: { recipient: 'a'.repeat(121) } }, 'recipient'],
    ['with four lines to show', { options: { achievements: ['a', 'b', 'c', 'd'] } }, 'achievements'],
    ['with a line of more than 600 characters', { options: { achievements: ['a'.repeat(601)] } }, 'achievements'],
    ['with what the database cannot hold', { options: { motivation: 'a\0b' } }, 'motivation'],
    ['with a paragraph below the first', { options: { replaceParagraph: -1 } }, 'replaceParagraph'],
    ['with a paragraph again where there is no letter', { options: { replaceParagraph: 0 } }, 'replaceParagraph'],
  ])('%s, and nothing is stored or counted', async (_, over, name) => {
    const { id } = await tailored()
    const answer = await letters.generate(here.user, id, over)
    expect(answer.body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [name]: expect.any(String) },
    })
    expect((await kept(id)).coverLetter).toBeNull()
    expect(await used()).toBe(0)
  })

  it('[B2] for a version of somebody else', async () => {
    const { id } = await here.calls.tailored(await here.app.signUp())
    for (const answer of [
      await letters.generate(here.user, id),
      await letters.previews(here.user, id),
      await letters.save(here.user, id, '<p>Theirs</p>'),
      await letters.document(here.user, id),
    ])
      expect(codeOf(answer)).toBe('NOT_FOUND')
  })

  it('where the plan is used up, but not for a version that has had one', async () => {
    const { id } = await tailored()
    const first = await write(id)
    for (let at = 0; at < 4; at += 1)
      await here.app.pool.query(
        `insert into finance.uses (user_id, feature_key, result_key, used_at) values ($1, 'cover_letter', $2, $3)`,
        [here.user.userId, `letter-other-${at}`, here.app.clock.now()],
      )
    const other = await here.calls.tailored(here.user, { jobAdvertisingCompany: 'Other Grid' })
    expect((await letters.generate(here.user, other.id)).body.errors?.[0]?.extensions).toMatchObject({
      code: 'LIMIT_REACHED',
      featureKey: 'cover_letter',
    })
    expect((await kept(other.id)).coverLetter).toBeNull()
    expect((await letters.list(here.user, { withCoverLetter: true })).map((it) => it.id)).toEqual([id])

    await save(id, null)
    expect((await write(id)).content).toBe(first.content)
    expect(await used()).toBe(5)
  })
})

describe('a letter', () => {
  it('is stored with its version, in the style that was asked for, and is there after a reload', async () => {
    const { id } = await tailored()
    const made = await write(id, { style: 'warm' })
    expect(made).toMatchObject({ style: 'warm', company: 'Marlow Grid', writer: 'built-in', firstParagraph: 1 })
    expect(made.shortMessage.length).toBeLessThanOrEqual(300)
    expect(made.emailSubject).not.toBe('')
    expect(made.emailBody).toContain('attached')
    const { coverLetter, letter } = await kept(id)
    expect(coverLetter).toBe(made.content)
    expect(letter).toEqual(made)
  })

  it('has for each sentence about the person the very line it comes from, and where that stands', async () => {
    const { id, provenance } = await tailored()
    const { sentences } = await write(id)
    const told = sentences.flatMap(({ origins }) => origins.filter(({ kind }) => kind === 'line'))
    expect(told.length).toBeGreaterThan(3)
    for (const { text, line } of told) {
      const { text: shown, sources } = provenance[(line ?? 0) - 1] ?? { text: '', sources: [] }
      const words = [shown, ...sources]
      expect(words.filter((it) => text.includes(it) || it.includes(text.split(', ')[0] ?? ''))).not.toEqual([])
    }
    expect(
      told.some(
        ({ place }) => place !== null && sentences.some(({ origins }) => origins.some((it) => it.text === place)),
      ),
    ).toBe(true)
    for (const { sources, origins } of sentences)
      expect(sources).toEqual(origins.filter(({ kind }) => kind !== 'ad').map(({ text }) => text))
    for (const { text } of sentences.flatMap(({ origins }) => origins.filter(({ kind }) => kind === 'ad')))
      expect(operatorAd.toLowerCase()).toContain(text.toLowerCase())
  })

  it('says why in the person’s own words, to whom, and what they chose', async () => {
    const { id } = await tailored()
    const { lines } = await write(id)
    const last = lines.at(-1)
    const motivation = 'I grew up beside your first substation.'
    const achievements = [last?.text ?? '', 'Won the county chess cup twice']
    const made = await write(id, { options: { motivation, recipient: 'Ms Okafor', achievements } })
    expect(made.content).toContain('<p>Dear Ms Okafor,</p>')
    expect(made).toMatchObject({ motivation, recipient: 'Ms Okafor', achievements })
    expect(made.lines.filter(({ chosen }) => chosen)).toEqual([{ ...last, chosen: true }])
    const origins = made.sentences.flatMap((it) => it.origins)
    expect(origins).toContainEqual({ kind: 'you', text: motivation, line: null, place: null })
    expect(origins).toContainEqual({ kind: 'you', text: achievements[1], line: null, place: null })
    expect(origins.find(({ text }) => text === last?.text)).toMatchObject({ kind: 'line', line: last?.line })
  })

  it('offers what the person said since, and shows it where they choose it', async () => {
    const { id } = await tailored()
    const statement = 'I planned the move of 14 control rooms.'
    await here.calls.saveFact(here.user, { statement, requirement: 'planning' })
    expect((await write(id)).lines.map(({ text }) => text)).toContain(statement)
    const { sentences } = await write(id, { options: { achievements: [statement] } })
    expect(sentences.find(({ text }) => text === statement)?.origins).toMatchObject([{ kind: 'said', text: statement }])
  })

  it('has the layout that is asked for, and the lines that are, in their order', async () => {
    const { id } = await richer()
    const { lines, form } = await write(id)
    expect(form).toBe('highlights')
    const proofs = lines
      .slice(0, 3)
      .map(({ text }) => text)
      .toReversed()
    const made = await write(id, { options: { proofs } })
    expect(made.proofs.map(({ line }) => line)).toEqual(proofs)
    const pairs = await write(id, { options: { form: 'pairs' } })
    expect(pairs.form).toBe('pairs')
    expect(pairs.proofs.length).toBeGreaterThan(1)
    for (const { ask } of pairs.proofs) expect(operatorAd.toLowerCase()).toContain(ask?.toLowerCase())
    expect(codeOf(await letters.generate(here.user, id, { options: { form: 'table' } }))).toBe('BAD_USER_INPUT')
  })

  it('keeps the reason given here as the answer to “Why …?”, once, and shows no requirement by it', async () => {
    const { id } = await tailored()
    const { lines } = await write(id)
    const whyHere = 'You run the grid that my village waits for.'
    await write(id, { options: { whyHere: 'An earlier one.' } })
    const made = await write(id, { options: { whyHere } })
    expect(made.content).toContain(`<p>${whyHere}</p>`)
    expect(made.motivation).toBe(whyHere)
    expect(made.lines).toEqual(lines)
    const { rows } = await here.app.pool.query(
      'select statement, requirement, origin from resume.facts where user_id = $1',
      [here.user.userId],
    )
    expect(rows).toEqual([{ statement: whyHere, requirement: 'Why Marlow Grid?', origin: 'answered' }])
  })

  it('[LT12] is refused where a resume has fewer than two lines to show, which says what to add, and counts nothing', async () => {
    const content = '<h1>Ida Vance</h1><h2>Summary</h2><p>Grid operator.</p>'
    const { id } = await tailored()
    await here.calls.saveContent(here.user, id, content)
    const asked = [await letters.generate(here.user, id), await letters.previews(here.user, id)]
    for (const answer of asked) {
      expect(codeOf(answer)).toBe('BAD_USER_INPUT')
      expect(answer.body.errors?.[0]?.message).toMatch(
        /^A letter quotes at least two lines of your resume\. Add what you did/,
      )
    }
    expect((await kept(id)).coverLetter).toBeNull()
    expect(await used()).toBe(0)
  })

  it('is counted once for its version, whatever is written for it', async () => {
    const { id } = await tailored()
    await Promise.all([write(id), write(id)])
    await write(id, { style: 'concise' })
    await write(id, { options: { replaceParagraph: 0 } })
    await letters.previews(here.user, id)
    expect(await used()).toBe(1)
  })

  it('is the same for the same request, which changes nothing', async () => {
    const { id } = await tailored()
    const first = await write(id)
    here.app.clock.advance(60_000)
    expect(await write(id)).toEqual(first)
  })

  it('is told to the open pages while it is written', async () => {
    const { id } = await tailored()
    await here.app.pool.query('delete from kernel.live_events where user_id = $1', [here.user.userId])
    await write(id)
    const { rows } = await here.app.pool.query('select data from kernel.live_events where user_id = $1 order by id', [
      here.user.userId,
    ])
    expect(rows.map(({ data }) => data.step)).toEqual(['reading', 'comparing', 'writing', 'checking', 'done'])
    expect(rows.every(({ data }) => data.operation === 'generateCoverLetter')).toBe(true)
  })
})

describe('previews', () => {
  it('are one in each style, by one piece of work, and store and count nothing', async () => {
    const { id, updatedAt } = await tailored()
    works = []
    const previews = field<Letter[]>(
      await letters.previews(here.user, id, { recipient: 'Ms Okafor' }),
      'coverLetterPreviews',
    )
    expect(works).toEqual(['letters'])
    expect(previews.map(({ style }) => style)).toEqual(['professional', 'warm', 'concise', 'enthusiastic'])
    expect(new Set(previews.map(({ content }) => content)).size).toBeGreaterThan(1)
    expect(await kept(id)).toMatchObject({ coverLetter: null, letter: null, updatedAt })
    expect(await used()).toBe(0)
    expect((await write(id, { style: 'concise', options: { recipient: 'Ms Okafor' } })).content).toBe(
      previews[2]?.content,
    )
  })
})

describe('one paragraph again', () => {
  const again = (id: number, replaceParagraph: number) => write(id, { options: { replaceParagraph } })

  it('is refused for one that is not there, and one that is the person’s own', async () => {
    const { id } = await tailored()
    const { content } = await write(id)
    const count = paragraphsIn(content).length
    expect(codeOf(await letters.generate(here.user, id, { options: { replaceParagraph: count } }))).toBe(
      'BAD_USER_INPUT',
    )
    const own = content.replace('<p>', '<p>Dear all,</p><p>My very own words.</p><p>')
    await save(id, own)
    expect(codeOf(await letters.generate(here.user, id, { options: { replaceParagraph: 0 } }))).toBe('BAD_USER_INPUT')
    expect((await kept(id)).coverLetter).toBe(own)
  })

  it('has no other words in a letter of sentences, as they were written before, and does not call them the person’s', async () => {
    const { id } = await tailored()
    const { content } = await write(id)
    await here.app.pool.query(
      `update resume.tailored_resumes set letter = letter - '{form,proofs}'::text[] where id = $1`,
      [id],
    )
    const { body } = await letters.generate(here.user, id, { options: { replaceParagraph: 0 } })
    expect(body.errors?.[0]?.message).toMatch(/^We have no other words/)
    expect((await kept(id)).coverLetter).toBe(content)
  })

  it('has another frame on each ask, and all others stay', async () => {
    const { id } = await tailored()
    const first = await write(id)
    const seen = [first.content]
    for (let ask = 0; ask < 2; ask += 1) {
      const { content, sentences } = await again(id, 0)
      expect(seen).not.toContain(content)
      seen.push(content)
      const [now, before] = [paragraphsIn(content), paragraphsIn(first.content)]
      expect(now.toSpliced(1, 1)).toEqual(before.toSpliced(1, 1))
      expect(sentences.filter((it) => it.yours)).toEqual([])
    }
  })

  it('has another line of the same role in the place of one, with its source', async () => {
    const { id } = await richer()
    const first = await write(id)
    const [shown] = first.proofs
    const at = first.sentences.find(({ text }) => text === shown?.line)?.paragraph ?? -1
    const next = await again(id, at)
    const line = next.proofs[0]?.line
    expect(line).not.toBe(shown?.line)
    expect(next.proofs).toEqual([{ ...shown, line }, ...first.proofs.slice(1)])
    expect(next.content).toBe(first.content.replace(shown?.line ?? '', line ?? ''))
    expect(next.sentences.find(({ text }) => text === line)).toMatchObject({ yours: false, origins: [{ text: line }] })
  })

  it('keeps what the person typed into the others, and the sources of what they brought back', async () => {
    const { id } = await tailored()
    const { content, sentences } = await write(id)
    const typed = content.replace('<p>I ', '<p><strong>Typed.</strong> I ')
    await save(id, typed)
    const next = await again(id, sentences.at(-1)?.paragraph ?? 0)
    expect(paragraphsIn(next.content)[1]).toBe(paragraphsIn(typed)[1])
    expect(next.content).not.toBe(typed)
    expect((await save(id, content)).letter?.sentences).toEqual(sentences)
  })

  it('is made of what somebody saved meanwhile', async () => {
    const { id } = await tailored()
    const { content, sentences } = await write(id)
    const last = sentences.at(-1)?.paragraph ?? 0
    meanwhile = [() => save(id, content.replace('</p><p>', '</p><p>Typed. '))]
    expect((await again(id, last)).content).toContain('<p>Typed. ')
    meanwhile = Array.from(
      { length: 10 },
      (_, at) => () => save(id, content.replace('</p><p>', `</p><p>Typed ${at}. `)),
    )
    expect(codeOf(await letters.generate(here.user, id, { options: { replaceParagraph: last } }))).toBe('CONFLICT')
  })
})

describe('what the person makes of it', () => {
  it.each([
    ['more than 40,000 characters', 'a'.repeat(40_001), 'TOO_LARGE'],
    ['more than 128 KB', `<p>${'<b></b>'.repeat(20_000)}</p>`, 'TOO_LARGE'],
    ['more than 1,000 sentences', `<p>${'A. '.repeat(1_001)}</p>`, 'TOO_LARGE'],
    ['tags in tags in tags', `${'<div>'.repeat(60)}a${'</div>'.repeat(60)}`, 'TOO_LARGE'],
    ['what the database cannot hold', 'a\0b', 'BAD_USER_INPUT'],
  ])('is refused with %s, and what is there stays', async (_, coverLetter, code) => {
    const { id } = await tailored()
    const made = await write(id)
    expect(codeOf(await letters.save(here.user, id, coverLetter))).toBe(code)
    expect((await kept(id)).coverLetter).toBe(made.content)
  })

  it('is refused where nothing is sent: only null removes', async () => {
    const { id } = await tailored()
    await write(id)
    const text = 'mutation($id: Int!) { updateTailoredResumeCoverLetter(id: $id) { id } }'
    const answer = await here.calls.ask(here.user, text, { id })
    expect([codeOf(answer), answer.body.errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', 'Please fill this in.'])
    expect((await kept(id)).coverLetter).not.toBeNull()
  })

  it('[F9] is refused on an old copy, but not because the resume was changed', async () => {
    const { id, content } = await tailored()
    await write(id)
    const { updatedAt } = await kept(id)
    await here.calls.saveContent(here.user, id, content.replace('handbook', 'guide'), { ifUpdatedAt: updatedAt })
    const first = await letters.save(here.user, id, '<p>One.</p>', updatedAt)
    expect(codeOf(first)).toBeUndefined()
    const second = await letters.save(here.user, id, '<p>Two.</p>', updatedAt)
    expect(second.body.errors?.[0]).toMatchObject({
      message: 'This letter was changed elsewhere in the meantime. Look at both, and choose.',
      extensions: { code: 'CONFLICT' },
    })
    expect((await kept(id)).coverLetter).toBe('<p>One.</p>')
    const saved = await kept(id)
    const page = await here.calls.saveContent(here.user, id, saved.content, { ifUpdatedAt: saved.updatedAt })
    expect(codeOf(page)).toBeUndefined()
  })

  it('[C13] is clean', async () => {
    const { id } = await tailored()
    const dirty =
      '<p onclick="x()">Dear <b>all</b>,<img src=x onerror=y></p><script>z()</script><a href="javascript:a">b</a>'
    expect((await save(id, dirty)).coverLetter).toBe('<p>Dear <b>all</b>,</p><a>b</a>')
  })

  it('keeps the sources of the sentences that stand; typed ones are the person’s own', async () => {
    const { id } = await tailored()
    const { content, sentences } = await write(id)
    const [gone, ...others] = sentences
    const edited = content.replace(gone?.text ?? '', 'This is mine. And this.').replace('<p>Dear', '<p><i>Dear')
    const { letter } = await save(id, edited)
    expect(letter?.sentences).toEqual([
      { ...gone, text: 'This is mine.', sources: [], origins: [], yours: true },
      { ...gone, text: 'And this.', sources: [], origins: [], yours: true },
      ...others,
    ])
    expect((await kept(id)).letter).toEqual(letter)
  })

  it('tells a line that was mended for this letter from one that was changed for another', async () => {
    const { id } = await richer()
    const { content, proofs, lines } = await write(id)
    const [first, second] = proofs
    const other = lines.find(({ text }) => proofs.every(({ line }) => line !== text))
    const mended = `${first?.line}, as agreed`
    const changed = content.replace(`${first?.line}<`, `${mended}<`).replace(second?.line ?? '', other?.text ?? '')
    const { letter } = await save(id, changed)
    expect(letter?.proofs.slice(0, 2)).toEqual([
      { ...first, edited: mended },
      { ...second, line: other?.text, role: letter?.proofs[1]?.role, edited: null },
    ])
    expect(letter?.sentences.find(({ text }) => text === mended)?.yours).toBe(true)
    expect((await save(id, content)).letter?.proofs).toEqual(proofs)
  })

  it('is a letter of their own where we wrote none, and counts nothing', async () => {
    const { id } = await tailored()
    const { letter } = await save(id, 'Dear Ms Okafor,\nI keep the lights on.\nYours sincerely,\nR. Vance')
    expect(letter).toMatchObject({ style: 'own', writer: 'own', content: expect.stringContaining('<p>I keep') })
    expect(letter?.sentences).toEqual([
      { text: 'I keep the lights on.', paragraph: 0, sources: [], origins: [], yours: true },
    ])
    expect(await used()).toBe(0)
  })

  it('is removed by null, with all that was kept of it', async () => {
    const { id } = await tailored()
    await write(id)
    expect(await save(id, null)).toMatchObject({ coverLetter: null, letter: null })
    expect(await letters.list(here.user, { withCoverLetter: true })).toEqual([])
    const { rows } = await here.app.pool.query('select letter from resume.tailored_resumes where id = $1', [id])
    expect(rows).toEqual([{ letter: null }])
  })

  it('is found by its words, its company and its role, the newest letter first', async () => {
    const first = await tailored()
    const second = await here.calls.tailored(here.user, { jobAdvertisingCompany: 'R&D Freight' })
    await write(first.id)
    here.app.clock.advance(1_000)
    await write(second.id)
    here.app.clock.advance(1_000)
    await save(first.id, '<p>I keep <b>owls</b> & R&amp;D.</p>')
    const found = async (search: string) =>
      (await letters.list(here.user, { withCoverLetter: true, search })).map(({ id }) => id)
    expect(await found('')).toEqual([first.id, second.id])
    expect(await found('OWLS')).toEqual([first.id])
    expect(await found('R&D')).toEqual([first.id, second.id])
    expect(await found('freight')).toEqual([second.id])
    expect(await found('<b>')).toEqual([])
  })
})

describe('a letter whose job is deleted', () => {
  it('can be read, changed, written again and downloaded', async () => {
    const { id, jobDescriptionId } = await tailored()
    const { content } = await write(id)
    await here.calls.ask(here.user, 'mutation($id: Int!) { deleteJobDescription(id: $id) { success } }', {
      id: jobDescriptionId,
    })
    expect((await kept(id)).coverLetter).toBe(content)
    expect((await save(id, `${content}<p>P.S.</p>`)).letter).not.toBeNull()
    expect((await write(id)).content).toBe(content)
    expect(codeOf(await letters.document(here.user, id, { format: 'docx' }))).toBeUndefined()
  })
})
