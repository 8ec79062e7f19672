export const design = `
# Graphic design
Graphic design | Graphics design, Visual design, Communication design | Giving text and pictures their form. | |
Brand identity design | Brand identity, Corporate identity, Corporate design, Visual identity, Brand guidelines | The look of a firm or brand. | Graphic design |
Logo design | | Drawing marks for firms. | Graphic design | Brand identity design 0.7
Typography | Type design | Choosing and setting type. | Graphic design |
Color theory | Colour theory | How colours work together. | Graphic design |
Layout design | Page layout, Editorial design | Arranging pages. | Graphic design | Typography 0.6
Desktop publishing | DTP? | Setting pages on the computer. | | Layout design 0.8
Illustration | Digital illustration, Vector illustration, Drawing? | Drawing pictures for print and screen. | Graphic design |
Print design | Brochure design, Poster design, Flyer design | Design for paper. | Graphic design | Prepress 0.6
Prepress | Pre-press, Print-ready artwork, Artworking, Preflight | Making files ready for the press. | | Offset printing 0.4
Packaging design | Package design | Design of boxes and labels. | Graphic design | Packaging engineering 0.4
Infographic design | Infographic | Facts told as pictures. | Graphic design | Data visualization 0.5
Presentation design | Pitch deck design, Slide design | Design of slides. | Graphic design | PowerPoint 0.6
Art direction | Art director | Guiding the look of a work. | | Creative direction 0.7
Creative direction | Creative director, Creative concept, Creative strategy | Leading ideas and design of campaigns. | |
Web design | Website design, Web page design | Design of web pages. | | User interface design 0.7, Front-end development 0.4
# Design software
Adobe Creative Cloud | Adobe Creative Suite, Adobe CC, Adobe Suite, Creative Suite | Adobe's programs for design and film. | |
Photoshop | Adobe Photoshop | Editing pictures. | Adobe Creative Cloud | Affinity suite 0.6, GIMP 0.6
Adobe Illustrator | Illustrator? | Vector drawing. | Adobe Creative Cloud | CorelDRAW 0.7, Affinity suite 0.7
InDesign | Adobe InDesign | Laying out pages. | Adobe Creative Cloud | QuarkXPress 0.7
Adobe XD | | Adobe's tool for interfaces. | User interface design | Figma 0.8
Figma | | Drawing interfaces together in the browser. | User interface design | Sketch 0.8
Sketch | Sketch app | Drawing interfaces on the Mac. | User interface design | | exact context
InVision | InVision Studio | Clickable designs. | User interface design | Figma 0.6
Axure | Axure RP | Prototypes with logic. | Interactive prototyping | Figma 0.5
Webflow | | Building sites without code. | Web design | WordPress 0.4
Canva | | Simple design in the browser. | Graphic design | Adobe Creative Cloud 0.3 | exact
Affinity suite | Affinity Designer, Affinity Photo, Affinity Publisher | Design programs by Serif. | Graphic design |
CorelDRAW | Corel Draw, CorelDRAW Graphics Suite | Vector drawing by Corel. | Graphic design |
QuarkXPress | | Laying out pages. | Layout design |
GIMP | | Free picture editor. | Photo editing |
Procreate | | Drawing on the iPad. | Illustration | | exact
# Experience and product design
User experience design | UX, UX design, UX/UI, UI/UX, UI/UX design, UX/UI design, Experience design | Making products easy and pleasant to use. | | Front-end development 0.3
User interface design | UI design, Interface design, GUI design, UI? | Design of screens and controls. | | User experience design 0.8
Interaction design | Microinteractions, IxD | How a product answers its user. | User experience design |
Product design | Digital product design | Design of a product from need to detail. | | User experience design 0.8, Industrial design 0.4
User-centered design | User-centred design, Human-centered design, Human-centred design | Design that starts from people. | User experience design |
Design thinking | | Finding solutions in steps with users. | | User-centered design 0.6
Wireframing | Wireframe | Rough plans of screens. | User experience design | Interactive prototyping 0.7
Interactive prototyping | Clickable prototype, UX prototyping, High-fidelity prototype, Mockup | Trial versions of a product to click through. | User experience design | Rapid prototyping 0.3
Information architecture | Site map | Order of contents in a product. | User experience design |
User flows | User journey, User journey mapping, Task flow | Paths of users through a product. | User experience design |
Design systems | UI kit, Component library, Design tokens, Pattern library | Shared parts and rules of design. | User interface design | Storybook 0.4
Mobile app design | App design | Design for phones. | User interface design |
Service design | Service blueprint | Design of services over all contacts. | | User experience design 0.5
Accessible design | Inclusive design, Accessibility design | Design that all people can use. | | Web accessibility 0.7
UX research | User research, User experience research, User interview | Learning from users. | User experience design | Qualitative research 0.5
Usability testing | User testing, Usability test, Usability study | Watching people try a product. | UX research |
User personas | Persona development | Typical users, described. | UX research |
Heuristic evaluation | Usability audit | Judging use by known rules. | UX research |
Human-computer interaction | HCI? | Study of people and computers. | | User experience design 0.6
Human factors | Ergonomics, Human factors engineering | Fitting work and devices to people. | | Usability testing 0.5
Content strategy | Content planning, Content governance | What to say where, and who keeps it. | | Content creation 0.5
UX writing | Content design, Microcopy | Words in interfaces. | User experience design |
Storytelling | Brand storytelling, Visual storytelling | Telling things as stories. | | Copywriting 0.4
# Photography
Photography | Photo shoot, Photographer, Digital photography | Taking pictures. | |
Portrait photography | Headshot photography | Pictures of people. | Photography |
Product photography | | Pictures of goods. | Photography |
Event photography | | Pictures of events. | Photography |
Studio lighting | Studio photography, Photographic lighting | Light in the photo studio. | Photography |
Photo editing | Photo retouching, Image editing, Image retouching, Retouching? | Improving pictures. | | Photoshop 0.8
Lightroom | Adobe Lightroom | Sorting and developing pictures. | Photo editing, Adobe Creative Cloud | Capture One 0.8
Capture One | Capture One Pro | Developing raw pictures. | Photo editing | | exact
Drone photography | Aerial photography, Aerial videography, Drone videography | Pictures and films from the air. | Photography | Drone piloting 0.7
# Film and motion
Video production | Videography, Filmmaking, Film production, Video content | Making films. | |
Video editing | Film editing, Video post-production | Cutting films. | Video production |
Premiere Pro | Adobe Premiere Pro, Adobe Premiere | Film cutting by Adobe. | Video editing, Adobe Creative Cloud | Final Cut Pro 0.8, DaVinci Resolve 0.7
Final Cut Pro | Final Cut Pro X, FCPX | Film cutting by Apple. | Video editing |
DaVinci Resolve | | Film cutting and colour. | Video editing, Color grading |
Avid Media Composer | Media Composer | Film cutting for broadcast. | Video editing | Premiere Pro 0.6
After Effects | Adobe After Effects | Motion and effects by Adobe. | Motion graphics, Adobe Creative Cloud |
Motion graphics | Motion design, Motion graphic design | Moving type and drawings. | | Animation 0.7
Color grading | Colour grading, Color correction, Colour correction | The colours of a film. | Video production |
Cinematography | Director of photography | Filming with light and camera. | Video production |
Camera operation | Camera operator, Camera work | Working the camera. | Video production | Cinematography 0.7
Storyboarding | Storyboard | Drawing a film in single pictures. | Video production |
Animation | Computer animation | Drawings that move. | | | context
2D animation | | Drawn figures that move. | Animation |
3D animation | | Moving bodies in space. | Animation | 3D modeling 0.5
3D modeling | 3D modelling, 3D design, 3D sculpting | Building bodies on the computer. | | CAD 0.4
3D visualization | 3D visualisation | Pictures of things not yet built. | 3D modeling | SketchUp 0.4
Architectural visualization | Architectural visualisation, Architectural rendering | Pictures of planned buildings. | 3D visualization |
Blender | Blender 3D | Free 3D program. | 3D modeling, 3D animation | Maya 0.7, Cinema 4D 0.7 | exact context
Maya | Autodesk Maya | 3D program for film and games. | 3D modeling, 3D animation | 3ds Max 0.7 | exact context
3ds Max | Autodesk 3ds Max, 3D Studio Max | 3D program for buildings and games. | 3D modeling |
Cinema 4D | C4D, Maxon Cinema 4D | 3D program for motion design. | 3D modeling, 3D animation |
ZBrush | | Sculpting on the computer. | 3D modeling |
Substance Painter | Substance 3D | Surfaces for 3D bodies. | 3D modeling |
V-Ray | | Lifelike pictures of 3D bodies. | 3D visualization | Lumion 0.5
Lumion | | Quick pictures of buildings. | 3D visualization |
Enscape | | Quick pictures out of the plan. | Architectural visualization | Lumion 0.8
Visual effects | VFX | Pictures added to film. | | After Effects 0.6
Compositing | Digital compositing | Joining pictures into one. | Visual effects |
Houdini | SideFX Houdini | Effects built by rules. | Visual effects | | exact
Game design | Level design | Rules and worlds of games. | | Game development 0.5
Concept art | Character design | First drawings of worlds and figures. | Illustration |
# Things and spaces
Industrial design | Design of physical products | Design of things that are made. | | Mechanical design 0.4, Rapid prototyping 0.5
Interior design | Interior architecture | Design of rooms. | | Architectural design 0.5
Space planning | | Who and what goes where in a building. | | Interior design 0.6
Fashion design | Apparel design, Garment design | Design of clothes. | | Pattern making 0.5
Pattern making | Pattern cutting | Drawing the parts of a garment. | | Sewing 0.6
Sewing | Sewing machine | Making and changing clothes. | | Textile manufacturing 0.4
Tailoring | Dressmaking, Garment alteration, Garment construction | Making clothes to measure. | | Sewing 0.8
`
