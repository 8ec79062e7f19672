export const copy = 'Copy'
export const copyOf = (label: string) => `Copy: ${label}`
export const copied = 'Copied'
export const copiedHere = 'Copied.'
export const onClipboard = (what: string) => `${what} is on the clipboard as plain text.`
export const isSelected = 'It is selected: copy it with the keyboard or the menu.'
export const notCopied = 'Not copied'
export const copyByHand = 'This browser did not allow it. Select the words and copy them.'
