import { toast } from './toast.ts'

/** Puts words on the clipboard, and says so. */
export const copyText = async (text: string, what: string) => {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Copied', description: `${what} is on the clipboard as plain text.` })
  } catch {
    toast({
      title: 'Not copied',
      description: 'This browser did not allow it. Select the words and copy them.',
      variant: 'destructive',
    })
  }
}
