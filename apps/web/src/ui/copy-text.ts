import { copied } from './copied.ts'
import * as texts from './texts/copy.ts'
import { toast } from './toast.ts'

/** Puts words on the clipboard, and says so. */
export const copyText = async (text: string, what: string) =>
  toast(
    (await copied(text))
      ? { title: texts.copied, description: texts.onClipboard(what) }
      : { title: texts.notCopied, description: texts.copyByHand, variant: 'destructive' },
  )
