import { useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import { CopyField } from '../../../ui/copy-field.tsx'
import {
  CheckboxField,
  FieldGroup,
  PasswordField,
  RadioField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from '../../../ui/field.tsx'
import { NamedCompany } from '../../../ui/named-company.tsx'
import { NotesField } from '../../../ui/notes-field.tsx'
import { Pick, Picks } from '../../../ui/pick.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { Mine } from '../../../ui/words.tsx'
import { Pair, Specimen } from '../specimen.tsx'
import styles from '../style-guide.module.css'

const notes = {
  ...{ text: 'Ask about the team.', isChanged: true, isUnsent: true, apart: 'And about the pay.' },
  ...{ type: () => undefined, decide: () => undefined },
}

export function FieldSpecimens() {
  return (
    <Specimen title="Fields" note="Label above, help below, error in its place.">
      <Pair>
        <TextField label="Username" defaultValue="data_analyst" autoComplete="off" />
        <TextField label="Email" type="email" placeholder="you@example.com" hint="We send your code here." />
        <PasswordField
          label="Password"
          defaultValue="abcdefgh"
          autoComplete="off"
          error="Password must contain at least one uppercase letter"
        />
        <PasswordField
          label="Current password"
          autoComplete="off"
          labelEnd={<TextLink to={paths.forgotPassword()}>Forgot password?</TextLink>}
        />
        <SelectField label="Style" defaultValue="professional">
          <option value="professional">Professional</option>
          <option value="enthusiastic">Enthusiastic</option>
          <option value="concise">Concise</option>
        </SelectField>
        <TextField label="Title" optional placeholder="Start typing…" />
        <NamedCompany name="Fernhollow Flowers" onUse={() => undefined} />
        <TextField label="Plan" disabled value="Free" readOnly />
        <SelectField label="Resume" disabled>
          <option>No resume yet</option>
        </SelectField>
        <TextAreaField
          className={styles.across}
          label="Job Advertisement *"
          rows={3}
          defaultValue="…and a heat pump discount."
          hintTone="warn"
          hint="Approaching maximum length: 5812 / 6000"
        />
        <div className={styles.across}>
          <NotesField label="Notes" maxLength={20_000} notes={notes} />
          <CopyField label="Link 1" value="https://bespeak.example/s/5f0c" />
        </div>
      </Pair>
    </Specimen>
  )
}

export function ChoiceSpecimens() {
  const [sourceLines, setSourceLines] = useState(true)
  const [emailUpdates, setEmailUpdates] = useState(false)
  return (
    <Specimen title="Choices" note="A checkbox waits for its form. A switch takes effect at once.">
      <Pair>
        <FieldGroup legend="Tailoring">
          <CheckboxField label="Keep the order" defaultChecked />
          <CheckboxField label="One page" />
          <CheckboxField label="Photo" disabled />
          <CheckboxField label="Dates" disabled defaultChecked />
        </FieldGroup>
        <FieldGroup legend="Tone">
          <RadioField name="tone" label="Warm" defaultChecked />
          <RadioField name="tone" label="Concise" />
          <RadioField name="tone" label="Formal" disabled />
        </FieldGroup>
        <div>
          <SwitchField label="Show sources" checked={sourceLines} onCheckedChange={setSourceLines} />
          <SwitchField
            label="Email updates"
            hint="At most one a week."
            checked={emailUpdates}
            onCheckedChange={setEmailUpdates}
          />
        </div>
        <CheckboxField
          label={
            <>
              I agree to the <TextLink to={paths.terms()}>Terms of Service</TextLink>
            </>
          }
          error="Please agree to continue"
        />
        <Picks legend="Style" end="Each shows what it does">
          <Pick type="radio" name="style" defaultChecked>
            <b>Warm</b>
            <Mine>I have managed Ward 19 since 2019, and I would like to be your Matron.</Mine>
          </Pick>
          <Pick type="radio" name="style">
            <b>Concise</b>
            <Mine>Falls on my ward went from 6.2 to 3.9.</Mine>
          </Pick>
        </Picks>
        <Picks legend="What to show" end="1 of 3 chosen">
          <Pick type="checkbox" defaultChecked>
            <Mine>Falls from 6.2 to 3.9 per 1,000 bed days</Mine>
          </Pick>
          <Pick type="checkbox" disabled>
            <Mine>Ward accreditation from Amber to Green</Mine>
          </Pick>
        </Picks>
      </Pair>
    </Specimen>
  )
}
