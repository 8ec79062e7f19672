export const media = `
# Journalism
Journalism | Journalist, News reporting, >Print journalism
Editorial planning | Editorial calendar, Content calendar | | Content strategy 0.6
Fact-checking | Source verification | Journalism
Newsroom management | Editor-in-chief, News desk, News editing | "
News writing | ~Article writing, ~Writing news articles | <Journalism
Investigative journalism | ~Investigative reporting | "
Data journalism | | " | Data visualization 0.5
Broadcast journalism | >Radio journalism, >TV journalism | "
Online journalism | ~Digital journalism, Online editing | "
Feature writing | Long-form writing, ~Magazine writing | "
Photojournalism | ~Press photography | <Journalism, <Photography
AP Style | ^Associated Press style, =AP Stylebook | Editing
Chicago Manual of Style | Chicago style | " | AP Style 0.6
# Writing and editing
Editing | Editorial skills, >Text editing, Editorial work | | | context
Technical writing | User manual, User guide, Technical authoring, Technical communication
Creative writing | >Fiction writing
Scriptwriting | =Script writing, >Screenwriting | | Storytelling 0.5
Ghostwriting |
Speechwriting | =Speech writing | | Public relations 0.3
Copy editing | =Copyediting, ~Line editing, ~Sub-editing | <Editing | Proofreading 0.8
Developmental editing | ~Structural editing | "
Proofreading | =Proof reading | Editing
MadCap Flare | <Flare? | Technical writing | Adobe FrameMaker 0.7
Adobe FrameMaker | @FrameMaker | "
DITA | >DITA XML | " | XML 0.5
Component content management system | ^CCMS, Schema ST4 | " | DITA 0.5
# Publishing and print
Publishing | >Book publishing, >Magazine publishing | | | context
Typesetting | | | InDesign 0.7
Offset printing | Printing press, >Sheet-fed offset, >Web offset | | Digital printing 0.5
Digital printing | Large-format printing, Wide-format printing
Screen printing | >Silk-screen printing
Print finishing | Bookbinding, Folding and binding
Sign making | Signwriting, Sign installation, Signage production
Vinyl wrapping | >Vehicle wrapping, >Car wrapping, Vinyl application, Vinyl cutting | | Sign making 0.6
Commissioning editing | Acquisitions editing, Book commissioning | Publishing
Rights and permissions | Rights clearance, Image rights, Foreign rights | " | Copyright law 0.5
E-book production | EPUB, E-book publishing | "
# Translation
Translation | Translator, >Written translation, >Document translation | | | context
Interpreting | Interpreter?, >Language interpreting, Oral interpretation | | Translation 0.6
Localization | =Localisation, >Website localization, >Game localization | | Translation 0.7
Subtitling | Captioning, Closed captions, Closed captioning<Captioning | | Transcription 0.5
Translation memory | CAT tools, Computer-assisted translation | Translation
Transcreation | | " | Copywriting 0.6
Machine translation post-editing | ^MTPE, <Post-editing | "
Terminology management | Termbase, Glossary management | "
Simultaneous interpreting | =Simultaneous interpretation, ~Conference interpreting | <Interpreting | Consecutive interpreting 0.8
Consecutive interpreting | =Consecutive interpretation | "
Medical interpreting | ~Healthcare interpreting | "
Court interpreting | ~Legal interpreting | "
Technical translation | | <Translation
Literary translation | | "
Trados | @SDL Trados, @RWS Trados, >Trados Studio | Translation memory | memoQ 0.8
memoQ | | " | Phrase TMS 0.7
Phrase TMS | Memsource | "
# Radio, film and sound
Audio production | Sound recording, Sound production, Audio recording
AV equipment | ^Audio-visual equipment, AV setup, AV support, Audiovisual technology
TV production | Television production, TV broadcasting | | Video production 0.7
Radio production | Radio broadcasting | | Audio production 0.7
On-air presenting | Radio host, >Radio presenting, >TV presenting, Broadcast presenting, Anchoring news | | Public speaking 0.5
Live streaming | =Livestreaming | | Live broadcasting 0.6
Directing | >Film directing, >Theatre directing, >Stage directing | | | exact context
Live sound | PA systems, Sound reinforcement | | Sound engineering 0.7
Voice acting | Voice-over, Narration?, Voice artist
Crestron | >Crestron programming | | AV equipment 0.6
Stage lighting | Theatre lighting, Lighting console, Lighting technician
Broadcast engineering | Broadcast systems, Broadcast technology
Digital asset management | ^DAM?, Media asset management | | Metadata management 0.4
Sound engineering | Audio engineering, Sound technician | Audio production
Audio editing | Sound editing | "
Audio mixing | Sound mixing, Mixing and mastering, Audio mastering | "
Sound design | | "
Pro Tools | @Avid Pro Tools | " | Logic Pro 0.7
Logic Pro | >Logic Pro X | " | Ableton Live 0.6
Ableton Live | <Ableton | " | FL Studio 0.6
FL Studio | Fruity Loops | "
Live broadcasting | Outside broadcast, Live production | TV production
OBS Studio | Open Broadcaster Software | Live streaming
Vision mixing | Video switching, Vision mixer, Video switcher | Live broadcasting
Film producing | Line producing, Film producer, Executive producing | Video production | Project management 0.4
Podcast production | ~Podcasting, Podcast editing | <Audio production
Adobe Audition | | Audio editing, Adobe Creative Cloud
Audacity | | Audio editing | Adobe Audition 0.6 | exact
# Music, stage and museum
Music performance | Live music, Musician, Concert performance
Acting | >Stage acting, >Screen acting | | | exact context
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
Collections management system | >TMS Collections, >PastPerfect, >MuseumPlus | Collections management
Artist management | Talent booking, Tour management
Piano tuning | Piano tuner, Piano technician | | Piano 0.4
Musical instrument repair | <Instrument repair, Luthier
Art conservation | >Paper conservation, >Preventive conservation, >Object conservation, Condition reporting, Collection care | | Collections management 0.6
Set construction | Set building, Scenic painting, Prop making | | Set design 0.5
Wig making | Wig dressing, Wig styling
Cinema projection | Film projection, Projectionist
Singing | Vocal performance, >Choral singing | Music performance
Piano | >Piano playing | " | | context
Guitar | >Guitar playing | " | | context
Special effects makeup | =Special effects make-up, ~SFX makeup, >Prosthetic makeup | <Makeup artistry
`
