import { paths } from '../lib/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

export function Component() {
  return (
    <Page title="404 Page Not Found" lead="The page you are looking for does not exist." width="reading">
      <ButtonLink to={paths.home()}>Go to Home</ButtonLink>
    </Page>
  )
}
