import { TextField } from '../../ui/field.tsx'
import * as texts from './texts.tsx'

type TitleFieldProps = { value: string; onValue: (title: string) => void; error: string | undefined }

export function TitleField({ value, onValue, error }: TitleFieldProps) {
  return (
    <TextField
      id="resume-title"
      label={texts.resumeTitle}
      hint={texts.resumeTitleHint}
      maxLength={200}
      value={value}
      error={error}
      onChange={(event) => onValue(event.target.value)}
    />
  )
}
