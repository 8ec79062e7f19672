export const construction = `
# Kinds of building
Infrastructure construction | Heavy civil construction, Civil construction, Civil works | Construction | Civil engineering 0.5
`
