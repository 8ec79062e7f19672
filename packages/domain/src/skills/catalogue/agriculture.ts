export const agriculture = `
# Crops
Farming |
Crop production | | <Farming
Planting and harvesting | Harvesting crops | Farming
Pesticide application | | Crop production
Tractor operation | ~Tractor driving | <Farm machinery operation
# Animals
Livestock farming | Livestock handling<Livestock | <Farming | Animal care 0.5
# Forest and garden
Horticulture |
Forestry |
Gardening | | | Landscaping 0.7
Pruning | | Gardening
`
