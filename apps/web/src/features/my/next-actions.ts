import { daysBetween } from '@bespeak/domain/calendar/days.ts'
import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import { paths } from '../../lib/paths.ts'
import { sinceWords, untilWords } from '../../lib/texts/days.ts'
import type { DashboardData, DashboardJob } from './dashboard-query.ts'
import { datesOf } from './dates-ahead.ts'
import { dayIn, placeOf } from './stages.ts'
import * as texts from './texts.tsx'

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

const versionOf = ({ versions }: DashboardData, { id }: DashboardJob) =>
  versions.find(({ jobDescriptionId }) => jobDescriptionId === id)

const untilOf = (deadline: string, today: string): string => untilWords(daysBetween(today, deadline))

/** Each looks at what there is, and says what could be done. The order decides between equals. */
const rows: readonly ((data: DashboardData, today: string) => NextAction[])[] = [
  function followUps({ jobs }, today) {
    return jobs.flatMap((job) => {
      const due = dateOf(job, 'followUp')
      if (due === null || due > today) return []
      const applied = dayIn(job.appliedOn)
      const since = applied === null ? null : sinceWords(daysBetween(applied, today))
      return action(`write-${job.id}`, {
        title: texts.writeTo(placeOf(job)),
        reason: texts.writeReason(since),
        inShort: texts.writeInShort(since),
        button: texts.draftIt,
        to: paths.jobs({ job: String(job.id), write: '' }),
        due,
      })
    })
  },

  function interviews({ jobs, guides }, today) {
    return jobs.flatMap((job) => {
      const due = dateOf(job, 'interview')
      if (due === null || due < today) return []
      const until = untilOf(due, today)
      const guide = guides.find(({ jobDescriptionId }) => jobDescriptionId === job.id)
      if (!guide) {
        return action(`prepare-${job.id}`, {
          title: texts.prepareFor(placeOf(job)),
          reason: texts.prepareReason(until),
          inShort: texts.interviewIn(until),
          button: texts.makeGuide,
          to: paths.createInterviewGuide({ job: String(job.id) }),
          due,
        })
      }
      const { practisedCount: done, questionCount: questions } = guide
      if (done >= questions) return []
      return action(`practise-${job.id}`, {
        title: texts.practiseFor(placeOf(job)),
        reason: texts.practiseReason(until, done, questions),
        inShort: texts.practiseInShort(until, done, questions),
        button: texts.practise,
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
        title: texts.fixResume,
        reason: [`${broken.title}: ${broken.detail}`, broken.fix].filter(Boolean).join(' '),
        inShort: broken.title,
        button: texts.fixIt,
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
      const reach = gain > 0 ? (score ?? 0) + gain : null
      return action(`answer-${version.id}`, {
        title: texts.finishResume(placeOf(job)),
        reason: texts.finishReason(open, reach, due && untilOf(due, today)),
        inShort: texts.questionsAreOpen(open),
        button: texts.answer(open),
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
        title: texts.tailorTo(placeOf(job)),
        reason: texts.tailorReason(due && untilOf(due, today)),
        inShort: due === null ? texts.notTailoredYet : texts.closesIn(untilOf(due, today)),
        button: texts.tailorNow,
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
        title: texts.applyTo(placeOf(job)),
        reason: texts.applyReason(untilOf(due, today)),
        inShort: texts.closesIn(untilOf(due, today)),
        button: texts.openTheJob,
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
        title: texts.askForNews(placeOf(job)),
        reason: texts.askReason(sinceWords(days)),
        inShort: texts.askInShort(sinceWords(days)),
        button: texts.draftIt,
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
        title: texts.continueWith(plan.skill.name),
        reason: step.description,
        inShort: step.description,
        button: texts.openPlanHours(step.estimatedTimeInHours),
        to: paths.developmentPlan(plan.id),
      }),
    ]
  },

  function anotherJob() {
    return [
      action('another-job', {
        title: texts.tailorToAnother,
        reason: texts.anotherReason,
        inShort: texts.anotherInShort,
        button: texts.tailorNow,
        to: paths.tailor(),
      }),
    ]
  },
]

/** What is further off is not done before what brings more today. */
const pressingDays = 14

/** The nearest date first, then what brings most; `putOff` are the keys of what is not wanted today. */
export function nextActions(data: DashboardData, today: string, putOff: readonly string[] = []): NextAction[] {
  const near = ({ due }: NextAction) => (due !== null && daysBetween(today, due) <= pressingDays ? due : '9999')
  return rows
    .flatMap((row) => row(data, today))
    .filter(({ key }) => !putOff.includes(key))
    .toSorted((a, b) => near(a).localeCompare(near(b)) || b.gain - a.gain)
}
