import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { blocksOf } from '../blocks/blocks.ts'
import { type Layout, usualLayout } from '../layout.ts'
import { resumeTask } from '../resume-task.ts'
import { type TypesetResult, typesetAndProve } from '../typeset.ts'
import type { Engine } from '../typst/engine.ts'
import { loadEngine } from '../typst/load-engine.ts'

/** One for all tests of a file: loading takes longer than setting. */
export const engine = await loadEngine('fastest')

export async function setResume(json: object, layout: Partial<Layout> = {}, using: Engine = engine) {
  const whole = { ...usualLayout, ...layout }
  const task = resumeTask(blocksOf(fromJsonResume(json), whole), whole)
  return { task, result: await typesetAndProve(using, task) }
}

export function proven(result: TypesetResult): Extract<TypesetResult, { ok: true }> {
  if (!result.ok) throw new Error(`Not proven: ${JSON.stringify(result)}`)
  return result
}
