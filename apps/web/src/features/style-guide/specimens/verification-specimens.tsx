import { VerificationCard } from '../../../ui/verification-card/verification-card.tsx'
import { Pair, Specimen } from '../specimen.tsx'

export function VerificationSpecimens() {
  return (
    <Specimen title="Verification card" note="Type or paste six digits. Here, any code is accepted.">
      <Pair>
        <VerificationCard
          heading="h2"
          takesFocus={false}
          onVerified={async () => undefined}
          onResend={async () => ({ success: true })}
          onBack={() => undefined}
        />
      </Pair>
    </Specimen>
  )
}
