export const hospitality = `
# Kitchen
Cooking | Professional cooking, Culinary arts, Culinary skills, Commercial cooking |  |
`
