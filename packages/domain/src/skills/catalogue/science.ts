export const science = `
# Life sciences
Biology | Biological sciences, Life sciences |  |
`
