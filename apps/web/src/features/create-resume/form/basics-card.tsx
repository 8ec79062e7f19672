import type { Basics, Link, Location } from '@bespeak/domain/resume/document.ts'
import { Plus, X } from 'lucide-react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import * as texts from '../texts.tsx'
import { changeBasics, withField } from './document-edits.ts'
import { basicsFacts } from './entry-words.ts'
import styles from './form.module.css'
import { inputId, useFormTools } from './form-context.ts'
import { FormField, useMarked } from './form-field.tsx'
import type { Frame } from './frame.tsx'
import { LinesField } from './lines-field.tsx'

type TextKey = keyof typeof texts.basicsLabels

const textRows: { key: TextKey; type?: string; autoComplete?: string }[] = [
  { key: 'name', autoComplete: 'name' },
  { key: 'label' },
  { key: 'email', type: 'email', autoComplete: 'email' },
  { key: 'phone', type: 'tel', autoComplete: 'tel' },
]

/** Who the person is and how to reach them. */
export function BasicsCard({ basics, Frame }: { basics: Basics; Frame: Frame }) {
  const { edit, newIds } = useFormTools()
  const set = (key: TextKey) => (value: string) =>
    edit(
      changeBasics((it) => withField(it, key, value)),
      `basics.${key}`,
    )
  const putLinks = (links: Link[]) => changeBasics((it) => ({ ...it, links }))

  return (
    <Frame id="basics" title={texts.you} facts={basicsFacts(basics)}>
      <div className={styles.grid}>
        {textRows.map(({ key, ...field }) => (
          <FormField
            key={key}
            field={`basics.${key}`}
            label={texts.basicsLabels[key]}
            {...field}
            value={basics[key]}
            onValue={set(key)}
          />
        ))}
        <PlaceFields location={basics.location ?? {}} />
        <FormField
          field="basics.url"
          label={texts.basicsLabels.url}
          optional
          type="url"
          autoComplete="url"
          value={basics.url}
          onValue={set('url')}
        />
        {basics.links.map((link, at) => (
          <LinkField
            key={link.id}
            link={link}
            name={texts.linkAt(at + 1)}
            onUrl={(url) => edit(putLinks(basics.links.toSpliced(at, 1, { ...link, url })), `${link.id}.url`)}
            onRemove={() => edit(putLinks(basics.links.toSpliced(at, 1)))}
          />
        ))}
        <div className={styles.wide}>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => edit(putLinks([...basics.links, { id: newIds()('k'), url: '' }]))}
          >
            <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
            {texts.addLink}
          </Button>
        </div>
        {basics.more.length > 0 && (
          <LinesField
            label={texts.moreContacts}
            lines={basics.more}
            put={(more) => changeBasics((it) => ({ ...it, more }))}
          />
        )}
      </div>
    </Frame>
  )
}

const placeKeys = ['address', 'postalCode', 'city', 'region', 'countryCode'] as const

/** City and country always; the street and what else was read only where it is there. */
function PlaceFields({ location }: { location: Location }) {
  const { edit } = useFormTools()
  const shown = placeKeys.filter((key) => key === 'city' || key === 'countryCode' || location[key] !== undefined)
  return shown.map((key) => (
    <FormField
      key={key}
      field={`basics.location.${key}`}
      label={texts.placeLabels[key]}
      value={location[key]}
      onValue={(value) =>
        edit(
          changeBasics((it) => ({ ...it, location: withField(it.location ?? {}, key, value) })),
          `basics.location.${key}`,
        )
      }
    />
  ))
}

type LinkFieldProps = { link: Link; name: string; onUrl: (url: string) => void; onRemove: () => void }

function LinkField({ link, name, onUrl, onRemove }: LinkFieldProps) {
  const { words, className, show } = useMarked(`${link.id}.url`)
  return (
    <div className={styles.withTool}>
      <TextField
        {...words}
        className={className}
        id={inputId(`${link.id}.url`)}
        label={link.network ?? name}
        type="url"
        value={link.url}
        onChange={(event) => onUrl(event.target.value)}
        onFocus={show}
      />
      <IconButton label={texts.remove(link.network ?? name)} onClick={onRemove}>
        <X size={18} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
