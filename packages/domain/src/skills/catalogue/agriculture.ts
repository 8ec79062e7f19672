export const agriculture = `
# Crops
Farming | Agriculture, Farm work, Agricultural work, Farm labor |  |
`
