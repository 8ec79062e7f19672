export const agriculture = `
Farming | Work on a farm.
Farm management | Running a farm.
Crop production | Growing field crops.
Agronomy | Science of growing crops.
Planting and harvesting | Putting in and bringing in crops.
Soil science | Knowing the ground.
Fertilizer application | Feeding plants.
Pesticide application | Protecting plants by spraying.
Integrated pest management | Fighting pests with little poison.
Crop scouting | Looking for pests and lacks in the field.
Irrigation management | Watering crops.
Organic farming | Farming without artificial means.
Regenerative agriculture | Farming that heals the soil.
Precision agriculture | Farming with satellites and data.
Tractor operation | Driving tractors.
Combine harvester | Driving the combine.
Farm machinery operation | Running farm machines.
Greenhouse growing | Growing under glass.
Hydroponics | Growing without soil.
Viticulture | Growing grapes.
Winemaking | Making wine.
Fruit growing | Growing fruit.
Vegetable growing | Growing vegetables.
Plant breeding | Making new plants.
Plant pathology | Illness of plants.
Farm subsidies | Public money for farms.
Red Tractor assurance | British rules for good farming.
GLOBALG.A.P. | Rules for good farming.
Livestock farming | Keeping farm animals.
Dairy farming | Keeping cows for milk.
Milking | Milking cows.
Cattle handling | Keeping cattle.
Calving | Helping animals give birth.
Lambing | Helping sheep give birth.
Pig farming | Keeping pigs.
Poultry farming | Keeping hens.
Sheep farming | Keeping sheep.
Animal nutrition | Feeding animals.
Artificial insemination of livestock | Breeding animals.
Livestock breeding | Breeding animals.
Horse care | Keeping horses.
Horse riding | Riding and teaching to ride.
Beekeeping | Keeping bees.
Aquaculture | Keeping fish.
Commercial fishing | Catching fish.
Slaughtering | Killing animals for meat.
Animal welfare | Treating animals well.
Biosecurity | Keeping illness out of stables.
Dog training | Teaching dogs.
Pet grooming | Washing and cutting pets.
Kennel work | Looking after others' pets.
Pet sitting | Looking after pets at home.
Animal shelter work | Work in animal homes.
Zookeeping | Keeping wild animals.
Veterinary assisting | Helping the vet.
Small animal practice | Vet's work with pets.
Large animal practice | Vet's work on farms.
Laboratory animal care | Keeping animals for research.
ezyVet | Software of vets.
AVImark | Software of vets.
Registered Veterinary Nurse | British licence of vet nurses.
Veterinary technician license | US licence of vet nurses.
Veterinary license | Licence of vets.
Forestry | Looking after forests.
Timber harvesting | Felling and bringing out wood.
Forest machine operation | Driving harvesters and forwarders.
Tree planting | Planting forests.
Forest inventory | Counting and measuring trees.
Prescribed burning | Burning to protect land.
FSC certification | Rules for good forests and wood.
Hunting | Hunting and keeping game.
Sawmill operation | Cutting wood into boards.
Horticulture | Growing garden plants.
Gardening | Work in gardens.
Pruning | Cutting trees and shrubs.
Plant propagation | Raising young plants.
Plant identification | Knowing plants by sight.
Floristry | Work with cut flowers.
Turf management | Care of lawns for sport.
Landscape design | Planning gardens.
RHS qualification | British certificate in gardening.
Environmental science | Study of nature and harm to it.
Nature conservation | Protecting nature.
Habitat restoration | Giving nature its place back.
Ecological surveying | Finding what lives where.
Biodiversity net gain | British rule on nature and building.
Wetland delineation | Finding the edge of wetlands.
Water quality monitoring | Testing rivers and lakes.
Air quality monitoring | Testing the air.
Fisheries management | Looking after wild fish.
Park ranger work | Looking after parks.
Invasive species control | Fighting plants and animals that do not belong.
Natural resource management | Using land and water well.
Climate adaptation | Getting ready for another climate.
Circular economy | Using things again.
Waste sorting | Sorting what is thrown away.
`
