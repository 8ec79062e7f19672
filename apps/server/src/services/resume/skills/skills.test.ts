import { describe, expect, it } from 'vitest'
import { field } from '../../../testing/app.ts'
import { appWithUser } from '../testing/app-with-user.ts'
import { codeOf } from '../testing/resume-calls.ts'

const here = appWithUser()

interface UserSkill {
  id: number
  skillId: number
  proficiencyLevel: number
  yearsOfExperience: number | null
  lastUsedDate: string | null
  isCurrent: boolean
  skill: { id: number; name: string; category: string; description: string | null }
}
const fields =
  'id userId skillId proficiencyLevel yearsOfExperience lastUsedDate isCurrent skill { id name category description }'

const addCall = (input: object, as = here.user) =>
  here.calls.ask(as, `mutation($input: UserSkillInput!) { addUserSkill(input: $input) { ${fields} } }`, { input })
const add = async (input: object, as = here.user) =>
  field<UserSkill>(await addCall({ proficiencyLevel: 3, ...input }, as), 'addUserSkill')
const update = (id: number, input: object, as = here.user) =>
  here.calls.ask(
    as,
    `mutation($id: Int!, $input: UserSkillInput!) { updateUserSkill(id: $id, input: $input) { ${fields} } }`,
    {
      id,
      input,
    },
  )
const remove = (id: number, as = here.user) =>
  here.calls.ask(as, 'mutation($id: Int!) { deleteUserSkill(id: $id) }', { id })
const list = async (as = here.user) =>
  field<UserSkill[]>(
    await here.calls.ask(as, `query($userId: Int!) { userSkills(userId: $userId) { ${fields} } }`, {
      userId: as.userId,
    }),
    'userSkills',
  )
const search = (text: string, limit?: number) =>
  here.calls.ask(
    here.user,
    'query($search: String!, $limit: Int) { skills(search: $search, limit: $limit) { id name } }',
    {
      search: text,
      limit,
    },
  )
const names = (skills: { skill: { name: string } }[]) => skills.map(({ skill }) => skill.name)

describe('the catalogue', () => {
  it.each([
    ['101 characters', 'a'.repeat(101), 10],
    ['a NUL', 'a\0', 10],
    ['no row', 'a', 0],
    ['more than 50 rows', 'a', 51],
  ])('refuses a search of %s', async (_, text, limit) => {
    expect(codeOf(await search(text, limit))).toBe('BAD_USER_INPUT')
  })

  it('is searched as one types, by all names, in no more rows than asked for', async () => {
    const found = async (text: string, limit?: number) =>
      field<{ name: string }[]>(await search(text, limit), 'skills').map(({ name }) => name)
    expect((await found('kube'))[0]).toBe('Kubernetes')
    expect((await found('k8s'))[0]).toBe('Kubernetes')
    expect(await found('a', 4)).toHaveLength(4)
    expect(await found('   ')).toEqual([])
  })
})

