import type { Basics, Link, Location } from '@bespeak/domain/resume/document.ts'
import { Plus } from 'lucide-react'
import { memo, useCallback, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { type Changer, changeBasics, freshIdsFor, moved, replaced, without } from '../session/change.ts'
import { useEditing } from '../session/session-context.ts'
import * as texts from '../texts.ts'
import { FieldsCard } from './fields-card.tsx'
import styles from './forms.module.css'
import { LinesField } from './lines-field.tsx'
import { RareFields } from './rare-fields.tsx'
import { RowTools } from './row-tools.tsx'
import { NodeText } from './text-of-node.tsx'

type BasicsFormProps = {
  basics: Basics
  /** What they do, as their resume says it. */
  work: string | undefined
}

/** Who the resume is of, and how to reach them. */
export const BasicsForm = memo(function BasicsForm({ basics, work }: BasicsFormProps) {
  const { session } = useEditing()
  const change: Changer<Basics> = useCallback((own, field) => session.edit(changeBasics(own), field), [session])
  const [hasMore] = useState(basics.more.length > 0)
  const its = { node: basics, change, of: 'basics' }
  return (
    <FieldsCard id="basics" name={texts.details} title={texts.you} inShort={[basics.name, basics.label, basics.email]}>
      <div className={styles.stack}>
        <div className={styles.fields}>
          <NodeText {...its} name="name" label={texts.name} />
          <NodeText {...its} name="label" label={texts.headline} placeholder={work ?? texts.headlineExample} />
          <NodeText {...its} name="email" label={texts.email} type="email" />
          <NodeText {...its} name="phone" label={texts.phone} type="tel" />
          <LocationFields location={basics.location} change={change} />
          <NodeText {...its} name="url" label={texts.website} type="url" />
        </div>
        <LinksField links={basics.links} change={change} />
        {hasMore && (
          <LinesField
            of={texts.contact}
            addLabel={texts.addContact}
            lines={basics.more}
            change={(own, field) => change((it) => ({ ...it, more: own(it.more) }), field)}
          />
        )}
      </div>
    </FieldsCard>
  )
})

type LocationFieldsProps = { location: Location | undefined; change: Changer<Basics> }

function LocationFields({ location = {}, change }: LocationFieldsProps) {
  const changeLocation: Changer<Location> = (own, field) =>
    change((basics) => {
      const changed = own(basics.location ?? {})
      const isEmpty = Object.values(changed).every((part) => part === undefined)
      return { ...basics, location: isEmpty ? undefined : changed }
    }, field)
  const its = { node: location, change: changeLocation, of: 'basics.location' }
  return (
    <>
      <RareFields {...its} fields={street} />
      <NodeText {...its} name="city" label={texts.city} />
      <NodeText {...its} name="region" label={texts.region} optional />
      <NodeText {...its} name="countryCode" label={texts.country} />
    </>
  )
}

const street = [
  { name: 'address', label: texts.street },
  { name: 'postalCode', label: texts.postalCode },
] as const

type LinksFieldProps = { links: Link[]; change: Changer<Basics> }

function LinksField({ links, change }: LinksFieldProps) {
  const { session } = useEditing()
  const changeLinks = (own: (links: Link[]) => Link[], field?: string) =>
    change((basics) => ({ ...basics, links: own(basics.links) }), field)

  function add() {
    const id = freshIdsFor(session.state().edition.document)('k')
    changeLinks((all) => [...all, { id, url: '' }])
  }

  return (
    <div className={styles.stack}>
      {links.map((link, index) => (
        <div key={link.id} className={styles.linkRow}>
          <TextField
            label={link.network || texts.linkAt(index + 1)}
            type="url"
            autoComplete="off"
            placeholder="https://"
            data-node={link.id}
            value={link.url}
            onChange={({ target }) =>
              changeLinks((all) => replaced(all, link.id, (it) => ({ ...it, url: target.value })), `${link.id}.url`)
            }
          />
          <RowTools
            name={link.network || texts.toolsOfLinkAt(index + 1)}
            place={{ index, count: links.length }}
            onMove={(by) => changeLinks((all) => moved(all, link.id, by))}
            onRemove={() => changeLinks((all) => without(all, link.id))}
          />
        </div>
      ))}
      <Button variant="quiet" size="sm" className={styles.add} onClick={add}>
        <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
        {texts.addLink}
      </Button>
    </div>
  )
}
