export const agriculture = `
# Crops
Farming | Agriculture, Farm work, Agricultural work, Farm labor | Work on a farm. | |
Farm management | Farm manager, Agricultural management, Farm business management | Running a farm. | Farming |
Crop production | Arable farming, Crop management, Crop farming | Growing field crops. | Farming |
Agronomy | Crop science, Agronomist | Science of growing crops. | | Soil science 0.6, Crop production 0.6
Planting and harvesting | Sowing, Harvesting crops, Fruit picking, Crop harvesting | Putting in and bringing in crops. | Farming |
Soil science | Soil health, Soil fertility, Soil management | Knowing the ground. | | Soil testing 0.5
Fertilizer application | Fertiliser application, Nutrient management, Fertilization of crops | Feeding plants. | Crop production |
Pesticide application | Crop spraying, Herbicide application, Plant protection, Crop protection | Protecting plants by spraying. | Crop production | Pesticide applicator license 0.8
Integrated pest management | IPM? | Fighting pests with little poison. | | Pest control 0.5, Pesticide application 0.5
Crop scouting | Field scouting | Looking for pests and lacks in the field. | Agronomy |
Irrigation management | Crop irrigation, Irrigation scheduling | Watering crops. | Crop production | Irrigation systems 0.7
Organic farming | Organic agriculture, Bio-Landbau | Farming without artificial means. | Farming |
Regenerative agriculture | | Farming that heals the soil. | Farming | Organic farming 0.6
Precision agriculture | Precision farming, Smart farming, GPS guidance in farming | Farming with satellites and data. | Farming | Geospatial analysis 0.4
Tractor operation | Tractor driving, Tractor driver | Driving tractors. | Farm machinery operation |
Combine harvester | Combine operation, Combine harvesting | Driving the combine. | Farm machinery operation |
Farm machinery operation | Farm equipment operation, Agricultural machinery, Farm equipment | Running farm machines. | Farming | Agricultural machinery repair 0.4
Greenhouse growing | Greenhouse management, Greenhouse production, Protected cropping | Growing under glass. | Horticulture |
Hydroponics | | Growing without soil. | Horticulture |
Viticulture | Vineyard management, Vineyard work, Wine growing | Growing grapes. | Farming | Winemaking 0.6
Winemaking | Oenology, Enology, Wine production | Making wine. | |
Fruit growing | Orchard management, Pomology | Growing fruit. | Farming | Viticulture 0.5
Vegetable growing | Vegetable production, Market gardening | Growing vegetables. | Farming |
Plant breeding | Crop breeding | Making new plants. | | Genetics 0.4
Plant pathology | Plant disease diagnosis | Illness of plants. | Botany |
Farm subsidies | Common Agricultural Policy, Farm support schemes, Agraranträge | Public money for farms. | Farm management |
Red Tractor assurance | Red Tractor | British rules for good farming. | | GLOBALG.A.P. 0.7
GLOBALG.A.P. | GlobalGAP, Good agricultural practices | Rules for good farming. | | Food safety 0.4
# Animals
Livestock farming | Livestock management, Livestock production, Stockmanship, Livestock handling | Keeping farm animals. | Farming | Animal care 0.5
Dairy farming | Dairy herd management, Dairy production | Keeping cows for milk. | Livestock farming |
Milking | Milking parlour, Milking machine, Robotic milking | Milking cows. | Dairy farming | | context
Cattle handling | Beef cattle, Cattle farming, Ranching | Keeping cattle. | Livestock farming |
Calving | | Helping animals give birth. | Livestock farming |
Lambing | Lambing season | Helping sheep give birth. | Sheep farming | Calving 0.6
Pig farming | Swine production, Pig production | Keeping pigs. | Livestock farming |
Poultry farming | Poultry production, Egg production | Keeping hens. | Livestock farming |
Sheep farming | Shepherding | Keeping sheep. | Livestock farming |
Animal nutrition | Animal feeding, Feed formulation, Feed mixing | Feeding animals. | Livestock farming |
Artificial insemination of livestock | Cattle insemination | Breeding animals. | Livestock farming |
Livestock breeding | Animal breeding, Herd breeding | Breeding animals. | Livestock farming | Artificial insemination of livestock 0.6
Horse care | Equine care, Horse handling, Stable management, Horse grooming | Keeping horses. | Animal care |
Horse riding | Equestrian, Horseback riding | Riding and teaching to ride. | | Horse care 0.6
Beekeeping | Apiculture | Keeping bees. | Farming |
Aquaculture | Fish farming, Fish husbandry | Keeping fish. | Farming |
Commercial fishing | Fishing vessel work, Deep-sea fishing | Catching fish. | |
Slaughtering | Abattoir work, Slaughterhouse | Killing animals for meat. | | Butchery 0.6
Animal welfare | Animal protection | Treating animals well. | | Animal care 0.6
Biosecurity | Farm biosecurity, Disease control in livestock | Keeping illness out of stables. | Livestock farming |
Dog training | Dog obedience training, Puppy training | Teaching dogs. | Animal care | Dog handling 0.6
Pet grooming | Dog grooming | Washing and cutting pets. | Animal care |
Kennel work | Boarding kennel, Dog daycare | Looking after others' pets. | Animal care |
Pet sitting | Dog walking | Looking after pets at home. | Animal care | Kennel work 0.7
Animal shelter work | Animal rescue | Work in animal homes. | Animal care |
Zookeeping | Zookeeper, Zoo animal care | Keeping wild animals. | Animal care |
# Veterinary support
Veterinary assisting | Veterinary assistant, Vet assistant | Helping the vet. | | Veterinary nursing 0.7
Small animal practice | Small animal medicine, Companion animal medicine | Vet's work with pets. | Veterinary care | Large animal practice 0.5
Large animal practice | Large animal medicine, Farm animal medicine | Vet's work on farms. | Veterinary care |
Laboratory animal care | Animal technician, Vivarium | Keeping animals for research. | Animal care |
ezyVet | | Software of vets. | | AVImark 0.8
AVImark | | Software of vets. | |
Registered Veterinary Nurse | RVN, RCVS registered | British licence of vet nurses. | Veterinary nursing | Veterinary technician license 0.8
Veterinary technician license | Certified Veterinary Technician, Licensed Veterinary Technician, Registered Veterinary Technician, CVT?, LVT? | US licence of vet nurses. | Veterinary nursing |
Veterinary license | Doctor of Veterinary Medicine, DVM, Licensed veterinarian, MRCVS | Licence of vets. | Veterinary care |
# Forest and garden
Forestry | Forest management, Silviculture, Forester | Looking after forests. | |
Timber harvesting | Logging operations | Felling and bringing out wood. | Forestry | Chainsaw operation 0.6
Forest machine operation | Forest harvester, Forwarder operation, Harvester operation | Driving harvesters and forwarders. | Timber harvesting | Heavy equipment operation 0.5
Tree planting | Reforestation, Afforestation | Planting forests. | Forestry |
Forest inventory | Timber cruising, Forest survey | Counting and measuring trees. | Forestry |
Prescribed burning | Controlled burn, Prescribed fire | Burning to protect land. | Forestry | Wildland firefighting 0.6
FSC certification | FSC chain of custody, FSC standards | Rules for good forests and wood. | Forestry |
Hunting | Game management, Gamekeeping | Hunting and keeping game. | | | context
Sawmill operation | Sawmilling, Timber processing | Cutting wood into boards. | | Woodworking 0.3
Horticulture | Ornamental horticulture, Horticulturist | Growing garden plants. | |
Gardening | Garden maintenance, Gardener | Work in gardens. | | Landscaping 0.7, Grounds maintenance 0.7
Pruning | Shrub pruning | Cutting trees and shrubs. | Gardening | Tree surgery 0.4
Plant propagation | Plant nursery, Nursery production, Seedling production | Raising young plants. | Horticulture |
Plant identification | Plant knowledge, Planting knowledge | Knowing plants by sight. | Horticulture | Botany 0.5
Floristry | Floral design, Flower arranging, Florist | Work with cut flowers. | |
Turf management | Greenkeeping, Golf course maintenance, Sports turf | Care of lawns for sport. | Horticulture | Grounds maintenance 0.6
Landscape design | Garden design | Planning gardens. | | Landscaping 0.5
RHS qualification | RHS Level 2, RHS Level 3, Royal Horticultural Society | British certificate in gardening. | Horticulture |
# Environment
Environmental science | Environmental studies | Study of nature and harm to it. | | Environmental engineering 0.5
Nature conservation | Wildlife conservation, Conservation biology, Conservation work | Protecting nature. | | Ecology 0.6
Habitat restoration | Habitat management, Ecological restoration | Giving nature its place back. | Nature conservation |
Ecological surveying | Ecological survey, Protected species survey, Habitat survey, Bird survey, Wildlife survey | Finding what lives where. | | Nature conservation 0.6
Biodiversity net gain | BNG assessment, Biodiversity metric | British rule on nature and building. | Ecological surveying |
Wetland delineation | Wetland assessment | Finding the edge of wetlands. | Ecological surveying | Environmental compliance 0.4
Water quality monitoring | Water quality testing, Water quality analysis | Testing rivers and lakes. | | Field sampling 0.7
Air quality monitoring | Air sampling, Emissions monitoring | Testing the air. | | Field sampling 0.6
Fisheries management | Fisheries science, Fish stock assessment | Looking after wild fish. | | Aquaculture 0.4
Park ranger work | Park ranger, Ranger service, Countryside management, Park management | Looking after parks. | | Nature conservation 0.6
Invasive species control | Invasive species management | Fighting plants and animals that do not belong. | Nature conservation |
Natural resource management | Land management | Using land and water well. | | Nature conservation 0.6
Climate adaptation | Climate resilience, Climate change adaptation | Getting ready for another climate. | | Sustainability 0.5
Circular economy | Resource efficiency | Using things again. | Sustainability | Waste management 0.5
Waste sorting | Recycling operations, Recycling sorting | Sorting what is thrown away. | | Waste management 0.5
`
