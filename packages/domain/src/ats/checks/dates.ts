import type { PartialDate } from '../../resume/document.ts'
import { displayDate, monthOf, yearOf } from '../../resume/partial-date.ts'
import { pass, type Rule, rule, unknown, unless, warn, worse } from '../rule.ts'
import type { Post, View } from '../view.ts'

const monthsTo = (date: PartialDate, month: number) => 12 * (yearOf(date) ?? 9999) + (monthOf(date) ?? month)
/** Months since the year 0, as early or as late as a date may mean. */
const earliest = (date: PartialDate) => monthsTo(date, 1)
const latest = (date: PartialDate) => monthsTo(date, 12)

const startOf = ({ role: { start } }: Post) => earliest(start ?? 'present')
const endOf = ({ role: { end } }: Post) => latest(end ?? 'present')
const dated = ({ posts }: View) => posts.filter(({ role }) => role.start)

const written = /(\p{L}{3,}\.?,?\s+)?(?:\d{1,2}[./-])?\d{4}(?:[./-]\d{1,2})?/gu

/** A date in the person's own words, and what dates like it have in common. */
type Formed = { form: string; date: string }

/** The dates by what they look like, as they were written where that is known, else as exact as they are. */
function formsOf({ id, role: { start, end } }: Post, { document, context: { source } }: View): Formed[] {
  const spans = document.origins[`${id}.period`]?.spans ?? []
  const text =
    source === undefined
      ? ''
      : spans.map(([from, to]) => source.slice(from, Math.min(to, from + longestDate))).join(' ')
  if (text.trim() === '')
    return [start, end].flatMap((it) =>
      !it || it === 'present' ? [] : { form: monthOf(it) ? 'words' : '9', date: displayDate(it) },
    )
  return [...text.matchAll(written)].map(([date, month]) => ({
    form: month ? 'words' : date.replace(/\d{4}/, '9').replace(/\b\d\d?\b/, '0'),
    date: date.trim(),
  }))
}

const longGap = 6
const longestDate = 80

/** When each role, study or volunteering that has a date began and ended, the earliest first. */
const stretchesIn = ({ entries }: View) =>
  entries('work', 'education', 'volunteer', 'projects')
    .flatMap((it) => (it.type === 'employment' ? it.roles : it.type === 'study' || it.type === 'item' ? [it] : []))
    .flatMap(({ start, end }) => (start ? [{ from: earliest(start), to: latest(end ?? 'present') }] : []))
    .sort((a, b) => a.from - b.from)

/**
 * Months before each role in which nothing else is told. Both lists are gone through once, side by side: a page of
 * thousands of dates must not take the time of millions.
 */
function gapsBefore(posts: readonly Post[], view: View): Map<Post, number> {
  const stretches = stretchesIn(view)
  const gaps = new Map<Post, number>()
  let told = 0
  let last: number | null = null
  for (const post of posts.toSorted((a, b) => startOf(a) - startOf(b))) {
    const start = startOf(post)
    for (let next = stretches[told]; next && next.from < start; next = stretches[told]) {
      last = Math.max(last ?? next.to, next.to)
      told += 1
    }
    gaps.set(post, last === null ? 0 : start - 1 - last)
  }
  return gaps
}

/** A rule about the roles that have dates. */
const datesRule = (
  id: string,
  title: string,
  weight: number,
  judge: (posts: Post[], view: View) => ReturnType<Rule['judge']>,
) =>
  rule(id, title, weight, (view) => {
    const posts = dated(view)
    return posts.length === 0 ? unknown() : judge(posts, view)
  })

export const dates: Rule[] = [
  rule('dates', 'Dates of your roles', 7, ({ posts }) => {
    if (posts.length === 0) return unknown()
    const undated = posts.filter(({ role: { start, end } }) => !start && !end)
    const found = unless(undated, 'Some roles have no dates', 'Add the month and year you started and ended.')
    return 2 * undated.length > posts.length ? worse(found) : found
  }),
  datesRule('dates-valid', 'Start and end dates', 5, (posts) => {
    const found = unless(
      posts.filter((it) => startOf(it) > endOf(it)),
      'A role ends before it starts',
      'Check the two dates.',
    )
    return found.fix ? worse(found) : found
  }),
  datesRule('dates-past', 'No dates in the future', 2, (posts, { context: { today } }) =>
    today
      ? unless(
          posts.filter((it) => startOf(it) > latest(today.slice(0, 7))),
          'A role starts in the future',
          'Check the year.',
        )
      : unknown(),
  ),
  datesRule('date-form', 'Consistent dates', 2, (posts, view) => {
    const [first, ...others] = posts.flatMap((it) => formsOf(it, view))
    const second = others.find(({ form }) => form !== first?.form)
    return first && second
      ? warn(
          'Your dates are inconsistent',
          `Some look like “${first.date}”, others like “${second.date}”.`,
          'Write them all as month and year.',
        )
      : pass()
  }),
  datesRule('newest-first', 'Newest role first', 3, (posts) =>
    unless(
      posts.filter((it, at) => {
        const above = posts[at - 1]
        return above && endOf(it) > endOf(above) && startOf(it) > startOf(above)
      }),
      'Your roles are out of order',
      'Put the newest role first.',
    ),
  ),
  // Told so that the person can decide; never a fault.
  datesRule('gaps', 'Time between roles', 0, (posts, view) => {
    const gaps = gapsBefore(posts, view)
    const gap = posts.find((it) => (gaps.get(it) ?? 0) > longGap)
    if (!gap) return pass()
    return {
      ...unknown(`There is a gap of about ${gaps.get(gap)} months before ${gap.text}. This costs no points.`),
      place: gap.id,
      fix: 'If you like, say in one line what you did then.',
    }
  }),
]
