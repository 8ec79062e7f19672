import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { Setting } from '../../../ui/setting.tsx'
import styles from '../account.module.css'
import { bookmarklet } from './bookmarklet.ts'

export function ClipSetting() {
  const copy = () => void copyText(bookmarklet(location.origin), 'The bookmarklet')
  return (
    <Setting title="Clip jobs" reason="Save a job straight from the page you found it on.">
      <ol className={styles.steps}>
        <li>Copy the bookmarklet.</li>
        <li>Add a bookmark to your browser and paste it as the address.</li>
        <li>On a page with a job, open that bookmark: the job is filled in here, and nothing is sent on the way.</li>
      </ol>
      <Button variant="quiet" onClick={copy}>
        Copy the bookmarklet
      </Button>
    </Setting>
  )
}
