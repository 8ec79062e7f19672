import { Link } from 'react-router'
import { clearConsent } from '../lib/consent.ts'
import { paths } from '../lib/paths.ts'
import { useSiteSettings } from '../lib/site-settings.ts'
import { themes } from '../lib/theme.ts'
import { useThemeChoice } from '../lib/use-theme-choice.ts'
import { Brand } from '../ui/brand.tsx'
import { Wrap } from '../ui/page.tsx'
import { Segments } from '../ui/segments.tsx'
import styles from './footer.module.css'
import { footerLinks, type LinkTo } from './links.ts'
import { useIsProtected } from './places.ts'
import * as texts from './texts/frame.ts'

/** Large where a visitor looks round, one row where a signed-in visitor works. */
export function Footer() {
  return <footer className={styles.footer}>{useIsProtected() ? <SmallFooter /> : <LargeFooter />}</footer>
}

function LargeFooter() {
  return (
    <Wrap>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Link to={paths.home()}>
            <Brand size={24} />
          </Link>
          <p>{texts.promise}</p>
          <SocialLinks />
        </div>
        <nav aria-label={texts.company}>
          <h2>{texts.company}</h2>
          <Links links={footerLinks.company} />
        </nav>
        <nav aria-label={texts.help}>
          <h2>{texts.help}</h2>
          <Links links={footerLinks.help} />
        </nav>
        <nav aria-label={texts.yourData}>
          <h2>{texts.yourData}</h2>
          <Links links={footerLinks.data} />
          <CookieSettings />
        </nav>
      </div>
      <div className={styles.end}>
        <span>{texts.rights}</span>
        <span>{texts.madeToMeasure}</span>
        <ThemeChoice />
      </div>
    </Wrap>
  )
}

function SmallFooter() {
  return (
    <Wrap className={styles.row}>
      <span>{texts.rights}</span>
      <nav aria-label={texts.footer}>
        <Links links={[...footerLinks.company, ...footerLinks.help, ...footerLinks.data]} />
        <CookieSettings />
      </nav>
      <SocialLinks />
      <ThemeChoice />
    </Wrap>
  )
}

function Links({ links }: { links: LinkTo[] }) {
  return links.map(({ to, label }) => (
    <Link key={to} to={to}>
      {label}
    </Link>
  ))
}

/** None are shown unless the people who run this installation have named some. */
function SocialLinks() {
  const { socialLinks } = useSiteSettings()
  if (socialLinks.length === 0) return null
  return (
    <nav aria-label={texts.social} className={styles.social}>
      {socialLinks.map(({ label, url }) => (
        <a key={url} href={url}>
          {label}
        </a>
      ))}
    </nav>
  )
}

function CookieSettings() {
  const askAgain = () => {
    clearConsent()
    window.location.reload()
  }
  return (
    <button type="button" onClick={askAgain}>
      {texts.cookieSettings}
    </button>
  )
}

function ThemeChoice() {
  const { theme, choose } = useThemeChoice()
  return (
    <Segments
      label={texts.theme}
      value={theme}
      onValueChange={(value) => choose(themes.find((name) => name === value) ?? 'system')}
      items={themes.map((value) => ({ value, label: texts.themeNames[value] }))}
    />
  )
}