describe('skills of a person', () => {
  it.each([
    ['no skill at all', {}, 'name'],
    ['a name of blanks', { name: '  ' }, 'name'],
    ['a name of signs', { name: '—' }, 'name'],
    ['a name over 80 characters', { name: 'a'.repeat(81) }, 'name'],
    ['a NUL', { name: 'a\0b' }, 'name'],
    ['level 0', { name: 'Go', proficiencyLevel: 0 }, 'proficiencyLevel'],
    ['level 6', { name: 'Go', proficiencyLevel: 6 }, 'proficiencyLevel'],
    ['years below 0', { name: 'Go', yearsOfExperience: -0.5 }, 'yearsOfExperience'],
    ['71 years', { name: 'Go', yearsOfExperience: 71 }, 'yearsOfExperience'],
    ['a day to come', { name: 'Go', lastUsedDate: '2199-01-01' }, 'lastUsedDate'],
    ['a day before all calendars', { name: 'Go', lastUsedDate: '0001-01-01' }, 'lastUsedDate'],
  ])('refuse %s and name the field', async (_, input, name) => {
    const { body } = await addCall({ proficiencyLevel: 3, ...input })
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [name]: expect.any(String) },
    })
    expect(await list()).toEqual([])
  })

  it('refuse an id that is none of the catalogue', async () => {
    expect(codeOf(await addCall({ proficiencyLevel: 3, skillId: 1 }))).toBe('NOT_FOUND')
    expect(codeOf(await addCall({ proficiencyLevel: 3, skillId: -2_000_000_000 }))).toBe('NOT_FOUND')
  })

  it('[B1] are shown to nobody else', async () => {
    const other = await here.app.signUp()
    const text = `query($userId: Int!) { userSkills(userId: $userId) { id } }`
    expect(codeOf(await here.calls.ask(other, text, { userId: here.user.userId }))).toBe('FORBIDDEN')
  })

  it('have the catalogue’s id and name under whichever name they are added', async () => {
    const other = await here.app.signUp()
    const [typed, theirs] = [await add({ name: 'k8s' }), await add({ name: 'Kubernetes' }, other)]
    expect(typed.skill).toMatchObject({ name: 'Kubernetes', description: expect.any(String) })
    expect(typed.skillId).toBe(theirs.skillId)
    expect(await add({ skillId: typed.skillId })).toMatchObject({ id: typed.id })
  })

  it('added again are the one that is there, changed in what was sent', async () => {
    const first = await add({ name: 'Kubernetes', yearsOfExperience: 2, lastUsedDate: '2024-05-01', isCurrent: false })
    const again = await add({ name: 'kubernetes', proficiencyLevel: 5 })
    expect(again).toMatchObject({ id: first.id, proficiencyLevel: 5, yearsOfExperience: 2, isCurrent: false })
    expect(await list()).toHaveLength(1)
  })

  it('added ten times at once are one', async () => {
    const added = await Promise.all(Array.from({ length: 10 }, () => add({ name: 'Beetle sexing' })))
    expect(new Set(added.map(({ id }) => id)).size).toBe(1)
  })

  it('of one’s own name have an id below 0 that is of no use to others', async () => {
    const own = await add({ name: 'Beetle sexing' })
    expect(own.skillId).toBeLessThan(0)
    expect(await add({ name: 'beetle  Sexing' })).toMatchObject({ id: own.id, skill: { name: 'Beetle sexing' } })
    const other = await here.app.signUp()
    expect(
      codeOf(
        await here.calls.ask(other, 'mutation($input: UserSkillInput!) { addUserSkill(input: $input) { id } }', {
          input: { skillId: own.skillId, proficiencyLevel: 3 },
        }),
      ),
    ).toBe('NOT_FOUND')
    expect((await add({ name: 'Beetle sexing' }, other)).skillId).not.toBe(own.skillId)
    expect(field(await search('beetle sex'), 'skills')).toEqual([])
  })

  it('are changed in what is sent, and emptied by null', async () => {
    const { id } = await add({ name: 'Kubernetes', yearsOfExperience: 2, lastUsedDate: '2024-05-01' })
    const changed = field<UserSkill>(
      await update(id, { proficiencyLevel: 4, yearsOfExperience: null, isCurrent: false }),
      'updateUserSkill',
    )
    expect(changed).toMatchObject({
      ...{ proficiencyLevel: 4, yearsOfExperience: null, isCurrent: false },
      lastUsedDate: '2024-05-01T00:00:00.000Z',
    })
    expect(codeOf(await update(id, { proficiencyLevel: 4, name: 'Terraform' }))).toBe('BAD_USER_INPUT')
    expect(codeOf(await update(id, { proficiencyLevel: 9 }))).toBe('BAD_USER_INPUT')
  })

  it('are deleted once', async () => {
    const { id } = await add({ name: 'Kubernetes' })
    expect((await remove(id)).body.data).toEqual({ deleteUserSkill: true })
    expect(codeOf(await remove(id))).toBe('NOT_FOUND')
  })

  it('are 500 at most', async () => {
    await here.app.pool.query(
      `insert into resume.user_skills (user_id, skill_id, skill_name, skill_key, skill_category, proficiency_level,
         is_current, created_at, updated_at)
       select $1, -1000000 - n, 'Skill ' || n, 'skill ' || n, 'Your own', 3, true, now(), now() from generate_series(1, 500) n`,
      [here.user.userId],
    )
    expect(codeOf(await addCall({ name: 'One more', proficiencyLevel: 3 }))).toBe('TOO_LARGE')
    expect(codeOf(await addCall({ name: 'Skill 7', proficiencyLevel: 5 }))).toBeUndefined()
  })
})

