export const agriculture = `
# Crops
Farming | Agriculture, Farm work, Agricultural work, Farm labor |  |
Crop production | Arable farming, Crop management, Crop farming | Farming |
# Animals
Livestock farming | Livestock management, Livestock production, Stockmanship, Livestock handling | Farming | Animal care 0.5
# Forest and garden
Forestry | Forest management, Silviculture, Forester |  |
Horticulture | Ornamental horticulture, Horticulturist |  |
`
