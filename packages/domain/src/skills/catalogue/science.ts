export const science = `
# Life sciences
Biology | Biological sciences, Life sciences |  |
# Chemistry
Chemistry | Chemical sciences |  |
# Physics and earth
Physics | Applied physics, Experimental physics |  |
`
