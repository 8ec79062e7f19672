export const media = `
# Journalism
Journalism |
# Writing and editing
Editing | | | | context
Technical writing |
Copy editing | | <Editing | Proofreading 0.8
Proofreading | | Editing
# Publishing and print
Publishing | | | | context
# Translation
Translation | | | | context
Interpreting | | | Translation 0.6
Translation memory | | Translation
# Radio, film and sound
Audio production |
Sound engineering | | Audio production
# Music, stage and museum
Music performance |
`
