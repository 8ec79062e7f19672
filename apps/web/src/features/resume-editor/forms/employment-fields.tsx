import type { Employment, Role } from '@bespeak/domain/resume/document.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { type Changer, freshIdsFor, moved, replaced, without } from '../session/change.ts'
import { newRole } from '../session/new-nodes.ts'
import { useEditing } from '../session/session-context.ts'
import * as texts from '../texts.ts'
import styles from './forms.module.css'
import { LinesField } from './lines-field.tsx'
import { PeriodFields } from './period-fields.tsx'
import { RareFields } from './rare-fields.tsx'
import { RowTools } from './row-tools.tsx'
import { NodeText } from './text-of-node.tsx'

type EmploymentFieldsProps = { entry: Employment; change: Changer<Employment> }

/** An employer, and every role held there. */
export function EmploymentFields({ entry, change }: EmploymentFieldsProps) {
  const { session } = useEditing()
  const its = { node: entry, change, of: entry.id }
  // Some resumes say the place of the employer, others that of each role.
  const [isPlaceOfRole] = useState(() => entry.location === undefined && entry.roles.some(({ location }) => location))
  const changeRoles: Changer<Role[]> = (own, field) => change((it) => ({ ...it, roles: own(it.roles) }), field)

  function addRole() {
    const role = newRole(freshIdsFor(session.state().edition.document))
    // The newest stands first.
    changeRoles((roles) => [role, ...roles])
  }

  return (
    <>
      <div className={styles.fields}>
        <NodeText {...its} name="organisation" label={texts.employer} />
        {!isPlaceOfRole && <NodeText {...its} name="location" label={texts.place} />}
        <RareFields {...its} fields={rare} />
      </div>
      {entry.roles.map((role, index) => (
        <RoleFields
          key={role.id}
          role={role}
          place={{ index, count: entry.roles.length }}
          hasPlace={isPlaceOfRole}
          change={(own, field) => changeRoles((roles) => replaced(roles, role.id, own), field)}
          onMove={(by) => changeRoles((roles) => moved(roles, role.id, by))}
          onRemove={() => changeRoles((roles) => without(roles, role.id))}
        />
      ))}
      <Button variant="quiet" size="sm" className={styles.add} onClick={addRole}>
        <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
        {texts.addRole}
      </Button>
    </>
  )
}

const rare = [
  { name: 'url', label: texts.link },
  { name: 'description', label: texts.aboutEmployer },
] as const

type RoleFieldsProps = {
  role: Role
  hasPlace: boolean
  place: { index: number; count: number }
  change: Changer<Role>
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function RoleFields({ role, hasPlace, place, change, onMove, onRemove }: RoleFieldsProps) {
  const name = role.title ?? texts.roleAt(place.index + 1)
  const its = { node: role, change, of: role.id }
  const isOneOfMany = place.count > 1
  return (
    <fieldset className={styles.role} data-node={role.id} data-several={isOneOfMany}>
      {isOneOfMany && <RowTools name={name} place={place} onMove={onMove} onRemove={onRemove} />}
      <div className={styles.fields}>
        <NodeText {...its} name="title" label={texts.roleTitle} className={hasPlace ? undefined : styles.wide} />
        {hasPlace && <NodeText {...its} name="location" label={texts.place} />}
        <PeriodFields node={role} change={change} />
      </div>
      <LinesField
        of={name}
        lines={role.lines}
        change={(own, field) => change((it) => ({ ...it, lines: own(it.lines) }), field)}
      />
    </fieldset>
  )
}
