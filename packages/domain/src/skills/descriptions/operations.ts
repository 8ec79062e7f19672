export const operations = `
Supply chain management | Getting goods from maker to user.
Supply chain planning | Planning what is needed where and when.
Demand planning | Estimating what customers will order.
Sales and operations planning | Agreeing sales, stock and production.
Material requirements planning | Working out what to order for production.
Materials management | Keeping production supplied.
Supply chain optimization | Making supply cheaper and safer.
Supply chain analytics | Figures of the supply chain.
Third-party logistics | Logistics done by an outside firm.
Reverse logistics | Handling goods that come back.
Cold chain | Keeping goods cold all the way.
Good distribution practice | Rules for storing and moving medicines.
Vendor-managed inventory | The supplier keeps the stock filled.
Electronic data interchange | Orders and invoices between computers.
SAP IBP | Planning system by SAP.
Kinaxis | Planning system for supply chains.
Oracle SCM | Supply chain system by Oracle.
Procurement | Buying what a firm needs.
Strategic sourcing | Choosing whom to buy from in the long run.
Category management | Buying or selling by groups of goods.
Supplier management | Working with suppliers.
Supplier selection | Choosing and judging suppliers.
Supplier negotiation | Agreeing prices and terms with suppliers.
Purchase orders | Ordering in writing.
Requests for proposal | Asking suppliers for offers.
Public procurement | Buying for the state by its rules.
Spend analysis | Seeing what is bought from whom.
Direct procurement | Buying what goes into the product.
Indirect procurement | Buying services and things for the firm itself.
E-procurement | Buying through software.
Total cost of ownership | All costs of a thing over its life.
Inventory management | Keeping the right stock.
Stocktaking | Counting what is there.
Cycle counting | Counting a part of the stock at a time.
FIFO | Using the oldest stock first.
Warehouse management | Running a warehouse.
Warehouse work | Work in a warehouse.
Order picking | Collecting goods for an order.
Packing goods | Making goods ready to send.
Order fulfillment | Sending what was ordered.
Shipping and receiving | Taking in and sending goods.
Loading and unloading | Moving goods on and off vehicles.
Kitting | Putting parts together in sets.
Material handling | Moving goods and parts.
Forklift operation | Driving a forklift.
Reach truck operation | Driving a reach truck.
Pallet jack | Moving pallets.
RF scanner | Booking goods with a scanner.
Pick by voice | Picking by spoken or light signals.
Cross-docking | Passing goods on without storing them.
Warehouse management system | Software for warehouses.
SAP EWM | Warehouse system by SAP.
SAP WM | Older warehouse system by SAP.
Manhattan WMS | Warehouse system.
Blue Yonder | Warehouse and planning system.
Warehouse automation | Warehouses with machines that store and pick.
Automated storage and retrieval | Machines that store and fetch.
RFID | Reading tags by radio.
Lot traceability | Knowing where each batch went.
Logistics | Moving and storing goods.
Freight forwarding | Arranging transport for others.
Freight brokerage | Finding trucks for loads.
Transportation management | Planning and watching transports.
Transportation management system | Software for transports.
SAP TM | Transport system by SAP.
Oracle Transportation Management | Transport system by Oracle.
Route planning | Finding the best way for deliveries.
Load planning | Filling trucks and containers well.
Carrier management | Choosing and dealing with carriers.
Dispatching | Giving drivers their tours.
Air freight | Goods by air.
Ocean freight | Goods by sea.
Road freight | Goods by road.
FTL shipping | Full loads by road.
LTL shipping | Part loads by road.
Intermodal transport | Goods by rail, road and ship in one box.
Rail freight | Goods by rail.
Shipping documents | Papers that go with goods.
Bill of lading | Receipt and title for shipped goods.
Dangerous goods transport | Sending dangerous goods by the rules.
IMDG Code | Rules for dangerous goods at sea.
Import and export | Buying and sending across borders.
Customs clearance | Bringing goods through customs.
ATLAS customs | German system for customs.
Customs Declaration Service | British system for customs.
Tariff classification | Finding the customs number of goods.
Incoterms | Who pays and answers for what on the way.
Trade finance | Bank payment for goods across borders.
Letters of credit | A bank's promise to pay for goods.
C-TPAT | US customs trust for safe supply.
Authorised Economic Operator | European customs trust for firms.
Operations management | Running the daily work of a firm.
Production management | Running production.
Shift leadership | Leading one shift.
Standard operating procedures | Written ways of doing each task.
Process mapping | Drawing how work flows.
Visual management | Showing the state of work on boards.
Shop floor management | Leading where the work is done.
Hoshin Kanri | Passing goals down through a firm.
A3 problem solving | Solving a problem on one sheet.
PDCA | Improving in four steps.
Theory of constraints | Working on what holds all else up.
Waste reduction | Making less waste and scrap.
Balanced scorecard | Goals and figures on one page.
`
