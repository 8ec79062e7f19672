import type { Nature } from '../skills/nature.ts'

export type ResourceType =
  | 'documentation'
  | 'course'
  | 'book'
  | 'project'
  | 'practice'
  | 'mentor'
  | 'body'
  | 'partner'
  | 'test'

/** `{x}` stands for the skill, `{level}` for the level of a language. */
export interface StepTemplate {
  hours: number
  description: string
  /** What shows that the step is done, and can then honestly stand on a resume. */
  proof: string
  resources: ResourceType[]
}

/** One step a line: hours | description | proof | resources. */
const read = (text: string): StepTemplate[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [hours, description = '', proof = '', resources = ''] = line.split(' | ')
      return { hours: Number(hours), description, proof, resources: resources.split(', ').filter(isResource) }
    })

interface ResourceWords {
  title: string
  description: string
  /** What to search for where no page is known; nothing for what is found by asking around. */
  search?: string
}

export const resourceWords: Record<ResourceType, ResourceWords> = {
  documentation: {
    title: 'Official documentation',
    description: 'Begin with its introduction.',
    search: '{x} documentation',
  },
  course: {
    title: 'A course with an assessment',
    description: 'At a college or online, with exercises that are marked.',
    search: '{x} course',
  },
  book: { title: 'A book', description: 'Ask a library or a teacher which one is used now.', search: '{x}' },
  project: { title: 'A practice project', description: 'Small, finished and your own.' },
  practice: { title: 'A task at work or as a volunteer', description: 'With somebody to check the result.' },
  mentor: {
    title: 'Somebody who does this every day',
    description: 'Ask for an hour every two weeks and bring your own work.',
  },
  body: {
    title: 'The body that grants it',
    description: 'Its own conditions, fees and dates count.',
    search: '{x} requirements',
  },
  partner: { title: 'A class or a speaking partner', description: 'Twice a week, about your own work.' },
  test: { title: 'A recognized test', description: 'Take a sample test first.', search: '{x} sample test' },
}

const isResource = (text: string): text is ResourceType => text in resourceWords

// Two steps lead to each of the levels 2, 3, 4 and 5.

const tool = read(`
8 | Work through the official introduction to {x}. | The finished exercises, and notes in your own words. | documentation, course
12 | Make one small thing with {x}. | A practice project you can explain. List it under Projects, as practice. | project
15 | Read the documentation on everyday work with {x}: setting up, usual faults. | A page of notes on five faults. | documentation, book
35 | Take one project with {x} from start to finish, and write down what you decided. | The project, shown to somebody who knows {x}. A line under Projects. | project, mentor
25 | Learn the harder half of {x}: what fails in daily use, and how to recover. | One real fault that you found and fixed. | documentation, mentor
60 | Use {x} for work that others rely on, and have it checked. | Work in use and a person who can confirm it. A line under that job. | practice, mentor
40 | Follow {x} at its source: its releases and discussions. | A comparison of two ways to do the same task. | documentation
120 | Teach {x}, or write down how it is used where you work. | A course you gave or a guide in use. | practice, project
`)

const method = read(`
10 | Learn the terms and the basics of {x}. | The finished exercises, and notes in your own words. | book, course
12 | Do three small exercises in {x} and have them checked. | Three checked exercises. | mentor, project
25 | Take a full course on {x}. | The certificate of the course. List it with its date. | course, book
25 | Take on one real task that calls for {x}. | The result and a person who can confirm it. A line under that job or under Projects. | practice, mentor
30 | Read what those who set the rules for {x} publish about it. | A page on what changed lately. | book, mentor
60 | Be responsible for {x} in one project or period. | A result with a figure that you can explain. A line under that job. | practice, mentor
50 | Go to where {x} is discussed: a professional body, a conference. | A talk or an article. | mentor, book
110 | Teach {x}, or write the procedure for it. | A procedure in use, or people trained, by number and date. | practice
`)

const craft = read(`
12 | Learn the safety rules, the equipment and the basic steps of {x} from a qualified person. | A course certificate or a signed induction. | course, mentor
28 | Practice the basic steps of {x} under supervision. | A signed log of practice. | practice, mentor
30 | Learn the standards for {x} and its usual faults. | A passed assessment. | book, course
90 | Take on everyday jobs in {x}, each signed off by a qualified person. | A log of jobs with dates and signatures. A line under that job. | practice, mentor
60 | Take the advanced course in {x}, or work with somebody known for it. | The certificate, or a reference. | course, mentor
240 | Work alone in {x}, and count what matters: time, faults, returns. | Figures from your own log. A line under that job. | practice
80 | Learn to instruct others in {x}. | An instructor certificate, where there is one. | course, body
320 | Train others in {x}. | People trained, by number and date. | practice
`)

const soft = read(`
4 | Read about {x} or take a short course, and choose a habit from it. | The habit, written in one sentence. | book, course
10 | Practice the habit for a month. | Three situations in your notes: what you did and what came of it. | practice
6 | Ask two people what to change in {x}. | Their answers, and what you changed. | mentor
18 | Take on a task that calls for {x}, and ask for feedback. | One situation you can tell, with its result. A line under that job. | practice, mentor
10 | Take a course in {x} with role play or recorded practice. | The course, with its date. | course
30 | Use {x} where it counts: a disagreement, a deadline. | Two situations that somebody else can confirm. | practice, mentor
15 | Learn to coach others in {x}. | The course, with its date. | course, book
45 | Coach two people in {x} over three months. | Two people who can say what changed. | practice
`)

/** Guided hours from one level of the Common European Framework to the next, from A1 to C1. */
const language = [100, 180, 200, 200].flatMap((hours) =>
  read(`
${0.6 * hours} | Study {x} to level {level} with marked exercises. | The finished course or textbook. | course, book
${0.4 * hours} | Speak and write {x} at level {level} every week, about your own work. | A test passed at level {level}. On a resume: {x}, {level}. Until then, name no level you have not tested. | partner, test
`),
)

export const ladders: Partial<Record<Nature, StepTemplate[]>> = { tool, method, craft, soft, language }

/** What is granted rather than learnt: the same way from any level. 0 hours are study, which grows with the distance. */
export const ways: Partial<Record<Nature, StepTemplate[]>> = {
  licence: read(`
2 | {x}: find the authority that grants it where you want to work, and read its conditions. | A list of what you have and what is missing. | body
6 | Gather what the authority asks for: records, hours, references. | A complete file. | body
0 | Prepare for the exam, if there is one. A degree or hours of practice that the authority requires come on top of this time. | Records signed by the school or employer. On a resume: in progress, with the expected date. | course, mentor
6 | Apply or take the exam, and note the number, date and expiry. | The document itself. On a resume: its name, the authority and the date. | body, test
`),
  certificate: read(`
2 | {x}: read the current conditions and syllabus of the body that awards it. | A list of what you know and what is missing. | body
0 | Study the syllabus topic by topic. | Every topic checked off, with notes. | course, book
10 | Take two full sample exams, and go back to what went wrong. | Both results, above the pass mark. | test
4 | Take the exam. | The certificate. On a resume: its name, the body and the date. | body
`),
  check: read(`
1 | {x}: find out who may start it. Often only an employer can. | The rule, and where it is written. | body
4 | Gather what it asks for: proof of identity, addresses, past work. | A complete file. | body
1 | Tell employers that you are ready to go through it. Never write that you hold it before you do. | The confirmation, with its date. It may then stand on a resume. | 
`),
}
