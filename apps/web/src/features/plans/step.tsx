import { useMutation } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, BookPlus, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { completeStepMutation, deleteStepMutation, type PlanStep, updateStepMutation } from '../../lib/resumes/plans.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CheckboxField } from '../../ui/field.tsx'
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { Moment } from '../../ui/moment.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { Tick } from '../../ui/tick.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './plans.module.css'
import { ResourceForm } from './resource-form.tsx'
import { Resources } from './resources.tsx'
import { type StepDraft, StepForm, stepDraftOf } from './step-form.tsx'
import * as texts from './texts.tsx'

type StepProps = { step: PlanStep; isCurrent: boolean; isFirst: boolean; isLast: boolean }

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

export function Step({ step, isCurrent, isFirst, isLast }: StepProps) {
  const [draft, setDraft] = useKept<StepDraft | null>(`step_${step.id}`, null)
  const [isAdding, setAdding] = useKept(`step_${step.id}_adding`, false)
  const complete = useMutation(completeStepMutation())
  const update = useMutation(updateStepMutation())
  const isDone = complete.isPending ? complete.variables.completed : step.completedAt !== null
  const tick = (completed: boolean) => complete.mutate({ id: step.id, completed })
  const change = () => setDraft(stepDraftOf(step))
  return (
    <li className={classNames(styles.step, isDone && styles.done, isCurrent && styles.current)}>
      <CheckboxField
        className={styles.tick}
        label={<VisuallyHidden>{texts.stepDone(step.stepNumber)}</VisuallyHidden>}
        checked={isDone}
        disabled={complete.isPending}
        onChange={(event) => tick(event.target.checked)}
      />
      <div className={styles.stepBody}>
        {draft ? (
          <StepForm
            label={texts.changeStep(step.stepNumber)}
            draft={draft}
            onChange={setDraft}
            onSave={(input) => update.mutate({ id: step.id, input }, { onSuccess: () => setDraft(null) })}
            onLeave={() => setDraft(null)}
            busy={update.isPending}
          />
        ) : (
          <StepHead step={step}>
            <StepMenu
              step={step}
              isFirst={isFirst}
              isLast={isLast}
              onMove={(by) => update.mutate({ id: step.id, input: { stepNumber: step.stepNumber + by } })}
              onChange={change}
              onAdd={() => setAdding(true)}
            />
          </StepHead>
        )}
        {!isDone && <Resources resources={step.resources} />}
        {isAdding && <ResourceForm stepId={step.id} onDone={() => setAdding(false)} />}
        {!isDone && step.proof && (
          <p className={styles.proof}>
            <span>{texts.proof}</span> {step.proof}
          </p>
        )}
        {isCurrent && !draft && !isAdding && (
          <div className={styles.buttons}>
            <Button variant="line" className={styles.asDone} busy={complete.isPending} onClick={() => tick(true)}>
              {!complete.isPending && <Tick size={16} />}
              {texts.markAsDone}
            </Button>
            <Button variant="quiet" onClick={change}>
              {texts.change}
            </Button>
            <Button variant="quiet" onClick={() => setAdding(true)}>
              {texts.addResource}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

function StepHead({ step, children }: { step: PlanStep; children: ReactNode }) {
  return (
    <div className={styles.stepHead}>
      <div className={styles.stepWords}>
        <b>{step.description}</b>
        {step.completedAt !== null && <p className={styles.small}>{texts.doneAt(<Moment at={step.completedAt} />)}</p>}
      </div>
      {step.estimatedTimeInHours > 0 && (
        <span className={styles.hours}>{texts.hourCount(step.estimatedTimeInHours)}</span>
      )}
      {children}
    </div>
  )
}

type StepMenuProps = {
  step: PlanStep
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onChange: () => void
  onAdd: () => void
}

function StepMenu({ step, isFirst, isLast, onMove, onChange, onAdd }: StepMenuProps) {
  const [isAsked, setIsAsked] = useState(false)
  const remove = useMutation(deleteStepMutation())
  return (
    <>
      <MoreMenu label={texts.moreForStep(step.stepNumber)} className={styles.more}>
        <MenuItem icon={<Pencil {...icon} />} onSelect={onChange}>
          {texts.change}
        </MenuItem>
        <MenuItem icon={<BookPlus {...icon} />} onSelect={onAdd}>
          {texts.addResource}
        </MenuItem>
        <MenuItem icon={<ArrowUp {...icon} />} disabled={isFirst} onSelect={() => onMove(-1)}>
          {texts.moveUp}
        </MenuItem>
        <MenuItem icon={<ArrowDown {...icon} />} disabled={isLast} onSelect={() => onMove(1)}>
          {texts.moveDown}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 {...icon} />} tone="danger" onSelect={() => setIsAsked(true)}>
          {texts.deleteStep}
        </MenuItem>
      </MoreMenu>
      {isAsked && (
        <ConfirmDialog
          title={texts.deleteStepQuestion}
          description={step.description}
          keep={texts.keepIt}
          action={texts.deleteStep}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(step.id)}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