const page = `<h1>Ines Duarte</h1><h2>Experience</h2><h3>Platform Engineer, Ferrow</h3><p>Jan 2020 – Mar 2023</p>
<ul><li>Ran Kubernetes clusters for six teams.</li><li>Wrote the deployment pipelines in Python.</li></ul>
<h2>Skills</h2><p>Tools: Terraform, Kubernetes, Grafana</p>`

interface Evidence {
  skill: { id: number; name: string }
  resumeId: number
  lines: string[]
  alreadyListed: boolean
  isCurrent: boolean
  lastUsedDate: string | null
}
const found = async (as = here.user) =>
  field<Evidence[]>(
    await here.calls.ask(
      as,
      '{ skillsFound { skill { id name } resumeId lines alreadyListed isCurrent lastUsedDate proficiencyLevel } }',
    ),
    'skillsFound',
  )
const takeOver = (resumeId: number, as = here.user) =>
  here.calls.ask(as, `mutation($resumeId: Int!) { importSkillsFromResume(resumeId: $resumeId) { ${fields} } }`, {
    resumeId,
  })

describe('skills found in resumes', () => {
  it('are none without one, and nobody else’s', async () => {
    expect(await found()).toEqual([])
    const id = await here.calls.createResume(here.user, page)
    const other = await here.app.signUp()
    expect(await found(other)).toEqual([])
    expect(codeOf(await takeOver(id, other))).toBe('NOT_FOUND')
  })

  it('come with the lines that show them, and say which are listed', async () => {
    const resumeId = await here.calls.createResume(here.user, page)
    await add({ name: 'Kubernetes' })
    const all = await found()
    expect(all.find(({ skill }) => skill.name === 'Kubernetes')).toMatchObject({
      ...{ resumeId, alreadyListed: true, isCurrent: false, lastUsedDate: '2023-03-31T00:00:00.000Z' },
      lines: ['Ran Kubernetes clusters for six teams.', 'Kubernetes'],
    })
    expect(all.find(({ skill }) => skill.name === 'Terraform')).toMatchObject({
      alreadyListed: false,
      lines: ['Terraform'],
    })
  })

  it('were used until today at most, so that each can be listed as it was found', async () => {
    const year = here.app.clock.now().getUTCFullYear()
    await here.calls.createResume(here.user, page.replace('Mar 2023', String(year + 1)))
    const kubernetes = (await found()).find(({ skill }) => skill.name === 'Kubernetes')
    expect(kubernetes?.lastUsedDate).toBe(here.app.clock.now().toISOString())
    const { skill, lastUsedDate, isCurrent } = kubernetes as Evidence
    expect(await add({ skillId: skill.id, lastUsedDate, isCurrent })).toMatchObject({ lastUsedDate })
  })

  it('are those of the resume as it is now', async () => {
    const id = await here.calls.createResume(here.user, page)
    expect(names(await found())).toContain('Terraform')
    await here.calls.ask(
      here.user,
      'mutation($id: Int!, $input: ResumeUpdateInput!) { updateResume(id: $id, input: $input) { id } }',
      { id, input: { content: page.replace('Terraform', 'Ansible') } },
    )
    expect(names(await found())).toContain('Ansible')
    expect(names(await found())).not.toContain('Terraform')
  })

  it('are taken over once, and leave what is listed as it was', async () => {
    const resumeId = await here.calls.createResume(here.user, page)
    await add({ name: 'Kubernetes', proficiencyLevel: 5 })
    const taken = field<UserSkill[]>(await takeOver(resumeId), 'importSkillsFromResume')
    expect(names(taken)).toContain('Terraform')
    expect(names(taken)).not.toContain('Kubernetes')
    expect((await list()).find(({ skill }) => skill.name === 'Kubernetes')?.proficiencyLevel).toBe(5)
    expect(field(await takeOver(resumeId), 'importSkillsFromResume')).toEqual([])
    expect((await found()).every(({ alreadyListed }) => alreadyListed)).toBe(true)
  })

  it('are taken over from the oldest of many resumes too', async () => {
    const oldest = await here.calls.createResume(here.user, page)
    await here.app.pool.query(
      `insert into resume.resumes (user_id, title, content, document, template, page_size, created_at, updated_at)
       select user_id, title, '', document, template, page_size, created_at, updated_at + n * interval '1 second'
       from resume.resumes, generate_series(1, 50) n where id = $1`,
      [oldest],
    )
    expect(names(field<UserSkill[]>(await takeOver(oldest), 'importSkillsFromResume'))).toContain('Terraform')
  })

  it('are also those that the catalogue lacks, in the person’s own words', async () => {
    const resumeId = await here.calls.createResume(here.user, page.replace('Terraform', 'Terraform, low vision aids'))
    const named = async () => (await found()).find(({ skill }) => skill.name === 'low vision aids')
    expect(await named()).toMatchObject({ skill: { id: 0 }, lines: ['low vision aids'], alreadyListed: false })
    const { skillId, skill } = await add({ name: 'Low vision aids' })
    expect(skill.category).toBe('Your own')
    expect(await named()).toMatchObject({ alreadyListed: true })
    const taken = field<UserSkill[]>(await takeOver(resumeId), 'importSkillsFromResume')
    expect(taken.map((it) => it.skillId)).not.toContain(skillId)

    const other = await here.app.signUp()
    const theirs = await here.calls.createResume(other, page.replace('Terraform', 'low vision aids'))
    expect(names(field<UserSkill[]>(await takeOver(theirs, other), 'importSkillsFromResume'))).toContain(
      'low vision aids',
    )
    expect(field(await takeOver(theirs, other), 'importSkillsFromResume')).toEqual([])
  })
})

