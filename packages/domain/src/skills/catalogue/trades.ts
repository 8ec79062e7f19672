export const trades = `
# Electrical trade
Electrical installation | Electrical work, Electrical wiring, Wiring installation |  |
# Construction site
Construction | Building construction, Construction work, General construction, Construction industry |  |  | context
`
