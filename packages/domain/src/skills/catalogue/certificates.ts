export const certificates = `
# Security, checks and clearance
Security clearance | Active security clearance, Government security clearance, Clearance? |  |
`
