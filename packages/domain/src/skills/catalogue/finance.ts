export const finance = `
# Accounting
Accounting | Financial accounting, General accounting, Accountancy |  |
`
