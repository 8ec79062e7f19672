import { BookOpen, FileText, GraduationCap, Hammer, Landmark, type LucideIcon, Users } from 'lucide-react'
import type { PlanResource } from '../../lib/resumes/plans.ts'
import textLink from '../../ui/text-link.module.css'
import styles from './plans.module.css'

const icons: Record<string, LucideIcon> = {
  documentation: FileText,
  course: GraduationCap,
  book: BookOpen,
  project: Hammer,
  practice: Hammer,
  mentor: Users,
  partner: Users,
  body: Landmark,
  test: GraduationCap,
}

/** A page that is linked is an official one, or one's own; of anything else the name says what to look for. */
export function Resources({ resources }: { resources: readonly PlanResource[] }) {
  if (resources.length === 0) return null
  return (
    <ul className={styles.resources}>
      {resources.map((resource) => (
        <li key={resource.id}>
          <Sign type={resource.resourceType} />
          {resource.url === null ? (
            <span>{resource.title}</span>
          ) : (
            <a className={textLink.link} href={resource.url} target="_blank" rel="noopener noreferrer">
              {resource.title}
            </a>
          )}
          {resource.description && <span className={styles.faint}>{resource.description}</span>}
        </li>
      ))}
    </ul>
  )
}

function Sign({ type }: { type: string }) {
  const Icon = icons[type] ?? FileText
  return <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
}
