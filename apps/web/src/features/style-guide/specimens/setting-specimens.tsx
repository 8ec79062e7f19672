import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { LinkTabs } from '../../../ui/link-tabs.tsx'
import { Setting, SettingFields, SettingRow, SettingRows } from '../../../ui/setting.tsx'
import { SwitchRow } from '../../../ui/switch-row.tsx'
import { Specimen } from '../specimen.tsx'

const pages = [
  { to: paths.profile(), label: 'Profile' },
  { to: paths.styleGuide(), label: 'This page' },
]

export function SettingSpecimens() {
  const [name, setName] = useState(true)
  return (
    <Specimen title="Settings" note="Name and reason left, card right. Text saves on its button, switches at once.">
      <LinkTabs label="Pages that belong together" items={pages} />
      <Setting title="Account" reason="Your name on letters.">
        <SettingFields>
          <TextField label="First name" defaultValue="Your" />
          <TextField label="Last name" defaultValue="Name" />
        </SettingFields>
      </Setting>
      <Setting title="Devices" reason="Rows, and what can be done with each.">
        <SettingRows label="Devices, as an example">
          <SettingRow
            icon={<MonitorSmartphone size={20} strokeWidth={1.5} aria-hidden="true" />}
            title={
              <>
                Firefox on Linux <Badge tone="fit">This one</Badge>
              </>
            }
            detail="In use now."
            end={
              <Button variant="line" size="sm">
                Sign out
              </Button>
            }
          />
        </SettingRows>
      </Setting>
      <Setting title="Switches" reason="One that is always on says so.">
        <SettingRows label="Switches, as an example">
          <SwitchRow label="Name" detail="Your Name" checked={name} onCheckedChange={setName} />
          <SwitchRow label="Sign-in and security" detail="Codes. Always on." checked locked />
        </SettingRows>
      </Setting>
    </Specimen>
  )
}
