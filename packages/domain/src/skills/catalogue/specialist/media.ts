export const media = `
# Journalism
+ Journalism | Journalist, News reporting, >Print journalism
Fact-checking | Source verification | Journalism
News writing | ~Article writing, ~Writing news articles | <Journalism
Investigative journalism | ~Investigative reporting | <Journalism
Data journalism | | <Journalism | Data visualization 0.5
Broadcast journalism | >Radio journalism, >TV journalism | <Journalism
Online journalism | ~Digital journalism, Online editing | <Journalism
Photojournalism | ~Press photography | <Journalism, <Photography
Feature writing | Long-form writing, ~Magazine writing | <Journalism
Editorial planning | Editorial calendar, Content calendar | | Content strategy 0.6
Newsroom management | Editor-in-chief, News desk, News editing | Journalism
AP Style | ^Associated Press style, =AP Stylebook | Editing
Chicago Manual of Style | Chicago style | Editing | AP Style 0.6
# Writing and editing
+ Proofreading | =Proof reading
+ Editing | Editorial skills, >Text editing, Editorial work
+ Technical writing | User manual, User guide, Technical authoring, Technical communication
+ Copy editing | =Copyediting, ~Line editing, ~Sub-editing
Creative writing | >Fiction writing
Developmental editing | ~Structural editing | <Editing
Scriptwriting | =Script writing, >Screenwriting | | Storytelling 0.5
Ghostwriting |
Speechwriting | =Speech writing | | Public relations 0.3
MadCap Flare | <Flare? | Technical writing | Adobe FrameMaker 0.7
Adobe FrameMaker | @FrameMaker | Technical writing
DITA | >DITA XML | Technical writing | XML 0.5
Component content management system | ^CCMS, Schema ST4 | Technical writing | DITA 0.5
# Publishing and print
+ Publishing | >Book publishing, >Magazine publishing
Commissioning editing | Acquisitions editing, Book commissioning | Publishing
Rights and permissions | Rights clearance, Image rights, Foreign rights | Publishing | Copyright law 0.5
E-book production | EPUB, E-book publishing | Publishing
Typesetting | | | InDesign 0.7
Offset printing | Printing press, >Sheet-fed offset, >Web offset | | Digital printing 0.5
Digital printing | Large-format printing, Wide-format printing
Screen printing | >Silk-screen printing
Print finishing | Bookbinding, Folding and binding
Sign making | Signwriting, Sign installation, Signage production
Vinyl wrapping | >Vehicle wrapping, >Car wrapping, Vinyl application, Vinyl cutting | | Sign making 0.6
# Translation
+ Translation memory | CAT tools, Computer-assisted translation
+ Interpreting | Interpreter?, >Language interpreting, Oral interpretation
+ Translation | Translator, >Written translation, >Document translation
Localization | =Localisation, >Website localization, >Game localization | | Translation 0.7
Simultaneous interpreting | =Simultaneous interpretation, ~Conference interpreting | <Interpreting | Consecutive interpreting 0.8
Consecutive interpreting | =Consecutive interpretation | <Interpreting
Medical interpreting | ~Healthcare interpreting | <Interpreting
Court interpreting | ~Legal interpreting | <Interpreting
Transcreation | | Translation | Copywriting 0.6
Technical translation | | <Translation
Literary translation | | <Translation
Machine translation post-editing | ^MTPE, <Post-editing | Translation
Terminology management | Termbase, Glossary management | Translation
Trados | @SDL Trados, @RWS Trados, >Trados Studio | Translation memory | memoQ 0.8
memoQ | | Translation memory | Phrase TMS 0.7
Phrase TMS | Memsource | Translation memory
Subtitling | Captioning, Closed captions, Closed captioning<Captioning | | Transcription 0.5
# Radio, film and sound
+ Sound engineering | Audio engineering, Sound technician
+ Audio production | Sound recording, Sound production, Audio recording
AV equipment | ^Audio-visual equipment, AV setup, AV support, Audiovisual technology
TV production | Television production, TV broadcasting | | Video production 0.7
Radio production | Radio broadcasting | | Audio production 0.7
On-air presenting | Radio host, >Radio presenting, >TV presenting, Broadcast presenting, Anchoring news | | Public speaking 0.5
Live broadcasting | Outside broadcast, Live production | TV production
Live streaming | =Livestreaming | | Live broadcasting 0.6
OBS Studio | Open Broadcaster Software | Live streaming
Vision mixing | Video switching, Vision mixer, Video switcher | Live broadcasting
Film producing | Line producing, Film producer, Executive producing | Video production | Project management 0.4
Directing | >Film directing, >Theatre directing, >Stage directing | | | exact context
Audio editing | Sound editing | Audio production
Audio mixing | Sound mixing, Mixing and mastering, Audio mastering | Audio production
Live sound | PA systems, Sound reinforcement | | Sound engineering 0.7
Sound design | | Audio production
Podcast production | ~Podcasting, Podcast editing | <Audio production
Voice acting | Voice-over, Narration?, Voice artist
Pro Tools | @Avid Pro Tools | Audio production | Logic Pro 0.7
Logic Pro | >Logic Pro X | Audio production | Ableton Live 0.6
Ableton Live | <Ableton | Audio production | FL Studio 0.6
FL Studio | Fruity Loops | Audio production
Adobe Audition | | Audio editing, Adobe Creative Cloud
Audacity | | Audio editing | Adobe Audition 0.6 | exact
Crestron | >Crestron programming | | AV equipment 0.6
Stage lighting | Theatre lighting, Lighting console, Lighting technician
Broadcast engineering | Broadcast systems, Broadcast technology
Digital asset management | ^DAM?, Media asset management | | Metadata management 0.4
# Music, stage and museum
+ Music performance | Live music, Musician, Concert performance
Acting | >Stage acting, >Screen acting | | | exact context
Singing | Vocal performance, >Choral singing | Music performance
Piano | >Piano playing | Music performance | | context
Guitar | >Guitar playing | Music performance | | context
Music composition | Composing music, Music arranging
Songwriting | =Song writing | | Music composition 0.8
Music production | Beat making, Record production | | Audio production 0.8
Conducting ensembles | >Choir conducting, >Orchestra conducting, Choir direction
Dance | Choreography, >Dance teaching | | | context
Theatre production | =Theater production, Stage production | | Stage management 0.7
Stage management | Stage manager
Set design | Scenography, Production design, Stage design | | Interior design 0.4
Costume design | Wardrobe department | | Fashion design 0.5
Exhibition curation | Curating, Museum curation, Curator
Collections management | Museum collections, Art handling | | Exhibition curation 0.5
Artist management | Talent booking, Tour management
Piano tuning | Piano tuner, Piano technician | | Piano 0.4
Musical instrument repair | <Instrument repair, Luthier
Art conservation | >Paper conservation, >Preventive conservation, >Object conservation, Condition reporting, Collection care | | Collections management 0.6
Set construction | Set building, Scenic painting, Prop making | | Set design 0.5
Wig making | Wig dressing, Wig styling
Special effects makeup | =Special effects make-up, ~SFX makeup, >Prosthetic makeup | <Makeup artistry
Cinema projection | Film projection, Projectionist
`
