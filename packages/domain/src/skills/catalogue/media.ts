export const media = `
# Journalism
Journalism | News reporting, Print journalism, Journalist |  |
# Writing and editing
Editing | Text editing, Editorial work, Editorial skills |  |  | context
Technical writing | Technical authoring, Technical communication, User manual, User guide |  | Technical documentation 0.8, Software documentation 0.7
# Publishing and print
Publishing | Book publishing, Magazine publishing |  |  | context
# Translation
Translation | Written translation, Document translation, Translator |  |  | context
Interpreting | Language interpreting, Oral interpretation, Interpreter? |  | Translation 0.6
Translation memory | CAT tools, Computer-assisted translation | Translation |
# Radio, film and sound
Audio production | Sound production, Audio recording, Sound recording |  |
# Music, stage and museum
Music performance | Musician, Concert performance, Live music |  |
`
