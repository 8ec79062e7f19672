export const comparing = 'Comparing'
export const noDifference = 'No difference in the words.'
export const unchanged = (lines: number) => `${lines} lines unchanged`
export const added = ' [added: '
export const removed = ' [removed: '
export const end = '] '
