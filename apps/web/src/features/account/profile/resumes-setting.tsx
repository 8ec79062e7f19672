import { paths } from '../../../lib/paths.ts'
import type { Profile } from '../../../lib/profile.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { Setting, SettingRow, SettingRows } from '../../../ui/setting.tsx'

export function ResumesSetting({ profile: { resumeCount, lastResumeCreated } }: { profile: Profile }) {
  return (
    <Setting title="Resumes" reason="Made from what you know.">
      <SettingRows label="Your resumes">
        <SettingRow
          title={resumeCount === 0 ? 'No resume yet' : `${resumeCount} ${resumeCount === 1 ? 'resume' : 'resumes'}`}
          detail={
            lastResumeCreated ? (
              <>
                The newest was made <Moment at={lastResumeCreated} />.
              </>
            ) : (
              'Add the one you have, or start a new one.'
            )
          }
          end={
            resumeCount === 0 ? (
              <ButtonLink to={paths.createResume()} variant="line" size="sm">
                Add your resume
              </ButtonLink>
            ) : (
              <ButtonLink to={paths.myResumes()} variant="line" size="sm">
                My Resumes
              </ButtonLink>
            )
          }
        />
      </SettingRows>
    </Setting>
  )
}
