export const design = `
Graphic design | Giving text and pictures their form.
Brand identity design | The look of a firm or brand.
Logo design | Drawing marks for firms.
Typography | Choosing and setting type.
Color theory | How colours work together.
Layout design | Arranging pages.
Desktop publishing | Setting pages on the computer.
Illustration | Drawing pictures for print and screen.
Print design | Design for paper.
Prepress | Making files ready for the press.
Packaging design | Design of boxes and labels.
Infographic design | Facts told as pictures.
Presentation design | Design of slides.
Art direction | Guiding the look of a work.
Creative direction | Leading ideas and design of campaigns.
Web design | Design of web pages.
Adobe Creative Cloud | Adobe's programs for design and film.
Photoshop | Editing pictures.
Adobe Illustrator | Vector drawing.
InDesign | Laying out pages.
Adobe XD | Adobe's tool for interfaces.
Figma | Drawing interfaces together in the browser.
Sketch | Drawing interfaces on the Mac.
InVision | Clickable designs.
Axure | Prototypes with logic.
Webflow | Building sites without code.
Canva | Simple design in the browser.
Affinity suite | Design programs by Serif.
CorelDRAW | Vector drawing by Corel.
QuarkXPress | Laying out pages.
GIMP | Free picture editor.
Procreate | Drawing on the iPad.
User experience design | Making products easy and pleasant to use.
User interface design | Design of screens and controls.
Interaction design | How a product answers its user.
Product design | Design of a product from need to detail.
User-centered design | Design that starts from people.
Design thinking | Finding solutions in steps with users.
Wireframing | Rough plans of screens.
Interactive prototyping | Trial versions of a product to click through.
Information architecture | Order of contents in a product.
User flows | Paths of users through a product.
Design systems | Shared parts and rules of design.
Mobile app design | Design for phones.
Service design | Design of services over all contacts.
Accessible design | Design that all people can use.
UX research | Learning from users.
Usability testing | Watching people try a product.
User personas | Typical users, described.
Heuristic evaluation | Judging use by known rules.
Human-computer interaction | Study of people and computers.
Human factors | Fitting work and devices to people.
Content strategy | What to say where, and who keeps it.
UX writing | Words in interfaces.
Storytelling | Telling things as stories.
Photography | Taking pictures.
Portrait photography | Pictures of people.
Product photography | Pictures of goods.
Event photography | Pictures of events.
Studio lighting | Light in the photo studio.
Photo editing | Improving pictures.
Lightroom | Sorting and developing pictures.
Capture One | Developing raw pictures.
Drone photography | Pictures and films from the air.
Video production | Making films.
Video editing | Cutting films.
Premiere Pro | Film cutting by Adobe.
Final Cut Pro | Film cutting by Apple.
DaVinci Resolve | Film cutting and colour.
Avid Media Composer | Film cutting for broadcast.
After Effects | Motion and effects by Adobe.
Motion graphics | Moving type and drawings.
Color grading | The colours of a film.
Cinematography | Filming with light and camera.
Camera operation | Working the camera.
Storyboarding | Drawing a film in single pictures.
Animation | Drawings that move.
2D animation | Drawn figures that move.
3D animation | Moving bodies in space.
3D modeling | Building bodies on the computer.
3D visualization | Pictures of things not yet built.
Architectural visualization | Pictures of planned buildings.
Blender | Free 3D program.
Maya | 3D program for film and games.
3ds Max | 3D program for buildings and games.
Cinema 4D | 3D program for motion design.
ZBrush | Sculpting on the computer.
Substance Painter | Surfaces for 3D bodies.
V-Ray | Lifelike pictures of 3D bodies.
Lumion | Quick pictures of buildings.
Enscape | Quick pictures out of the plan.
Visual effects | Pictures added to film.
Compositing | Joining pictures into one.
Houdini | Effects built by rules.
Game design | Rules and worlds of games.
Concept art | First drawings of worlds and figures.
Industrial design | Design of things that are made.
Interior design | Design of rooms.
Space planning | Who and what goes where in a building.
Fashion design | Design of clothes.
Pattern making | Drawing the parts of a garment.
Sewing | Making and changing clothes.
Tailoring | Making clothes to measure.
`
