export const construction = `
# Running the site
Trades coordination | Subcontractor management, Subcontractor coordination | Construction management
# Cost and contract
Change orders | Variation order, Change order management | Construction contracts
`
