import { daysBetween } from '@bespeak/domain/calendar/days.ts'
import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import { sinceWords, untilWords } from '../../lib/days.ts'
import { paths } from '../../lib/paths.ts'
import type { DashboardData, DashboardJob } from './dashboard-query.ts'
import { datesOf } from './dates-ahead.ts'
import { dayIn, placeOf } from './stages.ts'

export interface NextAction {
  /** The same for the same thing to do, so that it can be put off. */
  key: string
  title: string
  /** Why, as a sentence; and shortly, for a list. */
  reason: string
  inShort: string
  button: string
  to: string
  /** Tailoring goes on with this job, or with this version. */
  jobId?: number
  versionId?: number
  /** Until when: `2026-11-22`. */
  due: string | null
  /** Points of the match that it can bring, where that is known. */
  gain: number
  score: number | null
}

type Part = Pick<NextAction, 'title' | 'reason' | 'inShort' | 'button' | 'to'> & Partial<NextAction>

const action = (key: string, part: Part): NextAction => ({ key, due: null, gain: 0, score: null, ...part })

const dateOf = (job: DashboardJob, wanted: string) => datesOf(job).find(({ kind }) => kind === wanted)?.on ?? null

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

const versionOf = ({ versions }: DashboardData, { id }: DashboardJob) =>
  versions.find(({ jobDescriptionId }) => jobDescriptionId === id)

const closing = (deadline: string | null, today: string): string =>
  deadline === null ? '' : ` The job closes ${untilWords(daysBetween(today, deadline))}.`

