export const media = `
# Journalism
Journalism | News reporting, Print journalism
# Writing and editing
Editing | Text editing, Editorial work | | | context
Technical writing | Technical authoring, Technical communication
Copy editing | Copyediting, Sub-editing | Editing | Proofreading 0.8
Proofreading | Proof reading | Editing
# Publishing and print
Publishing | Book publishing, Magazine publishing | | | context
# Translation
Translation | Written translation, Document translation | | | context
Interpreting | Language interpreting, Oral interpretation | | Translation 0.6
Translation memory | CAT tools, Computer-assisted translation | Translation
# Radio, film and sound
Audio production | Sound production, Audio recording
Sound engineering | Audio engineering, Sound technician | Audio production
# Music, stage and museum
Music performance | Musician, Concert performance
`
