import { TextField } from '../../ui/field.tsx'

type TitleFieldProps = { value: string; onValue: (title: string) => void; error: string | undefined }

export function TitleField({ value, onValue, error }: TitleFieldProps) {
  return (
    <TextField
      id="resume-title"
      label="Title of this resume"
      hint="Only you see it. It is not on the resume."
      maxLength={200}
      value={value}
      error={error}
      onChange={(event) => onValue(event.target.value)}
    />
  )
}
