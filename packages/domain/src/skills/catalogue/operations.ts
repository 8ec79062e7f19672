export const operations = `
# Freight and customs
Logistics | Logistics management, Logistics coordination, Logistics operations |  |
`
