import { useMutation } from '@tanstack/react-query'
import { portalMutation } from '../../lib/billing.ts'
import { useSiteSettings } from '../../lib/site-settings.ts'
import { Button } from '../../ui/button.tsx'
import * as texts from './texts/subscription.tsx'

/** Cards are kept at the provider, and changed on its own page. A test card needs no change. */
export function ChangeCard() {
  const portal = useMutation(portalMutation())
  if (useSiteSettings().billing !== 'stripe') return null
  return (
    <Button
      variant="line"
      busy={portal.isPending}
      onClick={() => portal.mutate(undefined, { onSuccess: (url) => window.location.assign(url) })}
    >
      {texts.changeCard}
    </Button>
  )
}
