export const education = `
# Teaching
Teaching | Classroom teaching, School teaching, Classroom instruction |  |
`
