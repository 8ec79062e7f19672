import type { Employment, Role } from '@bespeak/domain/resume/document.ts'
import { Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import * as texts from '../texts.tsx'
import { type Change, changeEntry, moved, newRole, withField } from './document-edits.ts'
import styles from './form.module.css'
import { useFormTools } from './form-context.ts'
import { FormField } from './form-field.tsx'
import { LinesField } from './lines-field.tsx'
import { MoveTools } from './move-tools.tsx'
import { PeriodFields } from './period-fields.tsx'

/** An employer with every role held there. */
export function EmploymentFields({ job }: { job: Employment }) {
  const { edit, remove, newIds } = useFormTools()
  const putRoles = (roles: Role[]): Change => changeEntry(job.id, () => ({ ...job, roles }))
  const setJob = (key: 'organisation' | 'location') => (value: string) =>
    edit(
      changeEntry(job.id, () => withField(job, key, value)),
      `${job.id}.${key}`,
    )

  return (
    <>
      <FormField
        field={`${job.id}.organisation`}
        label={texts.employer}
        wide
        value={job.organisation}
        onValue={setJob('organisation')}
      />
      {job.roles.map((role, at) => (
        <fieldset key={role.id} className={styles.role}>
          <legend className={styles.roleName}>{role.title || texts.role}</legend>
          {job.roles.length > 1 && (
            <MoveTools
              name={role.title || texts.thisRole}
              isFirst={at === 0}
              isLast={at === job.roles.length - 1}
              onMove={(by) => edit(putRoles(moved(job.roles, at, by)))}
              onRemove={() => remove(putRoles(job.roles.toSpliced(at, 1)), texts.roleRemoved)}
            />
          )}
          <RoleFields role={role} put={(changed) => putRoles(job.roles.toSpliced(at, 1, changed))} />
        </fieldset>
      ))}
      <div className={styles.wide}>
        <Button variant="quiet" size="sm" onClick={() => edit(putRoles([...job.roles, newRole(newIds())]))}>
          <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
          {texts.addRole}
        </Button>
      </div>
    </>
  )
}

function RoleFields({ role, put }: { role: Role; put: (role: Role) => Change }) {
  const { edit } = useFormTools()
  const set =
    <Key extends keyof Role>(key: Key, origin = `${role.id}.${key}`) =>
    (value: Role[Key] | undefined) =>
      edit(put(withField(role, key, value)), origin)
  const period = `${role.id}.period`

  return (
    <>
      <FormField field={`${role.id}.title`} label={texts.roleTitle} value={role.title} onValue={set('title')} />
      <FormField field={`${role.id}.location`} label={texts.place} value={role.location} onValue={set('location')} />
      <PeriodFields
        of={role.id}
        start={role.start}
        end={role.end}
        onStart={set('start', period)}
        onEnd={set('end', period)}
      />
      <LinesField
        label={texts.linesOf(role.title || texts.thisRole)}
        lines={role.lines}
        placeholder={texts.lineExample}
        put={(lines) => put({ ...role, lines })}
      />
    </>
  )
}
