import { mutationOptions } from '@tanstack/react-query'

/** For the fields of web forms, which take no files. */
export const copyTextMutation = () =>
  mutationOptions({
    mutationFn: (text: string) => navigator.clipboard.writeText(text),
    meta: {
      words: {
        done: { title: 'Copied', description: 'Your resume is on the clipboard as plain text.' },
        failed: 'Copy failed',
        otherwise: 'The browser did not allow it. Download the plain text instead.',
      },
    },
  })