const advertisement = (...skills: string[]) =>
  `Platform Engineer\n\nRequirements\n${skills.map((it) => `- ${it}`).join('\n')}\n`
const saveJob = async (title: string, ...skills: string[]) =>
  field<{ id: number }>(
    await here.calls.ask(
      here.user,
      'mutation($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }',
      {
        input: { title, company: 'Ferrow', description: advertisement(...skills) },
      },
    ),
    'createJobDescription',
  ).id
const deleteJob = (id: number) =>
  here.calls.ask(here.user, 'mutation($id: Int!) { deleteJobDescription(id: $id) { success } }', { id })

interface Demand {
  skillId: number
  jobs: number
  ofJobs: number
  jobDescriptionIds: number[]
}
const demand = async () =>
  field<Demand[]>(
    await here.calls.ask(
      here.user,
      'query($userId: Int!) { skillDemand(userId: $userId) { skillId jobs ofJobs jobDescriptionIds } }',
      { userId: here.user.userId },
    ),
    'skillDemand',
  )

interface Recommendation {
  id: number
  relevanceScore: number
  reason: string
  createdAt: string
  skill: { name: string }
}
const recommendations = async () =>
  field<Recommendation[]>(
    await here.calls.ask(
      here.user,
      `query($userId: Int!) { skillRecommendations(userId: $userId) {
        id userId skillId relevanceScore reason createdAt jobDescriptionIds ofJobs skill { name } } }`,
      { userId: here.user.userId },
    ),
    'skillRecommendations',
  )
const dismiss = (id: number, as = here.user) =>
  here.calls.ask(as, 'mutation($id: Int!) { dismissSkillRecommendation(id: $id) }', { id })

describe('how many saved jobs ask for a skill', () => {
  it('is counted over all of them, and says which, and follows what is saved and deleted', async () => {
    const { skillId } = await add({ name: 'Kubernetes' })
    expect(await demand()).toEqual([{ skillId, jobs: 0, ofJobs: 0, jobDescriptionIds: [] }])
    const first = await saveJob('One', 'Kubernetes', 'Python')
    const second = await saveJob('Two', 'Terraform')
    expect(await demand()).toEqual([{ skillId, jobs: 1, ofJobs: 2, jobDescriptionIds: [first] }])
    await deleteJob(first)
    expect(await demand()).toEqual([{ skillId, jobs: 0, ofJobs: 1, jobDescriptionIds: [] }])
    await deleteJob(second)
  })

  it('is counted for what a resume shows before it is listed', async () => {
    const job = await saveJob('One', 'Kubernetes')
    await here.calls.createResume(here.user, page)
    expect(await demand()).toContainEqual({ skillId: expect.any(Number), jobs: 1, ofJobs: 1, jobDescriptionIds: [job] })
  })

  it('counts a name of one’s own by its words', async () => {
    const { skillId } = await add({ name: 'Beetle sexing' })
    const job = await saveJob('One', 'Beetle sexing experience')
    expect(await demand()).toEqual([{ skillId, jobs: 1, ofJobs: 1, jobDescriptionIds: [job] }])
  })

  it('also counts what was saved before it was counted', async () => {
    const { skillId } = await add({ name: 'Kubernetes' })
    const job = await saveJob('One', 'Kubernetes')
    await here.app.pool.query('update resume.job_descriptions set wants = null where id = $1', [job])
    expect(await demand()).toEqual([{ skillId, jobs: 1, ofJobs: 1, jobDescriptionIds: [job] }])
  })
})

