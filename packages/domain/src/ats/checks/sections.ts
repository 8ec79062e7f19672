import { words } from '../../language/words.ts'
import { sectionKindOf } from '../../reading/headings.ts'
import { linesIn } from '../../resume/nodes.ts'
import { displayTitle } from '../../resume/section-titles.ts'
import { fewestWords, pass, type Rule, rule, type Told, unknown, unless, warn, worse } from '../rule.ts'

const wordsIn = (lines: readonly Told[]) => lines.flatMap(({ text }) => words(text)).length

export const sections: Rule[] = [
  rule('work', 'Work experience', 8, ({ posts, entries }) => {
    if (posts.length > 0) return pass()
    if (entries('projects', 'volunteer').length > 0) return pass('No job yet; projects or volunteering stand for it.')
    const found = warn(
      'No work experience was found.',
      'Add a section “Experience”; placements and volunteering count.',
    )
    return entries('education').length > 0 ? found : worse(found)
  }),
  rule('education', 'Education or training', 4, ({ entries }) =>
    entries('education', 'certificates').length > 0
      ? pass()
      : warn('No education or training was found.', 'Add a section “Education”: school, apprenticeship or courses.'),
  ),
  rule('skills', 'Skills', 5, ({ skills, entries }) => {
    const named = skills.length || entries('skills').length
    return named < 4
      ? warn(`The skills section names ${named}.`, 'List the six to fifteen that you use most.')
      : pass(`${named} named.`)
  }),
  rule('summary', 'A short summary', 2, ({ entries, told }) => {
    if (told.length === 0) return unknown()
    const said = entries('summary').flatMap(linesIn)
    const count = wordsIn(said)
    if (count > 0 && count <= 120) return pass()
    return warn(`The summary has ${count} words.`, 'Say in two or three sentences what you do.', said[0]?.id)
  }),
  rule('headings', 'Usual section titles', 4, ({ document }) => {
    const titled = document.sections.filter(({ title, entries }) => title.trim() !== '' && entries.length > 0)
    if (titled.length === 0) return unknown()
    return unless(
      titled.filter(({ title }) => sectionKindOf(title.trim()) === null).map(({ id, title }) => ({ id, text: title })),
      'A program may not know what this holds',
      'Use a usual title, such as “Experience” or “Skills”.',
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
      'On the wrong side of your work',
      'Put the summary first, interests and references last.',
    )
  }),
  rule('unplaced', 'Everything finds its place', 6, ({ document: { unplaced }, words: all }) => {
    if (all.length < fewestWords) return unknown()
    const share = wordsIn(unplaced) / all.length
    const found = unless(unplaced, 'It is not clear what this belongs to', 'Put it under a section title.')
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
      'Half of the name is missing',
      'Name the job and the employer, the school and the degree.',
    )
    return 2 * unnamed.length > posts.length + studies.length ? worse(found) : found
  }),
]
