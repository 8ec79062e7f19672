export const law = `
# Practice areas
Legal practice | Practice of law, Legal services, Private practice law |  |
`