it('a job that an earlier engine read, by labels and with languages, is counted and recommended from', async () => {
  const job = await saveJob('One', 'Kubernetes', 'Beetle sexing experience')
  const requirement = (kind: string, text: string, skills: string[]) => ({
    ...{ id: text, kind, text, importance: 'required', skills },
  })
  const requirements = [
    requirement('skill', 'Kubernetes', ['Kubernetes']),
    requirement('experience', 'Beetle sexing experience', []),
    requirement('place', 'Based in Leeds', []),
  ]
  const wants = { title: 'Operator', company: null, requirements, languages: [{ language: 'German' }] }
  await here.app.pool.query('update resume.job_descriptions set wants = $2 where id = $1', [job, JSON.stringify(wants)])
  expect(names(await recommendations())).toEqual(['Kubernetes'])
  const { skillId } = await add({ name: 'Beetle sexing' })
  expect(await demand()).toEqual([{ skillId, jobs: 1, ofJobs: 1, jobDescriptionIds: [job] }])
})

describe('recommendations', () => {
  it('are none without saved jobs', async () => {
    expect(await recommendations()).toEqual([])
  })

  it('name the saved jobs that ask, and follow what is saved and deleted', async () => {
    const first = await saveJob('One', 'Kubernetes', 'Terraform')
    expect(names(await recommendations())).toEqual(['Kubernetes', 'Terraform'])
    const second = await saveJob('Two', 'Terraform')
    const [best] = await recommendations()
    expect(best).toMatchObject({ skill: { name: 'Terraform' }, relevanceScore: expect.any(Number) })
    expect(best).toMatchObject({ jobDescriptionIds: [first, second], ofJobs: 2 })
    expect(best?.reason).toBe('2 of your 2 saved ads ask for it: One at Ferrow and Two at Ferrow.')
    await deleteJob(first)
    expect(names(await recommendations())).toEqual(['Terraform'])
  })

  it('keep their id and day, and leave out what is listed or shown', async () => {
    await saveJob('One', 'Kubernetes', 'Terraform', 'Ansible')
    const before = await recommendations()
    here.app.clock.advance(86_400_000)
    await add({ name: 'k8s' })
    await here.calls.createResume(here.user, page)
    expect(await recommendations()).toEqual(
      before
        .filter(({ skill }) => skill.name === 'Ansible')
        .map((it) => expect.objectContaining({ id: it.id, createdAt: it.createdAt })),
    )
  })

  it('that a person does not want never come back', async () => {
    await saveJob('One', 'Kubernetes', 'Terraform')
    const [first] = await recommendations()
    const other = await here.app.signUp()
    expect(codeOf(await dismiss(first?.id ?? 0, other))).toBe('NOT_FOUND')
    expect((await dismiss(first?.id ?? 0)).body.data).toEqual({ dismissSkillRecommendation: true })
    await saveJob('Two', 'Kubernetes', 'Terraform')
    expect(names(await recommendations())).toEqual(['Terraform'])
  })

  it('have a first one for a page that shows no more, and none for a stranger', async () => {
    const tip = '{ skillTip { reason skill { name } } }'
    expect((await here.calls.ask(here.user, tip)).body.data).toEqual({ skillTip: null })
    await saveJob('One', 'Kubernetes', 'Terraform')
    const [first] = await recommendations()
    expect((await here.calls.ask(here.user, tip)).body.data).toEqual({
      skillTip: { reason: first?.reason, skill: { name: first?.skill.name } },
    })
    expect((await here.app.call('resume', tip)).body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })

  it('are asked for together with all that the page shows', async () => {
    await here.calls.createResume(here.user, page)
    await saveJob('One', 'Kubernetes', 'Ansible')
    const { body } = await here.calls.ask(
      here.user,
      `query($userId: Int!) { userSkills(userId: $userId) { id } skillsFound { resumeId } skillDemand(userId: $userId) { jobs }
        skillRecommendations(userId: $userId) { id } }`,
      { userId: here.user.userId },
    )
    expect(body.errors).toBeUndefined()
  })
})
