import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../load-problem.ts'
import { paths } from '../paths.ts'
import { type PrivacySwitch, profileQuery } from '../profile.ts'
import * as texts from '../texts/resumes.ts'
import { createShareLinkMutation, revokeShareLinkMutation, shareLinksQuery } from './sharing.ts'

/** What is shared: a resume, or a version of it that was cut for a job. */
type Subject = { resumeId: number } | { tailoredResumeId: number }

const words: [PrivacySwitch, string][] = [
  ['showName', texts.yourName],
  ['showEmail', texts.yourEmail],
  ['showContactInfo', texts.yourContact],
  ['showSocialLinks', texts.yourLinks],
]
const together = new Intl.ListFormat('en-GB')
const dayMs = 24 * 60 * 60 * 1000

/** The links to one thing, and what can be done with them. Nothing is asked before somebody wants to share. */
export function useSharing(subject: Subject) {
  const [isOpen, setIsOpen] = useState(false)
  const links = useQuery({ ...shareLinksQuery(), enabled: isOpen })
  const profile = useQuery({ ...profileQuery(), enabled: isOpen })
  const create = useMutation(createShareLinkMutation())
  const revoke = useMutation(revokeShareLinkMutation())
  const switches = profile.data?.privacySettings
  const hidden = switches ? words.filter(([name]) => !switches[name]).map(([, label]) => label) : []
  return {
    isOpen,
    setIsOpen,
    links: links.data?.filter((link) =>
      'resumeId' in subject ? link.resumeId === subject.resumeId : link.tailoredResumeId === subject.tailoredResumeId,
    ),
    problem: problemOf([links]),
    hidden: hidden.length === 0 ? null : together.format(hidden),
    profileAddress: `${paths.profile()}#shared`,
    isMaking: create.isPending,
    make: (days: number) => create.mutate({ ...subject, expiresAt: new Date(Date.now() + days * dayMs).toISOString() }),
    revoking: revoke.isPending ? revoke.variables : null,
    revoke: (id: number) => revoke.mutate(id),
  }
}
