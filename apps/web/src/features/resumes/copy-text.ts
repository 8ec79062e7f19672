import { mutationOptions } from '@tanstack/react-query'
import { copied } from '../../ui/copied.ts'
import * as texts from './texts.tsx'

/** For the fields of web forms, which take no files. */
export const copyTextMutation = () =>
  mutationOptions({
    async mutationFn(text: string) {
      if (!(await copied(text))) throw new Error(texts.copyFailedMeaning)
    },
    meta: {
      words: {
        done: { title: texts.copied, description: texts.copiedMeaning },
        failed: texts.copyFailed,
      },
    },
  })