/** Each looks at what there is, and says what could be done. The order decides between equals. */
const rows: readonly ((data: DashboardData, today: string) => NextAction[])[] = [
  function followUps({ jobs }, today) {
    return jobs.flatMap((job) => {
      const due = dateOf(job, 'followUp')
      if (due === null || due > today) return []
      const applied = dayIn(job.appliedOn)
      const since =
        applied === null ? 'You planned to do it by now' : `Applied ${sinceWords(daysBetween(applied, today))}`
      return action(`write-${job.id}`, {
        title: `Write to ${placeOf(job)}`,
        reason: `${since}, and a short message is enough.`,
        inShort: since.toLowerCase(),
        button: 'Draft it, about 5 minutes',
        to: paths.jobs({ job: String(job.id), write: '' }),
        due,
      })
    })
  },

  function interviews({ jobs, guides }, today) {
    return jobs.flatMap((job) => {
      const due = dateOf(job, 'interview')
      if (due === null || due < today) return []
      const when = `interview ${untilWords(daysBetween(today, due))}`
      const guide = guides.find(({ jobDescriptionId }) => jobDescriptionId === job.id)
      if (!guide) {
        return action(`prepare-${job.id}`, {
          title: `Prepare for ${placeOf(job)}`,
          reason: `Your ${when}. A guide lists what they are likely to ask, with answers from your own lines.`,
          inShort: when,
          button: 'Make a guide, about 1 minute',
          to: paths.createInterviewGuide({ job: String(job.id) }),
          due,
        })
      }
      const left = guide.questionCount - guide.practisedCount
      if (left <= 0) return []
      const practised = `${guide.practisedCount} of ${guide.questionCount} practised`
      return action(`practise-${job.id}`, {
        title: `Practise for ${placeOf(job)}`,
        reason: `Your ${when}, and ${practised}.`,
        inShort: `${when}, ${practised}`,
        button: 'Practise, about 10 minutes',
        to: paths.interviewGuide(guide.id),
        due,
      })
    })
  },

  function brokenPages({ resume }) {
    const broken = resume?.atsReport.checks.find(({ status }) => status === 'fail')
    if (!resume || !broken) return []
    return [
      action('fix-resume', {
        title: 'Fix your resume',
        reason: [`${broken.title}: ${broken.detail}`, broken.fix].filter(Boolean).join(' '),
        inShort: broken.title,
        button: 'Fix it, about 5 minutes',
        to: paths.editResume(resume.id),
        // What cannot be read brings nothing, for any job.
        gain: 100,
      }),
    ]
  },

  function openQuestions({ jobs, latest, versions }, today) {
    return jobs.flatMap((job) => {
      const version = latest.find(({ jobDescriptionId }) => jobDescriptionId === job.id)
      const open = version?.gaps.filter(({ answered }) => !answered).length ?? 0
      if (job.stage !== 'saved' || !version || open === 0) return []
      const score = version.matchScore === null ? null : roundedScore(version.matchScore)
      const ceiling = versions.find(({ id }) => id === version.id)?.matchScoreCeiling ?? null
      const gain = score === null || ceiling === null ? 0 : Math.max(0, roundedScore(ceiling) - score)
      const due = dateOf(job, 'deadline')
      const questions = counted(open, 'question is', 'questions are')
      const reach =
        gain > 0 ? ` With a line for everything that is only partly shown, you would bring ${(score ?? 0) + gain}.` : ''
      return action(`answer-${version.id}`, {
        title: `Finish your ${placeOf(job)} resume`,
        reason: `${questions} open: what you say yes to counts.${reach}${closing(due, today)}`,
        inShort: `${questions} open`,
        button: `Answer, about ${counted(open, 'minute', 'minutes')}`,
        to: paths.tailor(),
        ...{ versionId: version.id, due, gain, score },
      })
    })
  },

  function untailored(data, today) {
    return data.jobs.flatMap((job) => {
      if (job.stage !== 'saved' || versionOf(data, job)) return []
      const due = dateOf(job, 'deadline')
      if (due !== null && due < today) return []
      return action(`tailor-${job.id}`, {
        title: `Tailor your resume to ${placeOf(job)}`,
        reason: `See what you bring, and what your page does not show yet.${closing(due, today)}`,
        inShort: due === null ? 'saved, not tailored yet' : `closes ${untilWords(daysBetween(today, due))}`,
        button: 'Tailor, about 2 minutes',
        to: paths.tailor(),
        ...{ jobId: job.id, due },
      })
    })
  },

  function readyToApply(data, today) {
    return data.jobs.flatMap((job) => {
      const version = versionOf(data, job)
      const due = dateOf(job, 'deadline')
      if (job.stage !== 'saved' || !version || due === null || due < today) return []
      return action(`apply-${job.id}`, {
        title: `Apply to ${placeOf(job)}`,
        reason: `Your tailored version is ready.${closing(due, today)} Mark it here once it is sent.`,
        inShort: `closes ${untilWords(daysBetween(today, due))}`,
        button: 'Open the job',
        to: paths.jobs({ job: String(job.id) }),
        due,
        score: version.matchScore === null ? null : roundedScore(version.matchScore),
      })
    })
  },

  function unanswered({ jobs }, today) {
    const patience = 10
    return jobs.flatMap((job) => {
      const applied = dayIn(job.appliedOn)
      if (job.stage !== 'applied' || applied === null || job.followUpOn !== null) return []
      const days = daysBetween(applied, today)
      if (days < patience) return []
      return action(`ask-${job.id}`, {
        title: `Ask ${placeOf(job)} for news`,
        reason: `You applied ${sinceWords(days)} and have not noted an answer.`,
        inShort: `applied ${sinceWords(days)}, no answer`,
        button: 'Draft it, about 5 minutes',
        to: paths.jobs({ job: String(job.id), write: '' }),
      })
    })
  },

  function plannedSteps({ plans }) {
    const [plan] = plans
      .filter(({ finishedAt }) => finishedAt === null)
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    const step = plan?.steps.find(({ completedAt }) => completedAt === null)
    if (!plan || !step) return []
    return [
      action(`learn-${plan.id}-${step.id}`, {
        title: `Continue with ${plan.skill.name}`,
        reason: step.description,
        inShort: step.description,
        button: `Open the plan, ${counted(step.estimatedTimeInHours, 'hour', 'hours')} for this step`,
        to: paths.developmentPlan(plan.id),
      }),
    ]
  },

  function anotherJob() {
    return [
      action('another-job', {
        title: 'Tailor to another job',
        reason: 'Every job asks for something different. A new version takes a minute.',
        inShort: 'a version of its own',
        button: 'Tailor, about 2 minutes',
        to: paths.tailor(),
      }),
    ]
  },
]

/** What is further off is not done before what brings more today. */
const nearDays = 14

/** The nearest date first, then what brings most; `putOff` are the keys of what is not wanted today. */
export function nextActions(data: DashboardData, today: string, putOff: readonly string[] = []): NextAction[] {
  const near = ({ due }: NextAction) => (due !== null && daysBetween(today, due) <= nearDays ? due : '9999')
  return rows
    .flatMap((row) => row(data, today))
    .filter(({ key }) => !putOff.includes(key))
    .toSorted((a, b) => near(a).localeCompare(near(b)) || b.gain - a.gain)
}
