export const people = `
# Human resources
Human resources | HR, HR management, Human resource management, Personnel management, People operations, HR generalist |  |
`
