import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { blocksOf } from '../blocks/blocks.ts'
import { type Layout, usualLayout } from '../layout.ts'
import { prove } from '../proof/prove.ts'
import { resumeTask } from '../resume-task.ts'
import { type TypesetResult, typesetAndProve, typesetAndRead } from '../typeset.ts'
import type { Engine } from '../typst/engine.ts'
import { loadEngine } from '../typst/load-engine.ts'

/** One for all tests of a file: loading takes longer than setting. */
export const engine = await loadEngine('fastest')

export async function setResume(json: object, layout: Partial<Layout> = {}, using: Engine = engine) {
  const task = taskOf(json, layout)
  return { task, result: await typesetAndProve(using, task) }
}

/** A resume as it is read from its file, with the file and whether every line of it was found there. */
export async function setAndRead(json: object, layout: Partial<Layout> = {}) {
  const task = taskOf(json, layout)
  const { bytes, read } = await typesetAndRead(engine, task)
  if (!read.ok) throw new Error(read.message)
  return { bytes, source: read.source, proof: prove(task.lines, read.source, task.name) }
}

function taskOf(json: object, layout: Partial<Layout>) {
  const whole = { ...usualLayout, ...layout }
  return resumeTask(blocksOf(fromJsonResume(json), whole), whole)
}

export function proven(result: TypesetResult): Extract<TypesetResult, { ok: true }> {
  if (!result.ok) throw new Error(`Not proven: ${JSON.stringify(result)}`)
  return result
}
