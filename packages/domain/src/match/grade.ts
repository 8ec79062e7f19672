import { skillNamed } from '../skills/index.ts'
import { patternOf } from '../text/patterns.ts'
import * as paperWords from '../words/papers.ts'
import type { Ask } from './job-model.ts'
import { relationsOf } from './relations.ts'
import type { ResumeModel } from './resume-model.ts'
import type { Shown } from './shown.ts'
import { ownShareWeights, relationWeights } from './weights.ts'

const asked = patternOf(paperWords.gradeAsked)
const said = patternOf(paperWords.gradeSaid)

/** `Advanced Excel`: its bare name shows a part; the word for the level, or something that goes further, shows it. */
export function gradeShown({ requirement: { text, skills } }: Ask, shown: Shown, model: ResumeModel): Shown {
  if (shown.share === 0 || !asked.test(text) || skills.length === 0) return shown
  const isShown = skills.some(
    (skill) =>
      model.bySkill.get(skill)?.some(({ source }) => said.test(source.text)) ||
      [...model.bySkill.keys()].some((name) => isNarrower(name, skill)),
  )
  if (isShown) return shown
  return { ...shown, share: ownShareWeights.helped * shown.share, how: 'Named, and its level is not shown' }
}

const isNarrower = (name: string, skill: string) =>
  skillNamed(name)?.family !== skillNamed(skill)?.family &&
  (relationsOf(skill).get(name)?.weight ?? 0) >= relationWeights.part
