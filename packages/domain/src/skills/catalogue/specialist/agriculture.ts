export const agriculture = `
# Crops
+ Tractor operation | Tractor driver
+ Farming | Agricultural work, Farm labor, Agriculture, Farm work
+ Crop production | ~Crop farming, ~Arable farming, ~Crop management
+ Planting and harvesting | Fruit picking, Harvesting crops=Crop harvesting, Sowing
+ Pesticide application | Plant protection, Crop protection, Crop spraying, Herbicide application
Farm management | Farm manager, Agricultural management, Farm business management | Farming
Agronomy | Crop science, Agronomist | | Soil science 0.6, Crop production 0.6
Soil science | Soil health, Soil fertility, Soil management | | Soil testing 0.5
Fertilizer application | =Fertiliser application, Nutrient management, Fertilization of crops | Crop production
Integrated pest management | ^IPM? | | Pest control 0.5, Pesticide application 0.5
Crop scouting | Field scouting | Agronomy
Irrigation management | Crop irrigation, Irrigation scheduling | Crop production | Irrigation systems 0.7
Organic farming | ~Organic agriculture, Bio-Landbau | <Farming
Regenerative agriculture | | <Farming | Organic farming 0.6
Precision agriculture | ~Precision farming, ~Smart farming, GPS guidance in farming | <Farming | Geospatial analysis 0.4
Combine harvester | Combine operation, Combine harvesting | Farm machinery operation
Farm machinery operation | Farm equipment operation<Farm equipment, Agricultural machinery, Farm equipment | Farming | Agricultural machinery repair 0.4
Greenhouse growing | Greenhouse management, ~Greenhouse production, Protected cropping | <Horticulture
Hydroponics | | <Horticulture
Viticulture | Vineyard management, Vineyard work, ~Wine growing | <Farming | Winemaking 0.6
Winemaking | Oenology, Enology, Wine production
Fruit growing | Orchard management, Pomology | <Farming | Viticulture 0.5
Vegetable growing | ~Vegetable production, ~Market gardening | <Farming
Plant breeding | Crop breeding | | Genetics 0.4
Plant pathology | Plant disease diagnosis | Botany
Farm subsidies | Common Agricultural Policy, Farm support schemes, Agraranträge | Farm management
Red Tractor assurance | <Red Tractor | | GLOBALG.A.P. 0.7
GLOBALG.A.P. | =GlobalGAP, Good agricultural practices | | Food safety 0.4
# Animals
+ Livestock farming | Stockmanship, <Livestock, ~Livestock management<Livestock, ~Livestock production<Livestock
Pet grooming | >Dog grooming | Animal care
Animal welfare | Animal protection | | Animal care 0.6
Dairy farming | Dairy herd management, ~Dairy production | <Livestock farming
Milking | Milking parlour, Milking machine, >Robotic milking | Dairy farming | | context
Cattle handling | Beef cattle, Cattle farming, Ranching | Livestock farming
Calving | | Livestock farming
Lambing | >Lambing season | Sheep farming | Calving 0.6
Pig farming | ~Swine production, ~Pig production | <Livestock farming
Poultry farming | ~Poultry production, >Egg production | <Livestock farming
Sheep farming | Shepherding | <Livestock farming
Animal nutrition | Animal feeding, Feed formulation, Feed mixing | Livestock farming
Artificial insemination of livestock | Cattle insemination | Livestock farming
Livestock breeding | Animal breeding, Herd breeding | Livestock farming | Artificial insemination of livestock 0.6
Horse care | ~Equine care, Horse handling, Stable management, Horse grooming, Mucking out, Tack cleaning | <Animal care
Horse riding | =Horseback riding, Equestrian | | Horse care 0.6
Beekeeping | Apiculture, Hive inspection, Honey extraction, Queen rearing, Swarm control | Farming
Aquaculture | ~Fish farming, Fish husbandry | <Farming
Commercial fishing | Fishing vessel work, Deep-sea fishing, Net mending
Slaughtering | Abattoir work, Slaughterhouse | | Butchery 0.6
Biosecurity | >Farm biosecurity, Disease control in livestock | Livestock farming
Dog training | Dog obedience training, Puppy training | Animal care | Dog handling 0.6
Kennel work | Boarding kennel, Dog daycare | Animal care
Pet sitting | Dog walking | <Animal care | Kennel work 0.7
Animal shelter work | Animal rescue | Animal care
Zookeeping | Zookeeper, Zoo animal care, Animal enrichment, Enclosure cleaning | Animal care
# Veterinary support
Veterinary assisting | Veterinary assistant, Vet assistant
Small animal practice | Small animal medicine, Companion animal medicine | <Veterinary care | Large animal practice 0.5
Large animal practice | Large animal medicine, Farm animal medicine | <Veterinary care
Laboratory animal care | Animal technician, Vivarium | <Animal care
ezyVet | | | AVImark 0.8
AVImark |
Registered Veterinary Nurse | ^RVN, RCVS registered | Veterinary nursing | Veterinary technician license 0.8
Veterinary technician license | =Certified Veterinary Technician, =Licensed Veterinary Technician, Registered Veterinary Technician, CVT?, LVT? | Veterinary nursing
Veterinary license | Doctor of Veterinary Medicine^DVM, Licensed veterinarian, MRCVS | Veterinary care
# Forest and garden
+ Pruning | >Shrub pruning
+ Gardening | Garden maintenance, Gardener
+ Horticulture | >Ornamental horticulture, Horticulturist
+ Forestry | Forester, Forest management, Silviculture
Floristry | Floral design, Flower arranging, Florist
Timber harvesting | Logging operations | Forestry | Chainsaw operation 0.6
Forest machine operation | Forest harvester, >Forwarder operation, >Harvester operation | Timber harvesting | Heavy equipment operation 0.5
Tree planting | Reforestation, Afforestation | Forestry
Forest inventory | Timber cruising, Forest survey | Forestry
Prescribed burning | Controlled burn, Prescribed fire | Forestry | Wildland firefighting 0.6
FSC certification | FSC chain of custody, FSC standards | Forestry
Hunting | Game management, Gamekeeping | | | context
Sawmill operation | Sawmilling, Timber processing | | Woodworking 0.3
Plant propagation | Plant nursery, Nursery production, Seedling production | Horticulture
Plant identification | Plant knowledge=Planting knowledge | Horticulture | Botany 0.5
Turf management | Greenkeeping, Golf course maintenance, Sports turf | Horticulture | Grounds maintenance 0.6
Landscape design | Garden design | | Landscaping 0.5
RHS qualification | RHS Level 2, RHS Level 3, Royal Horticultural Society | Horticulture
# Environment
Nature conservation | Wildlife conservation, Conservation biology, Conservation work
Environmental science | Environmental studies | | Environmental engineering 0.5
Habitat restoration | Habitat management, ~Ecological restoration | <Nature conservation
Ecological surveying | =Ecological survey, >Protected species survey, >Habitat survey, >Bird survey, >Wildlife survey | | Nature conservation 0.6
Biodiversity net gain | BNG assessment, Biodiversity metric | Ecological surveying
Wetland delineation | Wetland assessment | Ecological surveying | Environmental compliance 0.4
Water quality monitoring | Water quality testing, Water quality analysis | | Field sampling 0.7
Air quality monitoring | Air sampling, Emissions monitoring | | Field sampling 0.6
Fisheries management | Fisheries science, Fish stock assessment | | Aquaculture 0.4
Park ranger work | <Park ranger, Ranger service, Countryside management, Park management | | Nature conservation 0.6
Invasive species control | Invasive species management | Nature conservation
Natural resource management | Land management | | Nature conservation 0.6
Climate adaptation | Climate resilience, Climate change adaptation | | Sustainability 0.5
Circular economy | Resource efficiency | Sustainability | Waste management 0.5
Waste sorting | Recycling operations, Recycling sorting | | Waste management 0.5
`
