import type { ComponentProps } from 'react'
import { Page } from '../../ui/page.tsx'
import styles from './public-page.module.css'

/** A page that is read, not worked on: a larger title and more air than inside the product. */
export function PublicPage(props: Omit<ComponentProps<typeof Page>, 'className'>) {
  return <Page className={styles.page} {...props} />
}
