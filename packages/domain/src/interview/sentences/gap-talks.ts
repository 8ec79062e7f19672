import { skillNamed } from '../../skills/index.ts'
import type { Nature } from '../../skills/nature.ts'
import { type OwnLines, quoteOf } from '../own-lines.ts'
import { quoted } from '../quoted.ts'
import type { Topic } from '../topics.ts'
import { type OutlineLine, outlineLine } from '../types.ts'

/** How to speak honestly of something that the advertisement asks and the resume does not show. */
export const gapOutline = (topic: Topic, lines: OwnLines, turn: number): OutlineLine[] => [
  straight(topic, turn),
  nearest(topic, lines, turn),
  nextStep(topic, turn),
  afterAll(turn),
]

const pick = (texts: string[], turn: number) => texts[turn % texts.length] ?? ''

function straight({ knockOut, sentence, status }: Topic, turn: number): OutlineLine {
  const condition = `The advertisement makes ${quoted(sentence)} a condition. If you do not meet it, ask beforehand whether there is a way.`
  const plain = [
    'If you have not done it, say so first.',
    'Say what you know about it, and where that ends.',
    'Do not pass a similar thing off as this one. Name both.',
  ]
  const other = 'Give the exact name of your degree, then say which part of it fits.'
  return outlineLine('Say it straight', knockOut ? condition : status === 'partly' ? other : pick(plain, turn))
}

function nearest(topic: Topic, lines: OwnLines, turn: number): OutlineLine {
  const near = topic.skills.flatMap((name) => {
    const skill = skillNamed(name)
    return skill ? [...skill.neighbours.map((it) => it.name), ...skill.parents] : []
  })
  const line = lines.about({ ...topic, text: topic.phrase.text, skills: near })
  const found = [
    'Talk about this, and say what carries over and what does not.',
    'This is the closest thing in your resume. Say how it is similar.',
  ]
  const none =
    noneByAbout[topic.about] ??
    'We found no line that comes close. If there is none, talk about how you last learned something new.'
  return outlineLine('Nearest', line ? pick(found, turn) : none, line ? [quoteOf(line)] : [])
}

/** What comes nearest where no line does. */
const noneByAbout: Partial<Record<Topic['about'], string>> = {
  language: 'Name the languages you speak, and how you learned them.',
  certificate: 'Name the closest paper that you hold, if there is one.',
  degree: 'Name the course or training that comes closest.',
  years: 'Add up the roles that come closest, to the month.',
  place: 'Say where you are now, and how you would get there.',
}

const byNature: Partial<Record<Nature, string>> = {
  tool: 'Say how you would learn it: the documentation first, then a small project.',
  method: 'Name a course or a book, and the first task for it.',
  craft: 'Say with whom you would practice it, and how long it takes.',
  soft: 'Name one habit you are working on.',
  licence: 'Name what is still missing, and the earliest date.',
  certificate: 'Say when you could get it.',
  check: 'Say that you are ready for it, if you are.',
}

const byAbout: Partial<Record<Topic['about'], string>> = {
  language: 'Give your true level, and say what you are doing to improve it.',
  certificate: 'Say when you could get it.',
  degree: 'Say what you have learned in its place, and whether you would study for it alongside work.',
  years: 'Say the true number, and what in that time was most like this job.',
  place: 'Say how things stand, and from when it would work.',
}

const plans = ['Say what you would do in the first two weeks.', 'Name one step you could take before the first day.']

function nextStep({ about, nature }: Topic, turn: number): OutlineLine {
  const own = byAbout[about] ?? (nature === null ? undefined : byNature[nature])
  return outlineLine('Next step', own ?? pick(plans, turn))
}

const afterAll = (turn: number): OutlineLine =>
  outlineLine(
    'If you have it',
    pick(['Say so here, and add it to your resume.', 'Say where and when, and put it on your resume.'], turn),
  )
