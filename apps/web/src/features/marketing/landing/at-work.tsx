import { type Theme, useTheme } from '../../../lib/theme.ts'
import { Band, BandHead } from '../band.tsx'
import * as texts from '../texts/landing.tsx'
import { pictures } from '../texts/pictures.ts'
import styles from './at-work.module.css'
import { fileOf, pictureSize } from './pictures.ts'

/** When the dark one is shown: as the system says, unless a theme was chosen. */
const darkWhen: Record<Theme, string> = { system: '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' }

export function AtWork() {
  const theme = useTheme()
  return (
    <Band>
      <BandHead {...texts.atWork} />
      <ul className={styles.pictures}>
        {pictures.map(({ name, title, alt }) => (
          <li key={name}>
            <h3 className={styles.title}>{title}</h3>
            <picture>
              <source media={darkWhen[theme]} srcSet={fileOf(name, 'dark')} />
              <img
                className={styles.picture}
                src={fileOf(name, 'light')}
                alt={alt}
                {...pictureSize}
                loading="lazy"
                decoding="async"
              />
            </picture>
          </li>
        ))}
      </ul>
    </Band>
  )
}
