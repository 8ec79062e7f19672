import * as texts from './texts/copy.ts'
import { toast } from './toast.ts'

/** Puts words on the clipboard, and says so. */
export const copyText = async (text: string, what: string) => {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: texts.copied, description: texts.onClipboard(what) })
  } catch {
    toast({ title: texts.notCopied, description: texts.copyByHand, variant: 'destructive' })
  }
}
