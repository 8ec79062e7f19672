import { useMutation } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, BookPlus, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { completeStepMutation, deleteStepMutation, type PlanStep, updateStepMutation } from '../../lib/resumes/plans.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckboxField } from '../../ui/field.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Tick } from '../../ui/tick.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { hourWords } from './plan-days.ts'
import styles from './plans.module.css'
import { ResourceForm } from './resource-form.tsx'
import { Resources } from './resources.tsx'
import { type StepDraft, StepForm, stepDraftOf } from './step-form.tsx'

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
        label={<VisuallyHidden>Step {step.stepNumber} done</VisuallyHidden>}
        checked={isDone}
        disabled={complete.isPending}
        onChange={(event) => tick(event.target.checked)}
      />
      <div className={styles.stepBody}>
        {draft ? (
          <StepForm
            label={`Change step ${step.stepNumber}`}
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
            <span>Proof</span> {step.proof}
          </p>
        )}
        {isCurrent && !draft && !isAdding && (
          <div className={styles.buttons}>
            <Button variant="line" className={styles.asDone} busy={complete.isPending} onClick={() => tick(true)}>
              {!complete.isPending && <Tick size={16} />}
              Mark as done
            </Button>
            <Button variant="quiet" onClick={change}>
              Change
            </Button>
            <Button variant="quiet" onClick={() => setAdding(true)}>
              Add a resource
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
        {step.completedAt !== null && (
          <p className={styles.small}>
            Done <Moment at={step.completedAt} />
          </p>
        )}
      </div>
      <span className={styles.hours}>{hourWords(step.estimatedTimeInHours)}</span>
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
  const name = `step ${step.stepNumber}`
  return (
    <>
      <Menu
        label={`More for ${name}`}
        trigger={
          <IconButton label={`More for ${name}`} className={styles.more}>
            <Ellipsis {...icon} />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil {...icon} />} onSelect={onChange}>
          Change
        </MenuItem>
        <MenuItem icon={<BookPlus {...icon} />} onSelect={onAdd}>
          Add a resource
        </MenuItem>
        <MenuItem icon={<ArrowUp {...icon} />} disabled={isFirst} onSelect={() => onMove(-1)}>
          Move up
        </MenuItem>
        <MenuItem icon={<ArrowDown {...icon} />} disabled={isLast} onSelect={() => onMove(1)}>
          Move down
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 {...icon} />} tone="danger" onSelect={() => setIsAsked(true)}>
          Delete step
        </MenuItem>
      </Menu>
      <Dialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title="Delete this step?"
        description={step.description}
        actions={
          <>
            <Button variant="line" onClick={() => setIsAsked(false)}>
              Keep it
            </Button>
            <Button variant="danger-fill" busy={remove.isPending} onClick={() => remove.mutate(step.id)}>
              Delete step
            </Button>
          </>
        }
      />
    </>
  )
}
