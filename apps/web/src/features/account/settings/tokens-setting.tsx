import { useMutation, useQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { type AccessToken, revokeTokenMutation, tokensQuery } from '../../../lib/account.ts'
import { problemOf } from '../../../lib/load-problem.ts'
import { paths } from '../../../lib/paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { FocusKept } from '../../../ui/focus-kept.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { Note } from '../../../ui/note.tsx'
import { Setting, SettingRow, SettingRows } from '../../../ui/setting.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import styles from '../account.module.css'
import * as texts from '../texts/settings.tsx'
import { NewTokenDialog } from './new-token-dialog.tsx'

export function TokensSetting() {
  const tokens = useQuery(tokensQuery())
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  return (
    <Setting id="tokens" title={texts.tokens} reason={texts.tokensReason}>
      {made !== null && <MadeToken token={made} onDone={() => setMade(null)} />}
      {tokens.error && !tokens.data && <LoadProblem title={texts.tokensNotLoaded} problem={problemOf([tokens])} />}
      {tokens.isPending && <Skeleton lines={2} label={texts.tokensLoading} />}
      {tokens.data && <Tokens tokens={tokens.data} />}
      <div className={styles.actions}>
        <Button variant="line" onClick={() => setIsMaking(true)}>
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.makeToken}
        </Button>
        <TextLink to={paths.developers()} className={styles.beside}>
          {texts.howToUseToken}
        </TextLink>
      </div>
      {isMaking && <NewTokenDialog onMade={setMade} onClose={() => setIsMaking(false)} />}
    </Setting>
  )
}

function MadeToken({ token, onDone }: { token: string; onDone: () => void }) {
  return (
    <Note tone="fit" title={texts.copyToken} className={styles.note}>
      <CopyField label={texts.newToken} value={token} className={styles.told} />
      <Button variant="quiet" size="sm" onClick={onDone}>
        {texts.haveToken}
      </Button>
    </Note>
  )
}

function Tokens({ tokens }: { tokens: readonly AccessToken[] }) {
  if (tokens.length === 0) return <p>{texts.noTokens}</p>
  return (
    <FocusKept at={tokens.length}>
      <SettingRows label={texts.tokens}>
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
          <Badge>{scopes.includes('write') ? texts.readAndWrite : texts.readOnly}</Badge>
        </>
      }
      detail={<Life token={token} />}
      end={<Revoke token={token} />}
    />
  )
}

function Life({ token: { createdAt, lastUsedAt, expiresAt } }: { token: AccessToken }) {
  return texts.tokenLife(
    lastUsedAt ? texts.lastUsed(<Moment at={lastUsedAt} />) : texts.neverUsed,
    <Moment at={createdAt} />,
    expiresAt ? texts.ends(<Moment at={expiresAt} />) : texts.neverExpires,
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
        aria-label={texts.revokeToken(name)}
        onClick={() => setIsAsking(true)}
      >
        {texts.revoke}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.revokeQuestion(name)}
          description={texts.revokeDetail}
          keep={texts.keepIt}
          action={texts.revoke}
          onConfirm={() => {
            setIsAsking(false)
            revoke.mutate(id)
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
