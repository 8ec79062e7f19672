import { chooseTheme, type Theme, themes, useTheme } from '../../../lib/theme.ts'
import { Segments } from '../../../ui/segments.tsx'
import { Row, Specimen } from '../specimen.tsx'

const names: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' }

export function ThemeSpecimens() {
  const theme = useTheme()
  return (
    <Specimen title="Theme" note="Light is paper and ink, dark is cloth and chalk. The system decides until you do.">
      <Row>
        <Segments
          label="Theme"
          value={theme}
          onValueChange={(value) => chooseTheme(themes.find((name) => name === value) ?? 'system')}
          items={themes.map((name) => ({ value: name, label: names[name] }))}
        />
      </Row>
    </Specimen>
  )
}
