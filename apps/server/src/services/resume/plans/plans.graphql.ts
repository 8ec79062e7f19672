import type { Builder } from '../../../kernel/graphql.ts'
import { type SkillTypes, shownAs } from '../skills/skills.graphql.ts'
import type { Plan, PlanResource, PlanStep } from './plans.store.ts'
import type { Plans } from './plans.ts'

interface DatedStep extends PlanStep {
  startsOn: string
  endsOn: string
}

const day = (text: string) => new Date(`${text}T00:00:00Z`)

function planTypes(builder: Builder, { skill }: SkillTypes, plans: Plans) {
  const resource = builder.objectRef<PlanResource>('PlanResource').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      stepId: t.exposeInt('stepId'),
      resourceType: t.exposeString('resourceType'),
      title: t.exposeString('title'),
      url: t.exposeString('url', { nullable: true }),
      description: t.exposeString('description', { nullable: true }),
    }),
  })
  const step = builder.objectRef<DatedStep>('PlanStep').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      developmentPlanId: t.exposeInt('planId'),
      stepNumber: t.exposeInt('stepNumber'),
      description: t.exposeString('description'),
      estimatedTimeInHours: t.exposeFloat('hours'),
      resources: t.field({ type: [resource], resolve: ({ resources }) => resources }),
      proof: t.exposeString('proof', { nullable: true }),
      completedAt: t.expose('completedAt', { type: 'DateTime', nullable: true }),
      startsOn: t.field({ type: 'DateTime', resolve: ({ startsOn }) => day(startsOn) }),
      endsOn: t.field({ type: 'DateTime', resolve: ({ endsOn }) => day(endsOn) }),
    }),
  })
  const plan = builder.objectRef<Plan>('SkillDevelopmentPlan').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      userId: t.exposeInt('userId'),
      skillId: t.exposeInt('skillId'),
      targetProficiencyLevel: t.exposeInt('targetLevel'),
      currentProficiencyLevel: t.exposeInt('currentLevel'),
      estimatedTimeToComplete: t.float({ resolve: ({ steps }) => steps.reduce((sum, { hours }) => sum + hours, 0) }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
      skill: t.field({ type: skill, resolve: shownAs }),
      steps: t.field({ type: [step], resolve: (it) => dated(it, plans) }),
      hoursPerWeek: t.exposeFloat('hoursPerWeek'),
      endsOn: t.field({ type: 'DateTime', resolve: (it) => day(plans.daysOf(it).endsOn) }),
      conditions: t.exposeStringList('conditions'),
      finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    }),
  })
  return { plan }
}

function dated(plan: Plan, plans: Plans): DatedStep[] {
  const { steps, endsOn } = plans.daysOf(plan)
  return plan.steps.map((step, at) => ({ ...step, ...(steps[at] ?? { startsOn: endsOn, endsOn }) }))
}

export function addPlans(builder: Builder, types: SkillTypes, plans: Plans) {
  const { plan } = planTypes(builder, types, plans)
  const planInput = builder.inputType('DevelopmentPlanInput', {
    fields: (t) => ({
      skillId: t.int({ required: true }),
      name: t.string(),
      currentProficiencyLevel: t.int({ required: true }),
      targetProficiencyLevel: t.int({ required: true }),
      hoursPerWeek: t.float(),
    }),
  })
  const stepInput = builder.inputType('PlanStepInput', {
    fields: (t) => ({ description: t.string(), estimatedTimeInHours: t.float(), stepNumber: t.int() }),
  })
  const resourceInput = builder.inputType('PlanResourceInput', {
    fields: (t) => ({
      stepId: t.int({ required: true }),
      resourceType: t.string({ required: true }),
      title: t.string({ required: true }),
      url: t.string(),
      description: t.string(),
    }),
  })
  builder.queryFields((t) => ({
    skillDevelopmentPlans: t.field({
      type: [plan],
      args: { userId: t.arg.int({ required: true }) },
      resolve: (_, { userId }, context) => plans.list(context, userId),
    }),
    skillDevelopmentPlan: t.field({
      type: plan,
      nullable: true,
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => plans.get(context, id),
    }),
  }))
  builder.mutationFields((t) => ({
    createSkillDevelopmentPlan: t.field({
      type: plan,
      args: { input: t.arg({ type: planInput, required: true }) },
      resolve: (_, { input }, context) => plans.create(context, input),
    }),
    updateSkillDevelopmentPlan: t.field({
      type: plan,
      args: { id: t.arg.int({ required: true }), hoursPerWeek: t.arg.float({ required: true }) },
      resolve: (_, { id, ...input }, context) => plans.setPace(context, id, input),
    }),
    deleteSkillDevelopmentPlan: t.boolean({
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => plans.delete(context, id),
    }),
    completePlanStep: t.field({
      type: plan,
      args: { id: t.arg.int({ required: true }), completed: t.arg.boolean({ required: true }) },
      resolve: (_, { id, completed }, context) => plans.tick(context, id, completed),
    }),
    updatePlanStep: t.field({
      type: plan,
      args: { id: t.arg.int({ required: true }), input: t.arg({ type: stepInput, required: true }) },
      resolve: (_, { id, input }, context) => plans.updateStep(context, id, input),
    }),
    addPlanStep: t.field({
      type: plan,
      args: { planId: t.arg.int({ required: true }), input: t.arg({ type: stepInput, required: true }) },
      resolve: (_, { planId, input }, context) => plans.addStep(context, planId, input),
    }),
    deletePlanStep: t.field({
      type: plan,
      args: { id: t.arg.int({ required: true }) },
      resolve: (_, { id }, context) => plans.deleteStep(context, id),
    }),
    addPlanResource: t.field({
      type: plan,
      args: { input: t.arg({ type: resourceInput, required: true }) },
      resolve: (_, { input }, context) => plans.addResource(context, input),
    }),
  }))
}
