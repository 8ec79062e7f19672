import type { SkillMatcher } from '../skills/matcher.ts'
import { htmlToText } from './html.ts'
import type { Job } from './job.ts'
import { readJob } from './read-job.ts'
import { holdsPosting, readJobPosting } from './read-posting.ts'

export interface JobPage {
  title: string | null
  /** Null also where the advertisement leaves a doubt: it is filled in unasked. */
  company: string | null
  location: string | null
  /** The advertisement as lines of text. */
  text: string
}

// Longer than any advertisement; a page that is longer is mostly about something else.
const mostText = 50_000

/** An advertisement from the page it stands on: from what the page says for search engines, else from what it shows. */
export function readJobPage(html: string, matcher: SkillMatcher): JobPage {
  const posting = postingsIn(html).find(holdsPosting)
  const job = posting ? readJobPosting(posting, matcher) : readJob(htmlToText(html).slice(0, mostText), matcher)
  return {
    title: job.title,
    company: job.unsure.includes('company') ? null : job.company,
    location: job.location,
    text: textOf(job),
  }
}

const textOf = ({ text }: Job) =>
  text
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, mostText)

const script = /<script\b[^<>]*\btype\s*=\s*["']?application\/ld\+json[^<>]*>/gi

function postingsIn(html: string): unknown[] {
  return [...html.matchAll(script)].slice(0, 20).flatMap((opening) => {
    const from = opening.index + opening[0].length
    const to = html.indexOf('</script', from)
    return parsed(html.slice(from, to < 0 ? html.length : to))
  })
}

function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}
