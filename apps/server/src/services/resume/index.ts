import { createBuilder } from '../../kernel/graphql.ts'
import { createAttachments } from './attachments/attachments.ts'
import { addFacts } from './facts/facts.graphql.ts'
import { createFacts } from './facts/facts.ts'
import { addJobAdvertisements } from './job-advertisements/job-advertisements.graphql.ts'
import { createJobAdvertisements } from './job-advertisements/job-advertisements.ts'
import { addJobDescriptions } from './job-descriptions/job-descriptions.graphql.ts'
import { createJobDescriptions } from './job-descriptions/job-descriptions.ts'
import type { ResumePorts } from './ports.ts'
import { createRemoveFile } from './resumes/remove-file.ts'
import { addResumes, resumeTypes } from './resumes/resumes.graphql.ts'
import { createResumes } from './resumes/resumes.ts'
import { addVersions } from './versions/versions.graphql.ts'
import { createVersions } from './versions/versions.ts'

export function createResumeService(ports: ResumePorts) {
  const builder = createBuilder({ documents: true })
  const types = resumeTypes(builder)
  const attachments = createAttachments(ports)
  const jobDescriptions = createJobDescriptions(ports)
  const resumes = createResumes(ports, attachments)
  addFacts(builder, createFacts(ports))
  addJobDescriptions(builder, jobDescriptions)
  addJobAdvertisements(builder, createJobAdvertisements(ports))
  addResumes(builder, types, resumes, jobDescriptions)
  addVersions(builder, types, createVersions(ports))
  return {
    schema: builder.toSchema(),
    jobs: [createRemoveFile(attachments)],
    api: { resumesOf: resumes.countOf },
  }
}
