import { accentOf } from '../accent.ts'
import { lookAt } from '../one-page/look-at.ts'
import type { SetLayout } from '../one-page/steps.ts'
import { looks } from '../templates/list.ts'
import type { Look } from './look.ts'

/** A template in Word, in its colour and as closely set as was decided. */
export function lookOf(layout: SetLayout): Look {
  const look = looks[layout.template](accentOf(layout).slice(1))
  return layout.wordStep ? lookAt(look, layout.template, layout.wordStep) : look
}
