import styles from './named-company.module.css'
import { TextButton } from './text-link.tsx'
import * as texts from './texts/named-company.tsx'
import { AdWords } from './words.tsx'

/** An employer that an advertisement seems to name: the person says whether it is the one. */
export function NamedCompany({ name, onUse }: { name: string; onUse: () => void }) {
  return (
    <p className={styles.named}>
      {texts.employer(<AdWords>{name}</AdWords>)} <TextButton onClick={onUse}>{texts.useIt}</TextButton>
    </p>
  )
}
