import * as z from 'zod'
import { shortText, text, webAddress } from '../input.ts'
import { level, skillName } from '../skills/skill-input.ts'

const weekly = 'Hours a week must be between 0.5 and 60.'
const hoursPerWeek = z.number(weekly).min(0.5, weekly).max(60, weekly)

export const pace = z.object({ hoursPerWeek })

export const newPlan = z
  .object({
    /** 0 where a name is given instead. */
    skillId: z.int(),
    name: skillName.nullish(),
    currentProficiencyLevel: level,
    targetProficiencyLevel: level,
    hoursPerWeek: hoursPerWeek.nullish(),
  })
  .refine(({ skillId, name }) => !name || skillId === 0, {
    message: 'Please give the skill by its id or by its name.',
    path: ['name'],
  })
  .refine(({ currentProficiencyLevel: now, targetProficiencyLevel: then }) => then > now, {
    message: 'Please choose a level above the one you have.',
    path: ['targetProficiencyLevel'],
  })

const description = text.min(1, 'Please say what to do.').max(500, 'A step can have at most 500 characters.')
const hoursAre = 'Hours must be between 0.5 and 2,000.'
const hours = z.number(hoursAre).min(0.5, hoursAre).max(2_000, hoursAre)
const stepNumber = z.int('A place must be 1 or more.').min(1, 'A place must be 1 or more.').nullish()

export const stepChange = z.object({
  description: description.nullish(),
  estimatedTimeInHours: hours.nullish(),
  stepNumber,
})

const usualHours = 1

export const newStep = z.object({
  description: z.preprocess((given) => given ?? '', description),
  estimatedTimeInHours: hours.nullish().transform((given) => given ?? usualHours),
  stepNumber,
})

const resourceTypes = [
  ...['documentation', 'course', 'book', 'project', 'practice', 'mentor', 'body', 'partner', 'test'],
  ...['article', 'video', 'other'],
]

export const newResource = z.object({
  stepId: z.int(),
  resourceType: z.enum(resourceTypes, `A resource must be one of ${resourceTypes.join(', ')}.`),
  title: text.min(1, 'Please name it.').max(200, 'A name can have at most 200 characters.'),
  url: webAddress,
  description: shortText('A description', 500),
})
