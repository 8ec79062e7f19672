export const agriculture = `
# Crops
Farming | Agricultural work, Farm labor, Agriculture, Farm work
Agronomy | Crop science, Agronomist | | Soil science 0.6, Crop production 0.6
Soil science | Soil health, Soil fertility, Soil management | | Soil testing 0.5
Integrated pest management | ^IPM? | | Pest control 0.5, Pesticide application 0.5
Winemaking | Oenology, Enology, Wine production
Plant breeding | Crop breeding | | Genetics 0.4
Red Tractor assurance | <Red Tractor | | GLOBALG.A.P. 0.7
GLOBALG.A.P. | =GlobalGAP, Good agricultural practices | | Food safety 0.4
Crop production | ~Crop farming, ~Arable farming, ~Crop management | <Farming
Organic farming | ~Organic agriculture, Bio-Landbau | "
Regenerative agriculture | | " | Organic farming 0.6
Precision agriculture | ~Precision farming, ~Smart farming, GPS guidance in farming | " | Geospatial analysis 0.4
Viticulture | Vineyard management, Vineyard work, ~Wine growing | " | Winemaking 0.6
Fruit growing | Orchard management, Pomology | " | Viticulture 0.5
Vegetable growing | ~Vegetable production, ~Market gardening | "
Planting and harvesting | Harvesting crops=Crop harvesting, Fruit picking, Sowing | Farming
Farm management | Farm manager, Agricultural management, Farm business management | "
Farm machinery operation | Farm equipment operation<Farm equipment, Agricultural machinery, Farm equipment | " | Agricultural machinery repair 0.4
Pesticide application | Plant protection, Crop protection, Crop spraying, Herbicide application | Crop production
Fertilizer application | =Fertiliser application, Nutrient management, Fertilization of crops | "
Irrigation management | Crop irrigation, Irrigation scheduling | " | Irrigation systems 0.7
Tractor operation | ~Tractor driving, Tractor driver | <Farm machinery operation
Crop scouting | Field scouting | Agronomy
Combine harvester | Combine operation, Combine harvesting | Farm machinery operation
Greenhouse growing | Greenhouse management, ~Greenhouse production, Protected cropping | <Horticulture
Hydroponics | | "
Plant pathology | Plant disease diagnosis | Botany
Farm subsidies | Common Agricultural Policy, Farm support schemes, Agraranträge | Farm management
# Animals
Livestock farming | Livestock handling<Livestock, Stockmanship, <Livestock, ~Livestock management<Livestock, ~Livestock production<Livestock | <Farming | Animal care 0.5
Aquaculture | ~Fish farming, Fish husbandry | "
Pet grooming | >Dog grooming | Animal care
Dog training | Dog obedience training, Puppy training | " | Dog handling 0.6
Kennel work | Boarding kennel, Dog daycare | "
Animal shelter work | Animal rescue | "
Zookeeping | Zookeeper, Zoo animal care, Animal enrichment, Enclosure cleaning | "
Animal welfare | Animal protection | | Animal care 0.6
Horse riding | =Horseback riding, Equestrian | | Horse care 0.6
Commercial fishing | Fishing vessel work, Deep-sea fishing, Net mending
Slaughtering | Abattoir work, Slaughterhouse | | Butchery 0.6
Dairy farming | Dairy herd management, ~Dairy production | <Livestock farming
Pig farming | ~Swine production, ~Pig production | "
Poultry farming | ~Poultry production, >Egg production | "
Sheep farming | Shepherding | "
Milking | Milking parlour, Milking machine, >Robotic milking | Dairy farming | | context
Cattle handling | Beef cattle, Cattle farming, Ranching | Livestock farming
Calving | | "
Animal nutrition | Animal feeding, Feed formulation, Feed mixing | "
Artificial insemination of livestock | Cattle insemination | "
Livestock breeding | Animal breeding, Herd breeding | " | Artificial insemination of livestock 0.6
Biosecurity | >Farm biosecurity, Disease control in livestock | "
Lambing | >Lambing season | Sheep farming | Calving 0.6
Horse care | ~Equine care, Horse handling, Stable management, Horse grooming, Mucking out, Tack cleaning | <Animal care
Pet sitting | Dog walking | " | Kennel work 0.7
Beekeeping | Apiculture, Hive inspection, Honey extraction, Queen rearing, Swarm control | Farming
# Forest and garden
Horticulture | >Ornamental horticulture, Horticulturist
Forestry | Forester, Forest management, Silviculture
Gardening | Garden maintenance, Gardener | | Landscaping 0.7
Floristry | Floral design, Flower arranging, Florist
Hunting | Game management, Gamekeeping | | | context
Sawmill operation | Sawmilling, Timber processing | | Woodworking 0.3
Landscape design | Garden design | | Landscaping 0.5
Pruning | >Shrub pruning | Gardening
Timber harvesting | Logging operations | Forestry | Chainsaw operation 0.6
Tree planting | Reforestation, Afforestation | "
Forest inventory | Timber cruising, Forest survey | "
Prescribed burning | Controlled burn, Prescribed fire | " | Wildland firefighting 0.6
FSC certification | FSC chain of custody, FSC standards | "
Forest machine operation | Forest harvester, >Forwarder operation, >Harvester operation | Timber harvesting | Heavy equipment operation 0.5
Plant propagation | Plant nursery, Nursery production, Seedling production | Horticulture
Plant identification | Plant knowledge=Planting knowledge | " | Botany 0.5
Turf management | Greenkeeping, Golf course maintenance, Sports turf | " | Grounds maintenance 0.6
RHS qualification | RHS Level 2, RHS Level 3, Royal Horticultural Society | "
# Veterinary support
Veterinary assisting | Veterinary assistant, Vet assistant
ezyVet | | | AVImark 0.8
AVImark |
Small animal practice | Small animal medicine, Companion animal medicine | <Veterinary care | Large animal practice 0.5
Large animal practice | Large animal medicine, Farm animal medicine | "
Laboratory animal care | Animal technician, Vivarium | <Animal care
Registered Veterinary Nurse | ^RVN, RCVS registered | Veterinary nursing | Veterinary technician license 0.8
Veterinary technician license | =Certified Veterinary Technician, =Licensed Veterinary Technician, Registered Veterinary Technician, CVT?, LVT? | "
Veterinary license | Doctor of Veterinary Medicine^DVM, Licensed veterinarian, MRCVS | Veterinary care
# Environment
Nature conservation | Wildlife conservation, Conservation biology, Conservation work
Environmental science | Environmental studies | | Environmental engineering 0.5
Ecological surveying | =Ecological survey, >Protected species survey, >Habitat survey, >Bird survey, >Wildlife survey | | Nature conservation 0.6
Water quality monitoring | Water quality testing, Water quality analysis | | Field sampling 0.7
Air quality monitoring | Air sampling, Emissions monitoring | | Field sampling 0.6
Fisheries management | Fisheries science, Fish stock assessment | | Aquaculture 0.4
Park ranger work | <Park ranger, Ranger service, Countryside management, Park management | | Nature conservation 0.6
Natural resource management | Land management | | Nature conservation 0.6
Climate adaptation | Climate resilience, Climate change adaptation | | Sustainability 0.5
Waste sorting | Recycling operations, Recycling sorting | | Waste management 0.5
Habitat restoration | Habitat management, ~Ecological restoration | <Nature conservation
Biodiversity net gain | BNG assessment, Biodiversity metric | Ecological surveying
Wetland delineation | Wetland assessment | " | Environmental compliance 0.4
Invasive species control | Invasive species management | Nature conservation
Circular economy | Resource efficiency | Sustainability | Waste management 0.5
`
