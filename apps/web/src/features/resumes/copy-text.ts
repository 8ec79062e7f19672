import { mutationOptions } from '@tanstack/react-query'
import * as texts from './texts.tsx'

/** For the fields of web forms, which take no files. */
export const copyTextMutation = () =>
  mutationOptions({
    mutationFn: (text: string) => navigator.clipboard.writeText(text),
    meta: {
      words: {
        done: { title: texts.copied, description: texts.copiedMeaning },
        failed: texts.copyFailed,
        otherwise: texts.copyFailedMeaning,
      },
    },
  })
