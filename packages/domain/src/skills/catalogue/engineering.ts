export const engineering = `
# Manufacturing
Manufacturing engineering | Production engineering, Industrial engineering, Manufacturing processes, Production technology |  |
`
