import { Download, Trash2 } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Setting, SettingRow, SettingRows } from '../../../ui/setting.tsx'
import * as texts from '../texts/settings.tsx'

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const

export function DataSetting() {
  return (
    <Setting title={texts.yourData} reason={texts.yourDataReason}>
      <SettingRows label={texts.yourData}>
        <SettingRow
          icon={<Download {...icon} />}
          title={texts.exportAll}
          detail={texts.exportAllDetail}
          end={
            <ButtonLink to={`${paths.privacySettings()}#export`} variant="line" size="sm">
              {texts.toExport}
            </ButtonLink>
          }
        />
        <SettingRow
          icon={<Trash2 {...icon} />}
          title={texts.deleteAccount}
          detail={texts.deleteAccountDetail}
          end={
            <ButtonLink to={`${paths.privacySettings()}#erase`} variant="danger" size="sm">
              {texts.deleteAccount}
            </ButtonLink>
          }
        />
      </SettingRows>
    </Setting>
  )
}
