export const transport = `
# Aviation
Aviation | Civil aviation, Aviation industry |  |
`
