export const construction = `
# Running the site
Trades coordination | Subcontractor management | Construction management
# Cost and contract
Change orders | | Construction contracts
`
