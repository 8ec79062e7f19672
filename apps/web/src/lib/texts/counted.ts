export const version = (number: number) => `version ${number}`
export const skillsAdded = (count: number) => (count === 1 ? '1 skill added' : `${count} skills added`)
