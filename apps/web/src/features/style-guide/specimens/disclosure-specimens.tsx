import { Disclosure } from '../../../ui/disclosure.tsx'
import { Specimen } from '../specimen.tsx'

export function DisclosureSpecimens() {
  return (
    <Specimen title="Questions" note="Open to their answer, with or without JavaScript.">
      <div>
        <Disclosure summary="Will it make things up?" open>
          <p>No. Every line of a tailored resume points to something you wrote.</p>
        </Disclosure>
        <Disclosure summary="Which files can I upload?">
          <p>PDF, DOCX and TXT.</p>
        </Disclosure>
      </div>
    </Specimen>
  )
}
