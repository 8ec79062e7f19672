import { useMutation } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { type Profile, photoMutation } from '../../../../lib/profile.ts'
import { fullName, type User, useAuth } from '../../../../lib/session/index.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Button } from '../../../../ui/button.tsx'
import { takeLostFocus } from '../../../../ui/take-lost-focus.ts'
import * as texts from '../../texts/profile.tsx'
import { CropPhoto } from './crop-photo.tsx'
import styles from './photo.module.css'
import { fileProblem, openPicture, photoFormats } from './picture.ts'

/** Choose, cut, send; or take away. */
export function PhotoField({ user, profile }: { user: User; profile: Profile }) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(picture)
  useEffect(() => {
    // What was pressed is gone: the focus stays with the photo.
    if (shown.current !== picture) takeLostFocus(place.current)
    shown.current = picture
  }, [picture])

  function fail() {
    setPicture(null)
    setProblem(texts.photoUnreadable)
  }

  async function choose(file: File) {
    const wrong = fileProblem(file)
    setProblem(wrong)
    if (wrong !== null) return
    await openPicture(file).then(setPicture, fail)
  }

  return (
    <div ref={place}>
      {picture ? (
        <CropPhoto picture={picture} onDone={() => setPicture(null)} onFailed={fail} />
      ) : (
        <Chosen user={user} profile={profile} problem={problem} onFile={(file) => void choose(file)} />
      )}
    </div>
  )
}

type ChosenProps = { user: User; profile: Profile; problem: string | null; onFile: (file: File) => void }

function Chosen({ user, profile: { profilePhotoUrl }, problem, onFile }: ChosenProps) {
  const { refresh } = useAuth()
  const id = useId()
  const remove = useMutation(photoMutation())
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // The same file again is a new choice.
    event.target.value = ''
    if (file) onFile(file)
  }
  return (
    <div className={styles.photo}>
      <Avatar name={fullName(user)} photoUrl={profilePhotoUrl} className={styles.large} />
      <div>
        <p id={`${id}-about`} className={styles.about}>
          <b>{texts.photo}</b> {texts.photoDetail}
        </p>
        <div className={styles.actions}>
          <label className={styles.choose}>
            <Upload size={16} strokeWidth={1.5} aria-hidden="true" />
            {profilePhotoUrl ? texts.chooseOtherPhoto : texts.choosePhoto}
            <input
              type="file"
              accept={photoFormats}
              aria-describedby={`${id}-about ${id}-problem`}
              aria-invalid={problem === null ? undefined : true}
              onChange={choose}
            />
          </label>
          {profilePhotoUrl && (
            <Button
              variant="quiet"
              size="sm"
              busy={remove.isPending}
              onClick={() => remove.mutate(null, { onSuccess: () => void refresh() })}
            >
              {texts.removePhoto}
            </Button>
          )}
        </div>
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      </div>
    </div>
  )
}
