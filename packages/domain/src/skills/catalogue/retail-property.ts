export const retailProperty = `
# Shop work
Retail | Retail trade, Retail industry, Retail experience |  |
`
