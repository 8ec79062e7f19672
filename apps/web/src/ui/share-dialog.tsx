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
import * as parts from './texts/parts.ts'
import * as texts from './texts/share.tsx'

const ends = [
  { days: 7, label: texts.inAWeek },
  { days: shareDays.usual, label: texts.inDays(shareDays.usual) },
  { days: 90, label: texts.inDays(90) },
  { days: shareDays.most, label: texts.inAYear },
]

export default function ShareDialog(sharing: SharingProps) {
  const { what, setIsOpen, links, problem, hidden, profileAddress } = sharing
  return (
    <Dialog
      open
      onOpenChange={setIsOpen}
      title={texts.shareThis(what)}
      description={texts.whoSees}
      actions={
        <Button variant="line" onClick={() => setIsOpen(false)}>
          {parts.close}
        </Button>
      }
    >
      <div className={styles.body}>
        <Note>
          {hidden === null ? texts.showsAll : texts.hides(hidden)}{' '}
          <TextLink to={profileAddress}>{texts.chooseWhatItShows}</TextLink>
        </Note>
        <LoadProblem title={texts.linksFailed} problem={links ? null : problem} />
        {!links && !problem && <Skeleton lines={2} label={texts.loadingLinks} />}
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
      {links.length === 0 && <p className={styles.quiet}>{texts.noLinks}</p>}
      <ul aria-label={texts.links} className={styles.links}>
        {links.map((link, at) => (
          <li key={link.id} className={styles.link}>
            <CopyField label={texts.link(links.length - at)} value={link.url} />
            <p className={styles.foot}>
              <span className={styles.quiet}>
                {texts.opened(link.openings)}
                {link.expiresAt !== null && texts.ends(<Moment at={link.expiresAt} />)}
              </span>
              <Button
                variant="danger"
                size="sm"
                busy={revoking === link.id}
                aria-label={texts.revokeLink(links.length - at)}
                onClick={() => revoke(link.id)}
              >
                {texts.revoke}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </FocusKept>
  )
}

function NewLink({ isMaking, make }: Pick<SharingProps, 'isMaking' | 'make'>) {
  const [days, setDays] = useState(shareDays.usual)
  return (
    <div className={styles.make}>
      <SelectField label={texts.newLinkExpires} value={days} onChange={(event) => setDays(Number(event.target.value))}>
        {ends.map((end) => (
          <option key={end.days} value={end.days}>
            {end.label}
          </option>
        ))}
      </SelectField>
      <Button busy={isMaking} onClick={() => make(days)}>
        {texts.makeLink}
      </Button>
    </div>
  )
}
