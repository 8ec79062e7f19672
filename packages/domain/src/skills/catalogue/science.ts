export const science = `
# Life sciences
Biology | Biological sciences, Life sciences
# Chemistry
Chemistry | Chemical sciences
Sample preparation | Sample prep | Laboratory techniques
# Physics and earth
Physics | Applied physics, Experimental physics
`
