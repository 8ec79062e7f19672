import { themes } from '../../../lib/theme.ts'
import { useThemeChoice } from '../../../lib/use-theme-choice.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Pick } from '../../../ui/pick.tsx'
import { Setting } from '../../../ui/setting.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from '../account.module.css'
import * as texts from '../texts/settings.tsx'

export function LookSetting() {
  const { theme, choose } = useThemeChoice()
  return (
    <Setting title={texts.look} reason={texts.lookReason}>
      <fieldset className={styles.themes}>
        <legend>
          <VisuallyHidden>{texts.lookLegend}</VisuallyHidden>
        </legend>
        {themes.map((name) => (
          <Pick
            key={name}
            type="radio"
            name="account-theme"
            className={styles.theme}
            checked={theme === name}
            onChange={() => choose(name)}
          >
            <b>{texts.themes[name]}</b>
            <span className={classNames(styles.look, styles[name])} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          </Pick>
        ))}
      </fieldset>
    </Setting>
  )
}
