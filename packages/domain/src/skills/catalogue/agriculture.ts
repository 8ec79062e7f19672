export const agriculture = `
# Crops
Farming | Agriculture, Farm work
Crop production | Arable farming, Crop management | Farming
Planting and harvesting | Sowing, Harvesting crops | Farming
Pesticide application | Crop spraying, Herbicide application | Crop production
Tractor operation | Tractor driving, Tractor driver | Farm machinery operation
# Animals
Livestock farming | Livestock management, Livestock production, Livestock handling | Farming | Animal care 0.5
# Forest and garden
Horticulture | Ornamental horticulture, Horticulturist
Forestry | Forest management, Silviculture
Gardening | Garden maintenance, Gardener | | Landscaping 0.7
Pruning | Shrub pruning | Gardening
`
