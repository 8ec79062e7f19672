import type { Builder } from '../../../kernel/graphql.ts'
import {
  levelShown,
  type SkillAdvice,
  type SkillDemand,
  type SkillEvidence,
  type SkillRecommendation,
} from './advice.ts'
import type { KeptSkill, UserSkill } from './skills.store.ts'
import type { Skills } from './skills.ts'
import type { KnownSkill } from './skills-work.ts'

type ShownSkill = Omit<KnownSkill, 'key'>
export type SkillTypes = ReturnType<typeof skillTypes>

/** As it is kept with what lists or plans it. */
export const shownAs = ({ skillId, skillName, skillCategory, skillDescription }: KeptSkill): ShownSkill => ({
  id: skillId,
  name: skillName,
  category: skillCategory,
  description: skillDescription,
})

export function skillTypes(builder: Builder) {
  const skill = builder.objectRef<ShownSkill>('Skill').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      name: t.exposeString('name'),
      category: t.exposeString('category'),
      description: t.exposeString('description', { nullable: true }),
    }),
  })
  return { skill }
}

function ownTypes(builder: Builder, { skill }: SkillTypes) {
  const userSkill = builder.objectRef<UserSkill>('UserSkill').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      userId: t.exposeInt('userId'),
      skillId: t.exposeInt('skillId'),
      proficiencyLevel: t.exposeInt('proficiencyLevel'),
      yearsOfExperience: t.exposeFloat('yearsOfExperience', { nullable: true }),
      lastUsedDate: t.expose('lastUsedDate', { type: 'DateTime', nullable: true }),
      isCurrent: t.exposeBoolean('isCurrent'),
      skill: t.field({ type: skill, resolve: shownAs }),
    }),
  })
  const evidence = builder.objectRef<SkillEvidence>('SkillEvidence').implement({
    fields: (t) => ({
      skill: t.field({ type: skill, resolve: (it) => it.skill }),
      resumeId: t.exposeInt('resumeId'),
      lines: t.exposeStringList('lines'),
      alreadyListed: t.exposeBoolean('alreadyListed'),
      proficiencyLevel: t.int({ resolve: levelShown }),
      isCurrent: t.exposeBoolean('isCurrent'),
      lastUsedDate: t.expose('lastUsedDate', { type: 'DateTime', nullable: true }),
    }),
  })
  const demand = builder.objectRef<SkillDemand>('SkillDemand').implement({
    fields: (t) => ({
      skillId: t.exposeInt('skillId'),
      jobs: t.int({ resolve: ({ jobDescriptionIds }) => jobDescriptionIds.length }),
      ofJobs: t.exposeInt('ofJobs'),
      jobDescriptionIds: t.exposeIntList('jobDescriptionIds'),
    }),
  })
  const recommendation = builder.objectRef<SkillRecommendation>('SkillRecommendation').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      userId: t.exposeInt('userId'),
      skillId: t.int({ resolve: (it) => it.skill.id }),
      relevanceScore: t.exposeFloat('relevanceScore'),
      reason: t.exposeString('reason'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      skill: t.field({ type: skill, resolve: (it) => it.skill }),
      jobDescriptionIds: t.exposeIntList('jobDescriptionIds'),
      ofJobs: t.exposeInt('ofJobs'),
    }),
  })
  return { userSkill, evidence, demand, recommendation }
}

export function addSkills(builder: Builder, types: SkillTypes, skills: Skills, advice: SkillAdvice) {
  const { userSkill, evidence, demand, recommendation } = ownTypes(builder, types)
  const input = builder.inputType('UserSkillInput', {
    fields: (t) => ({
      skillId: t.int(),
      name: t.string(),
      proficiencyLevel: t.int({ required: true }),
      yearsOfExperience: t.float(),
      lastUsedDate: t.field({ type: 'DateTime' }),
      isCurrent: t.boolean(),
    }),
  })
  builder.queryFields((t) => ({
    skills: t.field({
      type: [types.skill],
      args: { search: t.arg.string({ required: true }), limit: t.arg.int() },
      resolve: (_, args, context) => skills.search(context, args),
    }),
    userSkills: t.field({
      type: [userSkill],
      args: { userId: t.arg.int({ required: true }) },
      resolve: (_, { userId }, context) => skills.list(context, userId),
    }),
    skillsFound: t.field({ type: [evidence], resolve: (_, __, context) => advice.found(context) }),
    skillDemand: t.field({
      type: [demand],
      args: { userId: t.arg.int({ required: true }) },
      resolve: (_, { userId }, context) => advice.demand(context, userId),
    }),
    skillRecommendations: t.field({
      type: [recommendation],
      args: { userId: t.arg.int({ required: true }) },
      resolve: (_, { userId }, context) => advice.recommendations(context, userId),
    }),
    skillTip: t.field({ type: recommendation, nullable: true, resolve: (_, __, context) => advice.tip(context) }),
  }))
  builder.mutationFields((t) => ({
    addUserSkill: t.field({
      type: userSkill,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: (_, args, context) => skills.add(context, args.input),
    }),
    updateUserSkill: t.field({
      type: userSkill,
      args: { id: t.arg.int({ required: true }), input: t.arg({ type: input, required: true }) },
      resolve: (_, args, context) => skills.update(context, args.id, args.input),
    }),
    deleteUserSkill: t.boolean({
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => skills.delete(context, id),
    }),
    importSkillsFromResume: t.field({
      type: [userSkill],
      args: { resumeId: t.arg.int({ required: true }) },
      resolve: (_, { resumeId }, context) => advice.takeOver(context, resumeId),
    }),
    dismissSkillRecommendation: t.boolean({
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => advice.dismiss(context, id),
    }),
  }))
}
