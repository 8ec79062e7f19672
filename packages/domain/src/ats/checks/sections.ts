import { words } from '../../language/words.ts'
import { sectionKindOf } from '../../reading/headings.ts'
import { linesIn } from '../../resume/nodes.ts'
import { displayTitle } from '../../resume/section-titles.ts'
import { fewestWords, pass, type Rule, rule, type Told, unknown, unless, warn, worse } from '../rule.ts'

const wordsIn = (lines: readonly Told[]) => lines.flatMap(({ text }) => words(text)).length

export const sections: Rule[] = [
  rule('work', 'Work experience', 8, ({ posts, entries }) => {
    if (posts.length > 0) return pass()
    if (entries('projects', 'volunteer').length > 0) return pass('No job yet, but projects or volunteering.')
    const found = warn(
      'Your work experience is missing',
      'None was found.',
      'Add “Experience”. Internships and volunteering count too.',
    )
    return entries('education').length > 0 ? found : worse(found)
  }),
  rule('education', 'Education or training', 4, ({ entries }) =>
    entries('education', 'certificates').length > 0
      ? pass()
      : warn('Your education is missing', 'None was found.', 'Add “Education”: school, apprenticeship or courses.'),
  ),
  rule('skills', 'Skills', 5, ({ skills, entries }) => {
    const named = skills.length || entries('skills').length
    return named < 4
      ? warn(
          named === 0 ? 'Your skills are missing' : 'There are too few skills',
          named === 0 ? 'None was found.' : `Your skills section lists only ${named}.`,
          'List the six to fifteen you use most.',
        )
      : pass(`${named} listed.`)
  }),
  rule('summary', 'A short summary', 2, ({ entries, told }) => {
    if (told.length === 0) return unknown()
    const said = entries('summary').flatMap(linesIn)
    const count = wordsIn(said)
    if (count > 0 && count <= 120) return pass()
    const fix = 'Say what you do in two or three sentences.'
    return count === 0
      ? warn('There is no summary', 'None was found.', fix)
      : warn('Your summary is too long', `It has ${count} words.`, fix, said[0]?.id)
  }),
  rule('headings', 'Common section titles', 4, ({ document }) => {
    const titled = document.sections.filter(({ title, entries }) => title.trim() !== '' && entries.length > 0)
    if (titled.length === 0) return unknown()
    return unless(
      titled.filter(({ title }) => sectionKindOf(title.trim()) === null).map(({ id, title }) => ({ id, text: title })),
      'A section has an unusual title',
      'Use a common title, such as “Experience” or “Skills”.',
    )
  }),
  rule('section-order', 'Order of the sections', 2, ({ document }) => {
    const filled = document.sections.filter(({ entries }) => entries.length > 0)
    const work = filled.findIndex(({ kind }) => kind === 'work')
    const astray = filled.filter(({ kind }, at) =>
      at < work ? kind === 'interests' || kind === 'references' : kind === 'summary',
    )
    if (work < 0) return unknown()
    return unless(
      astray.map((it) => ({ id: it.id, text: displayTitle(it) })),
      'Your sections are in an unusual order',
      'Put the summary first, and interests and references last.',
    )
  }),
  rule('unplaced', 'Everything in a section', 6, ({ document: { unplaced }, words: all }) => {
    if (all.length < fewestWords) return unknown()
    const share = wordsIn(unplaced) / all.length
    const found = unless(unplaced, 'Some text is in no section', 'Move it into a section.')
    if (share > 0.2) return worse(found)
    return share > 0.02 ? found : pass()
  }),
  rule('entries-named', 'Titles, employers and schools', 6, ({ posts, entries }) => {
    const studies = entries('education').flatMap((it) => (it.type === 'study' ? [it] : []))
    if (posts.length + studies.length === 0) return unknown()
    const unnamed: Told[] = [
      ...posts.filter(({ role, employer }) => !role.title || !employer.organisation),
      ...studies
        .filter(({ institution, degree, area }) => !institution || !(degree || area))
        .map(({ id, institution, degree, area }) => ({ id, text: institution || degree || area || 'A study' })),
    ]
    const found = unless(
      unnamed,
      'A title, an employer or a school is missing',
      'Name the job and the employer, the school and the degree.',
    )
    return 2 * unnamed.length > posts.length + studies.length ? worse(found) : found
  }),
]
