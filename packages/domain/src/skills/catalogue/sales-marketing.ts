export const salesMarketing = `
# Selling
Sales | Sales experience, Sales skills, Selling? |  |  | context
`
