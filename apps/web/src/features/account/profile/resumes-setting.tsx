import { paths } from '../../../lib/paths.ts'
import type { Profile } from '../../../lib/profile.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { Setting, SettingRow, SettingRows } from '../../../ui/setting.tsx'
import * as texts from '../texts/profile.tsx'

export function ResumesSetting({ profile: { resumeCount, lastResumeCreated } }: { profile: Profile }) {
  return (
    <Setting title={texts.resumes} reason={texts.resumesReason}>
      <SettingRows label={texts.yourResumes}>
        <SettingRow
          title={resumeCount === 0 ? texts.noResume : texts.resumeCount(resumeCount)}
          detail={lastResumeCreated ? texts.newestResume(<Moment at={lastResumeCreated} />) : texts.noResumeDetail}
          end={
            resumeCount === 0 ? (
              <ButtonLink to={paths.createResume()} variant="line" size="sm">
                {texts.addResume}
              </ButtonLink>
            ) : (
              <ButtonLink to={paths.myResumes()} variant="line" size="sm">
                {texts.myResumes}
              </ButtonLink>
            )
          }
        />
      </SettingRows>
    </Setting>
  )
}
