import { Download, Trash2 } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Setting, SettingRow, SettingRows } from '../../../ui/setting.tsx'

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const

export function DataSetting() {
  return (
    <Setting title="Your data" reason="Take it with you, or delete it.">
      <SettingRows label="Your data">
        <SettingRow
          icon={<Download {...icon} />}
          title="Export everything"
          detail="A zip with your resumes, jobs, letters, answers and original files."
          end={
            <ButtonLink to={`${paths.privacySettings()}#export`} variant="line" size="sm">
              Go to export
            </ButtonLink>
          }
        />
        <SettingRow
          icon={<Trash2 {...icon} />}
          title="Delete account"
          detail="Everything, at once, for good."
          end={
            <ButtonLink to={`${paths.privacySettings()}#erase`} variant="danger" size="sm">
              Delete account
            </ButtonLink>
          }
        />
      </SettingRows>
    </Setting>
  )
}
