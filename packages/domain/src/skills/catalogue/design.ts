export const design = `
# Graphic design
Graphic design | Graphics design, Visual design, Communication design |  |
`
