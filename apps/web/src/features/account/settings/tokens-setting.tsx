import { useMutation, useQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { type AccessToken, revokeTokenMutation, tokensQuery } from '../../../lib/account.ts'
import { problemOf } from '../../../lib/load-problem.ts'
import { paths } from '../../../lib/paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FocusKept } from '../../../ui/focus-kept.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { Note } from '../../../ui/note.tsx'
import { Setting, SettingRow, SettingRows } from '../../../ui/setting.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import styles from '../account.module.css'
import { NewTokenDialog } from './new-token-dialog.tsx'

export function TokensSetting() {
  const tokens = useQuery(tokensQuery())
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  return (
    <Setting
      id="tokens"
      title="Access tokens"
      reason="For programs that work with your resumes for you: the command line, an agent, the browser extension. They cannot reach your account settings or your payments."
    >
      {made !== null && <MadeToken token={made} onDone={() => setMade(null)} />}
      {tokens.error && !tokens.data && (
        <LoadProblem title="Your access tokens could not be loaded." problem={problemOf([tokens])} />
      )}
      {tokens.isPending && <Skeleton lines={2} label="Loading your access tokens" />}
      {tokens.data && <Tokens tokens={tokens.data} />}
      <div className={styles.actions}>
        <Button variant="line" onClick={() => setIsMaking(true)}>
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          Make a token
        </Button>
        <TextLink to={paths.developers()} className={styles.beside}>
          How to use one
        </TextLink>
      </div>
      {isMaking && <NewTokenDialog onMade={setMade} onClose={() => setIsMaking(false)} />}
    </Setting>
  )
}

function MadeToken({ token, onDone }: { token: string; onDone: () => void }) {
  return (
    <Note tone="fit" title="Copy it now: it is not shown again." className={styles.note}>
      <CopyField label="Your new access token" value={token} className={styles.told} />
      <Button variant="quiet" size="sm" onClick={onDone}>
        I have it
      </Button>
    </Note>
  )
}

function Tokens({ tokens }: { tokens: readonly AccessToken[] }) {
  if (tokens.length === 0) return <p>None yet. No program can act for you.</p>
  return (
    <FocusKept at={tokens.length}>
      <SettingRows label="Access tokens">
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </SettingRows>
    </FocusKept>
  )
}

function TokenRow({ token }: { token: AccessToken }) {
  const { name, scopes } = token
  return (
    <SettingRow
      icon={<KeyRound size={20} strokeWidth={1.5} aria-hidden="true" />}
      title={
        <>
          {name}
          <Badge>{scopes.includes('write') ? 'Read and write' : 'Read only'}</Badge>
        </>
      }
      detail={<Life token={token} />}
      end={<Revoke token={token} />}
    />
  )
}

function Life({ token: { createdAt, lastUsedAt, expiresAt } }: { token: AccessToken }) {
  return (
    <>
      {lastUsedAt ? (
        <>
          Last used <Moment at={lastUsedAt} />
        </>
      ) : (
        'Never used'
      )}
      , made <Moment at={createdAt} />
      {expiresAt ? (
        <>
          , ends <Moment at={expiresAt} />.
        </>
      ) : (
        ', never expires.'
      )}
    </>
  )
}

function Revoke({ token: { id, name } }: { token: AccessToken }) {
  const revoke = useMutation(revokeTokenMutation())
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        variant="line"
        size="sm"
        busy={revoke.isPending}
        aria-label={`Revoke ${name}`}
        onClick={() => setIsAsking(true)}
      >
        Revoke
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Revoke “${name}”?`}
        description="Whatever uses this token stops working at once. You can make a new one."
        actions={
          <>
            <Button variant="line" onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
            <Button
              variant="danger-fill"
              onClick={() => {
                setIsAsking(false)
                revoke.mutate(id)
              }}
            >
              Revoke
            </Button>
          </>
        }
      />
    </>
  )
}
