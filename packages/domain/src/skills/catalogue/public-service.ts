export const publicService = `
# Administration
Public administration | Public sector administration, Government administration, Civil service, Public sector |  |
`
