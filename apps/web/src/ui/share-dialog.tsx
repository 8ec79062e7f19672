import { shareDays } from '@bespeak/domain/account/share-links.ts'
import { useState } from 'react'
import { Button } from './button.tsx'
import { CopyField } from './copy-field.tsx'
import { Dialog } from './dialog.tsx'
import { SelectField } from './field.tsx'
import { FocusKept } from './focus-kept.tsx'
import { LoadProblem } from './load-problem.tsx'
import { Moment } from './moment.tsx'
import { Note } from './note.tsx'
import type { SharedLink, SharingProps } from './share.tsx'
import styles from './share-dialog.module.css'
import { Skeleton } from './skeleton.tsx'
import { TextLink } from './text-link.tsx'

const ends = [
  { days: 7, label: 'In a week' },
  { days: shareDays.usual, label: `In ${shareDays.usual} days` },
  { days: 90, label: 'In 90 days' },
  { days: shareDays.most, label: 'In a year' },
]

export default function ShareDialog(sharing: SharingProps) {
  const { what, setIsOpen, links, problem, hidden, profileAddress } = sharing
  return (
    <Dialog
      open
      onOpenChange={setIsOpen}
      title={`Share this ${what}`}
      description="Anyone with the link can see it as a page and as a PDF, without an account. Search engines are told to skip it."
      actions={
        <Button variant="line" onClick={() => setIsOpen(false)}>
          Close
        </Button>
      }
    >
      <div className={styles.body}>
        <Note>
          {hidden === null ? 'It shows all of your contact details.' : `It hides ${hidden}.`}{' '}
          <TextLink to={profileAddress}>Choose what it shows</TextLink>
        </Note>
        <LoadProblem title="Your links could not be loaded." problem={links ? null : problem} />
        {!links && !problem && <Skeleton lines={2} label="Loading your links" />}
        {links && <Links {...sharing} links={links} />}
        <NewLink {...sharing} />
      </div>
    </Dialog>
  )
}

type LinksProps = Pick<SharingProps, 'revoking' | 'revoke'> & { links: readonly SharedLink[] }

function Links({ links, revoking, revoke }: LinksProps) {
  return (
    <FocusKept at={links.length}>
      {links.length === 0 && <p className={styles.quiet}>There are no links yet.</p>}
      <ul aria-label="Links" className={styles.links}>
        {links.map((link, at) => (
          <li key={link.id} className={styles.link}>
            <CopyField label={`Link ${links.length - at}`} value={link.url} />
            <p className={styles.foot}>
              <span className={styles.quiet}>
                {openedWords(link.openings)}
                {link.expiresAt !== null && (
                  <>
                    , ends <Moment at={link.expiresAt} />
                  </>
                )}
              </span>
              <Button
                variant="danger"
                size="sm"
                busy={revoking === link.id}
                aria-label={`Revoke link ${links.length - at}`}
                onClick={() => revoke(link.id)}
              >
                Revoke
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </FocusKept>
  )
}

const openedWords = (openings: number) => {
  if (openings === 0) return 'Not opened yet'
  return openings === 1 ? 'Opened once' : `Opened ${openings.toLocaleString('en-GB')} times`
}

function NewLink({ isMaking, make }: Pick<SharingProps, 'isMaking' | 'make'>) {
  const [days, setDays] = useState(shareDays.usual)
  return (
    <div className={styles.make}>
      <SelectField label="A new link expires" value={days} onChange={(event) => setDays(Number(event.target.value))}>
        {ends.map((end) => (
          <option key={end.days} value={end.days}>
            {end.label}
          </option>
        ))}
      </SelectField>
      <Button busy={isMaking} onClick={() => make(days)}>
        Make a link
      </Button>
    </div>
  )
}
