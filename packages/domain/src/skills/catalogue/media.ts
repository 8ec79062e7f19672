export const media = `
# Journalism
Journalism | News reporting, Print journalism, Journalist | Finding and telling news. | |
News writing | Article writing, Writing news articles | Writing news. | Journalism |
Investigative journalism | Investigative reporting | Long research into hidden matters. | Journalism |
Data journalism | | News out of data. | Journalism | Data visualization 0.5
Broadcast journalism | Radio journalism, TV journalism | News for radio and television. | Journalism |
Online journalism | Digital journalism, Online editing | News for the web. | Journalism |
Photojournalism | Press photography | News in pictures. | Journalism, Photography |
Feature writing | Long-form writing, Magazine writing | Longer pieces. | Journalism |
Fact-checking | Source verification | Checking whether it is true. | Journalism |
Editorial planning | Editorial calendar, Content calendar | What is published when. | | Content strategy 0.6
Newsroom management | Editor-in-chief, News desk, News editing | Leading a newsroom. | Journalism |
AP Style | Associated Press style, AP Stylebook | US rules for news texts. | Editing |
Chicago Manual of Style | Chicago style | US rules for books. | Editing | AP Style 0.6
# Writing and editing
Editing | Text editing, Editorial work, Editorial skills | Making texts better. | | | context
Copy editing | Copyediting, Sub-editing, Line editing | Correcting language and style. | Editing | Proofreading 0.8
Proofreading | Proof reading | Finding the last mistakes. | Editing |
Developmental editing | Structural editing | Working on a book's plan. | Editing |
Creative writing | Fiction writing | Stories and poems. | |
Scriptwriting | Screenwriting, Script writing | Writing for film and stage. | | Storytelling 0.5
Ghostwriting | | Writing for others' names. | |
Speechwriting | Speech writing | Writing speeches. | | Public relations 0.3
Technical writing | Technical authoring, Technical communication, User manual, User guide | Writing how things work. | | Technical documentation 0.8, Software documentation 0.7
MadCap Flare | Flare? | Software for help texts. | Technical writing | Adobe FrameMaker 0.7
Adobe FrameMaker | FrameMaker | Software for long manuals. | Technical writing |
DITA | DITA XML | Manuals from small pieces. | Technical writing | XML 0.5
Component content management system | CCMS, Schema ST4 | Software for manuals in pieces. | Technical writing | DITA 0.5
# Publishing and print
Publishing | Book publishing, Magazine publishing | Bringing out books and papers. | | | context
Commissioning editing | Acquisitions editing, Book commissioning | Choosing books to bring out. | Publishing |
Rights and permissions | Rights clearance, Image rights, Foreign rights | Who may use what. | Publishing | Copyright law 0.5
E-book production | EPUB, E-book publishing | Making electronic books. | Publishing |
Typesetting | | Setting books. | | InDesign 0.7
Offset printing | Printing press, Sheet-fed offset, Web offset | Printing large numbers. | | Digital printing 0.5
Digital printing | Large-format printing, Wide-format printing | Printing from the file. | |
Screen printing | Silk-screen printing | Printing through a screen. | |
Print finishing | Bookbinding, Folding and binding | Cutting, folding and binding. | |
# Translation
Translation | Written translation, Document translation, Translator | Writing a text in another language. | | | context
Interpreting | Language interpreting, Oral interpretation, Interpreter? | Speaking for others in another language. | | Translation 0.6
Simultaneous interpreting | Conference interpreting, Simultaneous interpretation | Speaking at the same time. | Interpreting | Consecutive interpreting 0.8
Consecutive interpreting | Consecutive interpretation | Speaking after the speaker. | Interpreting |
Medical interpreting | Healthcare interpreting | Interpreting for patients. | Interpreting |
Court interpreting | Legal interpreting | Interpreting in court. | Interpreting |
Localization | Localisation, Website localization, Game localization | Fitting a product to a country. | | Translation 0.7, Internationalization 0.6
Transcreation | | Translating advertising freely. | Translation | Copywriting 0.6
Technical translation | | Translating manuals. | Translation |
Literary translation | | Translating books. | Translation |
Machine translation post-editing | MTPE, Post-editing | Correcting machine translation. | Translation |
Terminology management | Termbase, Glossary management | Keeping the right words. | Translation |
Translation memory | CAT tools, Computer-assisted translation | Software that remembers translations. | Translation |
Trados | SDL Trados, Trados Studio, RWS Trados | Software for translators. | Translation memory | memoQ 0.8
memoQ | | Software for translators. | Translation memory | Phrase TMS 0.7
Phrase TMS | Memsource | Software for translators. | Translation memory |
Subtitling | Captioning, Closed captions, Closed captioning | Words under films. | | Transcription 0.5
# Radio, film and sound
TV production | Television production, TV broadcasting | Making television. | | Video production 0.7
Radio production | Radio broadcasting | Making radio. | | Audio production 0.7
On-air presenting | Radio host, Radio presenting, TV presenting, Broadcast presenting, Anchoring news | Speaking on radio and television. | | Public speaking 0.5
Live broadcasting | Outside broadcast, Live production | Sending as it happens. | TV production |
Live streaming | Livestreaming | Sending over the web. | | Live broadcasting 0.6
OBS Studio | Open Broadcaster Software | Program for live streams. | Live streaming |
Vision mixing | Video switching, Vision mixer, Video switcher | Choosing the picture that goes out. | Live broadcasting |
Film producing | Line producing, Film producer, Executive producing | Money and plan of a film. | Video production | Project management 0.4
Directing | Film directing, Theatre directing, Stage directing | Leading actors and camera. | | | exact context
Audio production | Sound production, Audio recording, Sound recording | Recording and making sound. | |
Audio editing | Sound editing | Cutting sound. | Audio production |
Audio mixing | Sound mixing, Mixing and mastering, Audio mastering | Bringing tracks together. | Audio production |
Sound engineering | Audio engineering, Sound technician | Sound in studio and on stage. | Audio production | Live sound 0.7
Live sound | PA systems, Sound reinforcement | Sound at concerts and events. | |
Sound design | | Making sounds for film and games. | Audio production |
Podcast production | Podcasting, Podcast editing | Making podcasts. | Audio production |
Voice acting | Voice-over, Narration?, Voice artist | Speaking roles and texts. | |
Pro Tools | Avid Pro Tools | Studio program. | Audio production | Logic Pro 0.7
Logic Pro | Logic Pro X | Apple's studio program. | Audio production | Ableton Live 0.6
Ableton Live | Ableton | Program for music on stage. | Audio production | FL Studio 0.6
FL Studio | Fruity Loops | Program for making beats. | Audio production |
Adobe Audition | | Sound by Adobe. | Audio editing, Adobe Creative Cloud |
Audacity | | Free sound editor. | Audio editing | Adobe Audition 0.6 | exact
AV equipment | Audio-visual equipment, AV setup, AV support, Audiovisual technology | Sound and pictures in rooms and halls. | | Crestron 0.6
Crestron | Crestron programming | Control of rooms and screens. | |
Stage lighting | Theatre lighting, Lighting console, Lighting technician | Light on stage. | |
Broadcast engineering | Broadcast systems, Broadcast technology | Technics of stations. | |
Digital asset management | Media asset management, DAM? | Keeping pictures and films. | | Metadata management 0.4
# Music, stage and museum
Music performance | Musician, Concert performance, Live music | Playing before people. | |
Singing | Vocal performance, Choral singing | Singing before people. | Music performance |
Piano | Piano playing | Playing the piano. | Music performance | | context
Guitar | Guitar playing | Playing the guitar. | Music performance | | context
Music composition | Composing music, Music arranging | Writing music. | |
Songwriting | Song writing | Writing songs. | | Music composition 0.8
Music production | Beat making, Record production | Making recordings of music. | | Audio production 0.8
Conducting ensembles | Choir conducting, Orchestra conducting, Choir direction | Leading choir and orchestra. | |
Acting | Stage acting, Screen acting | Playing roles. | | | exact context
Dance | Choreography, Dance teaching | Dancing and making dances. | | | context
Theatre production | Theater production, Stage production | Making plays. | | Stage management 0.7
Stage management | Stage manager | Running the stage in a show. | |
Set design | Scenography, Production design, Stage design | Rooms of film and stage. | | Interior design 0.4
Costume design | Wardrobe department | Clothes of film and stage. | | Fashion design 0.5
Exhibition curation | Curating, Museum curation, Curator | Choosing and showing works. | |
Collections management | Museum collections, Art handling | Keeping works of a museum. | | Exhibition curation 0.5
Artist management | Talent booking, Tour management | Work for artists. | |
`
