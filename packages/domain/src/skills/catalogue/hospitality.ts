export const hospitality = `
# Kitchen
Cooking | Professional cooking, Culinary arts, Culinary skills, Commercial cooking |  |
# Food safety
Food safety | Food hygiene, Food safety standards, Safe food handling, Food handling, Food sanitation |  | Food handler card 0.7, Food hygiene certificate 0.8
# Restaurant and bar
Food and beverage service | F&B service, Food service, F&B, Table service, Waiting tables, Waitressing, Serving guests |  |
Restaurant POS | Restaurant point of sale | Point of sale systems |
# Hotel and travel
Hotel operations | Hotel management, Hotel industry | Hospitality |
Hotel property management system | Hotel PMS | Hotel operations |
Global distribution system | GDS? | Travel consulting |
# Events
Event management | Event planning, Event coordination, Event organisation, Event organization |  | Project management 0.4
# Personal services
Beauty therapy | Skin care treatments, Esthetics |  | NVQ Beauty Therapy 0.8, Esthetician license 0.8
`
