export const data = `
# Statistics
Statistics | Statistical analysis, Statistical methods, Applied statistics | Data analysis |
`
