export const media = `
# Journalism
Journalism | News reporting, Print journalism, Journalist |  |
`
