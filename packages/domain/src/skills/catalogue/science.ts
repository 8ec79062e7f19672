export const science = `
# Life sciences
Biology |
# Chemistry
Chemistry |
Sample preparation | | <Laboratory techniques
# Physics and earth
Physics |
`
