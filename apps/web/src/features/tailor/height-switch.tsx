import { SwitchField } from '../../ui/field.tsx'
import styles from './tailor.module.css'
import * as texts from './texts.tsx'
import type { FullHeight } from './use-full-height.ts'

/** Not where a text has its full height anyway. */
export function HeightSwitch({ height: { isFull, isChoice, set } }: { height: FullHeight }) {
  if (!isChoice) return null
  return <SwitchField label={texts.fullHeight} className={styles.switch} checked={isFull} onCheckedChange={set} />
}
