import { Download, Ellipsis, Scissors, Trash2 } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { BackButton } from '../../../ui/back-button.tsx'
import { Button, ButtonLink, IconButton } from '../../../ui/button.tsx'
import { TextButton, TextLink } from '../../../ui/text-link.tsx'
import { Row, Specimen } from '../specimen.tsx'
import styles from '../style-guide.module.css'

export function ButtonSpecimens() {
  return (
    <Specimen title="Buttons and links" note="One primary in a view. Verb first.">
      <Row>
        <Button>
          <Scissors size={20} strokeWidth={1.5} aria-hidden="true" />
          Tailor & Save
        </Button>
        <Button className={styles.hoveredPrimary}>Hover</Button>
        <Button className={styles.focused}>Focus</Button>
        <Button disabled>Disabled</Button>
        <Button busy>Verifying...</Button>
      </Row>
      <Row>
        <Button variant="line">
          <Download size={20} strokeWidth={1.5} aria-hidden="true" />
          Download PDF
        </Button>
        <Button variant="line" className={styles.hovered}>
          Hover
        </Button>
        <Button variant="line" disabled>
          Disabled
        </Button>
        <Button variant="line" busy>
          Loading...
        </Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="quiet" className={styles.hovered}>
          Hover
        </Button>
      </Row>
      <Row>
        <Button variant="danger">
          <Trash2 size={20} strokeWidth={1.5} aria-hidden="true" />
          Delete
        </Button>
        <Button variant="danger-fill">Delete resume</Button>
        <Button variant="danger-fill" busy>
          Deleting...
        </Button>
      </Row>
      <Row>
        <Button variant="line" size="sm">
          Small
        </Button>
        <Button variant="line">Normal</Button>
        <Button variant="line" size="lg">
          Large
        </Button>
        <ButtonLink to={paths.dashboard()} variant="line">
          A link
        </ButtonLink>
        <IconButton label="More">
          <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </Row>
      <Row wide>
        <TextLink to={paths.privacyPolicy()}>Privacy Policy</TextLink>
        <TextButton>Resend verification code</TextButton>
        <TextButton disabled>Resend code in 42s</TextButton>
        <BackButton />
      </Row>
    </Specimen>
  )
}
