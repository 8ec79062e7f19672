import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { Setting } from '../../../ui/setting.tsx'
import styles from '../account.module.css'
import * as texts from '../texts/settings.tsx'
import { bookmarklet } from './bookmarklet.ts'

export function ClipSetting() {
  const copy = () => void copyText(bookmarklet(location.origin), texts.bookmarklet)
  return (
    <Setting title={texts.clip} reason={texts.clipReason}>
      <ol className={styles.steps}>
        {texts.clipSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button variant="quiet" onClick={copy}>
        {texts.copyBookmarklet}
      </Button>
    </Setting>
  )
}
