import { planCalendar } from '@bespeak/domain/growth/calendar.ts'
import { useMutation } from '@tanstack/react-query'
import { CalendarDays, Download, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { dayOf } from '../../lib/days.ts'
import { paths } from '../../lib/paths.ts'
import { hasHours } from '../../lib/resumes/chain.ts'
import { type DevelopmentPlan, deletePlanMutation, downloadPlanMutation } from '../../lib/resumes/plans.ts'
import { saveText } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { reckoned } from './plan-days.ts'
import * as texts from './texts.tsx'

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Made here, of the plan that is on the page: it needs no connection. */
function saveCalendar(plan: DevelopmentPlan, now: Date) {
  const { spans, endsOn } = reckoned(plan, plan.hoursPerWeek, dayOf(now))
  const steps = plan.steps.map(({ id, description, estimatedTimeInHours, proof }, at) => ({
    ...{ id, description, proof, hours: estimatedTimeInHours },
    ...(spans[at] ?? { startsOn: endsOn, endsOn }),
  }))
  const text = planCalendar({ id: plan.id, skill: plan.skill.name, steps, madeAt: now.toISOString() })
  saveText(text, 'text/calendar', texts.calendarFileName(plan.skill.name))
}

export function PlanActions({ plan }: { plan: DevelopmentPlan }) {
  const navigate = useNavigate()
  const [isAsked, setIsAsked] = useState(false)
  const download = useMutation(downloadPlanMutation())
  const remove = useMutation(deletePlanMutation())
  return (
    <>
      <Button variant="line" busy={download.isPending} onClick={() => download.mutate(plan.id)}>
        {!download.isPending && <Download {...icon} />}
        {texts.downloadPdf}
      </Button>
      <MoreMenu label={texts.more} name={texts.moreLabel}>
        <MenuItem
          icon={<CalendarDays {...icon} />}
          disabled={!hasHours(plan)}
          onSelect={() => saveCalendar(plan, new Date())}
        >
          {texts.calendarFile}
        </MenuItem>
        <MenuItem icon={<Plus {...icon} />} to={paths.createDevelopmentPlan({ skill: plan.skill.name })}>
          {texts.anotherTarget}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 {...icon} />} tone="danger" onSelect={() => setIsAsked(true)}>
          {texts.deletePlan}
        </MenuItem>
      </MoreMenu>
      {isAsked && (
        <ConfirmDialog
          title={texts.deletePlanQuestion}
          description={texts.deletePlanMeaning}
          keep={texts.keepIt}
          action={texts.deletePlan}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(plan.id, { onSuccess: () => void navigate(paths.skills()) })}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
