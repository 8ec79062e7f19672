import { describe, expect, it } from 'vitest'
import { readJob } from './read-job.ts'
import { matcher } from './testing/measure.ts'

const read = (text: string) => readJob(text, matcher)
const asked = (text: string, importance: 'required' | 'preferred') =>
  read(text)
    .requirements.filter((it) => it.importance === importance)
    .map((it) => it.text)

describe('[J1] line ends that were lost in copying', () => {
  const glued =
    "Search Engineer\nLumenfold – Utrecht\n\nAbout the jobWe build search for archives.ResponsibilitiesDesign ranking modelsReview the team's codeQualificationsA degree in physics or a related field.5+ years of C++Strong grasp of statisticsExperience with PyTorchNice to haveDutch"

  it('are put back', () => {
    const job = read(glued)
    expect(job.responsibilities.map((it) => it.words)).toEqual(['Design ranking models', "Review the team's code"])
    expect(asked(glued, 'required')).toEqual(['Degree in physics or a related field', 'C++', 'Statistics', 'PyTorch'])
    expect(asked(glued, 'preferred')).toEqual(['Dutch'])
    expect(job.yearsMin).toBe(5)
  })

  it('and every quote stands where it says', () => {
    const job = read(glued)
    for (const { words, from, to } of job.requirements) expect(job.text.slice(from, to)).toBe(words)
    expect(read(job.text)).toEqual(job)
  })

  it.each([
    'JavaScript, TypeScript, PyTorch, TensorFlow and GitHub',
    'Work at McAllister, DeWitt and O’Neill',
    'LinkedIn and YouTube campaigns',
  ])('names with a capital inside stay whole: %s', (line) => {
    expect(read(`Clerk\n\nRequirements\n- ${line}`).text).toContain(line)
  })

  it('what has no end is left alone', () => {
    const endless = 'Abcd'.repeat(10_000)
    expect(read(`Clerk\n\n${endless}`).text).toContain(endless)
  })
})

it('[J1] escapes of Markdown are not read', () => {
  const text = 'Clerk\n\n\\*\\*Requirements\\*\\*\n\n\\- 3\\+ years of C\\+\\+\n\\- Filing'
  expect(asked(text, 'required')).toEqual(['C++', 'Filing'])
  expect(read(text).yearsMin).toBe(3)
})

it('[J2] a title over a list is one, though a link may say the same', () => {
  const text = 'Clerk\nAcme Ltd\n\nRequirements\n- Filing\n\nLife at Acme\n- Sundays off\n- Staff meals'
  expect(asked(text, 'required')).toEqual(['Filing'])
})

describe('the head', () => {
  it.each([
    ['Kennel Supervisor – Ludlow\n\nWe are seeking a friendly supervisor for our kennels.', 'Kennel Supervisor'],
    ['Senior (Solar) Engineer\nAcme Ltd', 'Senior (Solar) Engineer'],
    ['Gameplay Programmer – C++, Games\nAcme Ltd', 'Gameplay Programmer'],
    ['Senior Engineer – C++, Games\nAcme Ltd', 'Senior Engineer – C++'],
    ['iOS Tester\nAcme Ltd', 'iOS Tester'],
    ['Night Porter m/f/d\nAcme Ltd', 'Night Porter'],
  ])('[J6] the title on top is the title: %s', (text, title) => {
    expect(read(text).title).toBe(title)
  })

  it.each(['Relational databases', 'Maintain CNC lathes'])('[J7] an item names no employer: %s', (item) => {
    expect(read(`Clerk\n\nRequirements\n- ${item}`).company).toBeNull()
  })

  it('[J7] labels stand in one line', () => {
    expect(read('# Clerk\n\n**Company:** Quillmark  **Location:** Leeds')).toMatchObject({
      company: 'Quillmark',
      location: 'Leeds',
    })
  })
})

it('[J15] a title behind the last item of a list in one line opens the next list', () => {
  const job = read(
    'Clerk\nAcme Ltd\n\nWe keep records. You will need: • Experience of archives • A driving licence. We offer: • Six weeks of holiday • Pet discount',
  )
  expect(job.requirements.map((it) => it.text)).toEqual(['Archives', 'Driving licence'])
  expect(job.benefits.map((it) => it.words)).toEqual(['Six weeks of holiday', 'Pet discount'])
})

it.each(['-', '>'])('[J1] an item behind %s is read without it', (mark) => {
  const text = `Editor\n\nRequirements\n${mark} Premiere\n${mark} Excellent copywriting`
  expect(asked(text, 'required')).toEqual(['Premiere', 'Copywriting'])
})
