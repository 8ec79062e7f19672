export const media = `
Journalism | Finding and telling news.
News writing | Writing news.
Investigative journalism | Long research into hidden matters.
Data journalism | News out of data.
Broadcast journalism | News for radio and television.
Online journalism | News for the web.
Photojournalism | News in pictures.
Feature writing | Longer pieces.
Fact-checking | Checking whether it is true.
Editorial planning | What is published when.
Newsroom management | Leading a newsroom.
AP Style | US rules for news texts.
Chicago Manual of Style | US rules for books.
Editing | Making texts better.
Copy editing | Correcting language and style.
Proofreading | Finding the last mistakes.
Developmental editing | Working on a book's plan.
Creative writing | Stories and poems.
Scriptwriting | Writing for film and stage.
Ghostwriting | Writing for others' names.
Speechwriting | Writing speeches.
Technical writing | Writing how things work.
MadCap Flare | Software for help texts.
Adobe FrameMaker | Software for long manuals.
DITA | Manuals from small pieces.
Component content management system | Software for manuals in pieces.
Publishing | Bringing out books and papers.
Commissioning editing | Choosing books to bring out.
Rights and permissions | Who may use what.
E-book production | Making electronic books.
Typesetting | Setting books.
Offset printing | Printing large numbers.
Digital printing | Printing from the file.
Screen printing | Printing through a screen.
Print finishing | Cutting, folding and binding.
Translation | Writing a text in another language.
Interpreting | Speaking for others in another language.
Simultaneous interpreting | Speaking at the same time.
Consecutive interpreting | Speaking after the speaker.
Medical interpreting | Interpreting for patients.
Court interpreting | Interpreting in court.
Localization | Fitting a product to a country.
Transcreation | Translating advertising freely.
Technical translation | Translating manuals.
Literary translation | Translating books.
Machine translation post-editing | Correcting machine translation.
Terminology management | Keeping the right words.
Translation memory | Software that remembers translations.
Trados | Software for translators.
memoQ | Software for translators.
Phrase TMS | Software for translators.
Subtitling | Words under films.
TV production | Making television.
Radio production | Making radio.
On-air presenting | Speaking on radio and television.
Live broadcasting | Sending as it happens.
Live streaming | Sending over the web.
OBS Studio | Program for live streams.
Vision mixing | Choosing the picture that goes out.
Film producing | Money and plan of a film.
Directing | Leading actors and camera.
Audio production | Recording and making sound.
Audio editing | Cutting sound.
Audio mixing | Bringing tracks together.
Sound engineering | Sound in studio and on stage.
Live sound | Sound at concerts and events.
Sound design | Making sounds for film and games.
Podcast production | Making podcasts.
Voice acting | Speaking roles and texts.
Pro Tools | Studio program.
Logic Pro | Apple's studio program.
Ableton Live | Program for music on stage.
FL Studio | Program for making beats.
Adobe Audition | Sound by Adobe.
Audacity | Free sound editor.
AV equipment | Sound and pictures in rooms and halls.
Crestron | Control of rooms and screens.
Stage lighting | Light on stage.
Broadcast engineering | Technics of stations.
Digital asset management | Keeping pictures and films.
Music performance | Playing before people.
Singing | Singing before people.
Piano | Playing the piano.
Guitar | Playing the guitar.
Music composition | Writing music.
Songwriting | Writing songs.
Music production | Making recordings of music.
Conducting ensembles | Leading choir and orchestra.
Acting | Playing roles.
Dance | Dancing and making dances.
Theatre production | Making plays.
Stage management | Running the stage in a show.
Set design | Rooms of film and stage.
Costume design | Clothes of film and stage.
Exhibition curation | Choosing and showing works.
Collections management | Keeping works of a museum.
Collections management system | Software that keeps the records of a museum.
Artist management | Work for artists.
Piano tuning | Tuning and regulating pianos.
Musical instrument repair | Repairing musical instruments.
Art conservation | Preserving and restoring works of art.
Set construction | Building scenery and props.
Wig making | Making and dressing wigs.
Special effects makeup | Wounds, age and monsters by makeup.
Cinema projection | Showing films.
Sign making | Making and fitting signs.
Vinyl wrapping | Covering vehicles and surfaces with film.
`
