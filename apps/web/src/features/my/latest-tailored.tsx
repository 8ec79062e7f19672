import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { selectedTailored, type TailoredListed } from '../../lib/resumes/tailored.ts'
import { Card } from '../../ui/card.tsx'
import { MatchScore } from '../../ui/match-score.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextButton, TextLink } from '../../ui/text-link.tsx'
import styles from './dashboard.module.css'

const mostShown = 4

export function LatestTailored({ tailored }: { tailored: TailoredListed[] | undefined }) {
  return (
    <Card
      className={styles.wide}
      title="Latest tailored versions"
      actions={<TextLink to={paths.myResumes()}>My Resumes</TextLink>}
    >
      {tailored === undefined && <Skeleton lines={4} label="Loading tailored versions" />}
      {tailored?.length === 0 && (
        <p className={styles.quiet}>
          None yet. <TextLink to={paths.tailor()}>Tailor your resume</TextLink> to a job, and it stands here with its
          score.
        </p>
      )}
      {tailored && tailored.length > 0 && (
        <ul className={styles.rows}>
          {tailored.slice(0, mostShown).map((version) => (
            <Row key={version.id} version={version} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Row({ version }: { version: TailoredListed }) {
  const navigate = useNavigate()
  const open = () => {
    selectedTailored.keep(version.id)
    void navigate(paths.tailor())
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <TextButton onClick={open}>{version.title}</TextButton>
        <p className={styles.quiet}>
          {version.jobAdvertisingCompany} · <Moment at={version.updatedAt} /> ·{' '}
          <TextLink to={paths.editCoverLetter(version.id)} aria-label={`Cover letter for ${version.title}`}>
            Cover letter
          </TextLink>
        </p>
      </div>
      <MatchScore score={version.matchScore} before={version.matchScoreBefore} />
    </li>
  )
}
