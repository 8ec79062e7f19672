import { createBuilder } from '../../kernel/graphql.ts'
import { partsOf } from '../../kernel/held.ts'
import type { Job } from '../../kernel/jobs.ts'
import { addAnalyses } from './analyses/analyses.graphql.ts'
import { createAnalyses } from './analyses/analyses.ts'
import { createAttachments } from './attachments/attachments.ts'
import { originalFiles } from './attachments/export-files.ts'
import { createFileDigests } from './attachments/file-digests.ts'
import { addChecks } from './checks/checks.graphql.ts'
import { createChecks } from './checks/checks.ts'
import { createCorrections } from './corrections/corrections.ts'
import { addDocuments } from './documents/documents.graphql.ts'
import { createDocuments } from './documents/documents.ts'
import { addFacts } from './facts/facts.graphql.ts'
import { createFacts } from './facts/facts.ts'
import { addGuides } from './guides/guides.graphql.ts'
import { createGuides } from './guides/guides.ts'
import { createPractising } from './guides/practise.ts'
import { held } from './held.store.ts'
import { addHoldings } from './holdings/holdings.graphql.ts'
import { createHoldings } from './holdings/holdings.ts'
import { addJobAdvertisements } from './job-advertisements/job-advertisements.graphql.ts'
import { createJobAdvertisements } from './job-advertisements/job-advertisements.ts'
import { addJobDescriptions } from './job-descriptions/job-descriptions.graphql.ts'
import { createJobDescriptions } from './job-descriptions/job-descriptions.ts'
import { addLetters, letterTypes } from './letters/letters.graphql.ts'
import { createLetters } from './letters/letters.ts'
import { addModelSettings } from './model-settings/model-settings.graphql.ts'
import { createModelSettings } from './model-settings/model-settings.ts'
import { openLimits } from './open-limits.ts'
import { addOptimize } from './optimize/optimize.graphql.ts'
import { createOptimize } from './optimize/optimize.ts'
import { addPlans } from './plans/plans.graphql.ts'
import { createPlans } from './plans/plans.ts'
import type { ResumePorts } from './ports.ts'
import { addRanking } from './ranking/ranking.graphql.ts'
import { createRanking } from './ranking/ranking.ts'
import { createReminders } from './reminders/reminders.ts'
import { addResumes, resumeTypes } from './resumes/resumes.graphql.ts'
import { createResumes } from './resumes/resumes.ts'
import { addSample } from './sample/sample.graphql.ts'
import { createSample } from './sample/sample.ts'
import { addSharing } from './sharing/sharing.graphql.ts'
import { createSharing } from './sharing/sharing.ts'
import { createSkillAdvice } from './skills/advice.ts'
import { createShownSkills } from './skills/shown-skills.ts'
import { addSkills, skillTypes } from './skills/skills.graphql.ts'
import { createSkills } from './skills/skills.ts'
import { addSuggestions, suggestionTypes } from './suggestions/suggestions.graphql.ts'
import { createSuggestions } from './suggestions/suggestions.ts'
import { createTailoring } from './tailored/tailor.ts'
import { addTailoredResumes, addTailoring, tailorOptions } from './tailored/tailored.graphql.ts'
import { createTailoredResumes } from './tailored/tailored.ts'
import { addVersions } from './versions/versions.graphql.ts'
import { createVersions } from './versions/versions.ts'
import { addModels } from './writers/models.graphql.ts'
import { createModels } from './writers/models.ts'
import { addWriters, replyTypes } from './writers/writers.graphql.ts'
import { createWriters } from './writers/writers.ts'

export function createResumeService(outside: ResumePorts) {
  const ports = { ...outside, limits: openLimits(outside) }
  const builder = createBuilder({ documents: true })
  const digests = createFileDigests(ports.signingKey)
  const attachments = createAttachments(ports, digests)
  const analyses = createAnalyses(ports)
  const documents = createDocuments(ports, attachments)
  const jobDescriptions = createJobDescriptions(ports)
  const resumes = createResumes(ports, attachments, digests)
  const types = resumeTypes(builder, resumes, documents)
  addFacts(builder, createFacts(ports))
  addHoldings(builder, createHoldings(ports))
  addJobDescriptions(builder, jobDescriptions)
  addJobAdvertisements(builder, createJobAdvertisements(ports))
  addResumes(builder, types, resumes, jobDescriptions)
  addChecks(builder, createChecks(ports))
  addSample(builder, createSample(ports))
  addDocuments(builder, types, documents)
  addVersions(builder, types, createVersions(ports))
  const modelSettings = createModelSettings(ports)
  addModelSettings(builder, modelSettings)
  const models = createModels(ports, modelSettings.modelOf)
  const options = tailorOptions(builder, types)
  const suggestions = createSuggestions(ports)
  const suggestion = suggestionTypes(builder)
  const letter = letterTypes(builder, suggestion, suggestions)
  const tailoredResumes = createTailoredResumes(ports)
  const reply = replyTypes(builder)
  const tailored = addTailoredResumes(
    builder,
    { resume: types, letter, suggestion, reply },
    tailoredResumes,
    suggestions,
  )
  addSuggestions(builder, tailored, suggestions)
  const letters = createLetters(ports, models)
  addLetters(builder, letter, tailored, letters)
  addWriters(builder, tailored, createWriters(ports, letters))
  addModels(builder, models)
  addTailoring(builder, tailored, options, createTailoring(ports, models))
  addOptimize(builder, options, createOptimize(ports))
  const sharing = createSharing(ports)
  addSharing(builder, types, sharing)
  addAnalyses(builder, types, analyses, createCorrections(ports, analyses))
  addGuides(builder, createGuides(ports, models), createPractising(ports))
  const ranking = createRanking(ports)
  addRanking(builder, ranking)
  const skills = createSkills(ports)
  const shownSkills = createShownSkills(ports)
  const skill = skillTypes(builder)
  addSkills(builder, skill, skills, createSkillAdvice(ports, skills, shownSkills))
  addPlans(builder, skill, createPlans(ports, skills, shownSkills))
  async function* exportOf(userId: number) {
    yield* partsOf(ports.sql, held, userId)
    yield* originalFiles(ports.sql, ports.files, userId)
  }
  return {
    schema: builder.toSchema(),
    jobs: [...createReminders(ports), jobDescriptions.readLater, ranking.measureLater, sharing.cleanUp] as Job<never>[],
    api: {
      resumesOf: resumes.countOf,
      openDocument: documents.open,
      openShared: sharing.openPdf,
      isShared: sharing.isShared,
      exportOf,
    },
  }
}
