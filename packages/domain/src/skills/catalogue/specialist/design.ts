export const design = `
# Graphic design
+ Typography | Type design
+ Graphic design | =Graphics design, Communication design, Visual design
Web design | Website design, Web page design | | User interface design 0.7, Front-end development 0.4
Illustration | >Digital illustration, >Vector illustration, Drawing? | Graphic design
Brand identity design | <Brand identity, Corporate identity, ~Corporate design, Visual identity, Brand guidelines | <Graphic design | Brand management 0.4
Logo design | | <Graphic design | Brand identity design 0.7
Color theory | =Colour theory | Graphic design
Layout design | Page layout, ~Editorial design | <Graphic design | Typography 0.6
Desktop publishing | ^DTP? | | Layout design 0.8
Print design | >Brochure design, >Poster design, >Flyer design | <Graphic design | Prepress 0.6
Prepress | =Pre-press, Print-ready artwork, Artworking, Preflight | | Offset printing 0.4
Packaging design | =Package design | <Graphic design | Packaging engineering 0.4
Infographic design | <Infographic | <Graphic design | Data visualization 0.5
Presentation design | ~Pitch deck design, ~Slide design | <Graphic design | PowerPoint 0.6
Art direction | Art director | | Creative direction 0.7
Creative direction | Creative director, Creative concept, Creative strategy
# Design software
+ InDesign | @Adobe InDesign
+ Photoshop | @Adobe Photoshop
+ Adobe Creative Cloud | ^Adobe CC, Adobe Suite, Adobe Creative Suite@Creative Suite
Adobe XD | | User interface design | Figma 0.8
Sketch | >Sketch app | User interface design | Figma 0.8 | exact context
InVision | >InVision Studio | User interface design | Figma 0.6
Axure | >Axure RP | Interactive prototyping | Figma 0.5
Webflow | | Web design | WordPress 0.4
Affinity suite | Affinity Designer, Affinity Photo, Affinity Publisher | Graphic design | Photoshop 0.6, Adobe Illustrator 0.7
CorelDRAW | =Corel Draw, >CorelDRAW Graphics Suite | Graphic design | Adobe Illustrator 0.7
QuarkXPress | | Layout design | InDesign 0.7
GIMP | | Photo editing | Photoshop 0.6
Procreate | | Illustration | | exact
# Experience and product design
+ Wireframing | =Wireframe
+ User experience design | ^UX design, UI/UX design<UI/UX, UX/UI design<UX/UI, <Experience design, UX/UI<UX, UI/UX<UX
+ User interface design | ^UI design, GUI design, UI?, <Interface design
+ UX research | ^User experience research, User interview
Usability testing | =Usability test, User testing, Usability study | UX research
Interactive prototyping | Clickable prototype, UX prototyping, Mockup, High-fidelity prototype | User experience design | Rapid prototyping 0.3, Wireframing 0.7
Design thinking |
Product design | >Digital product design | | User experience design 0.8
Interaction design | ^IxD, Microinteractions | User experience design
User-centered design | User-centred design, Human-centered design, Human-centred design | User experience design | Design thinking 0.6
Information architecture | Site map | User experience design
User flows | User journey, User journey mapping<User journey, Task flow | User experience design
Design systems | UI kit, Component library, Design tokens, Pattern library | User interface design | Storybook 0.4
Mobile app design | <App design | User interface design
Service design | Service blueprint | | User experience design 0.5
Accessible design | Inclusive design, Accessibility design | | Web accessibility 0.7
User personas | Persona development | UX research
Heuristic evaluation | Usability audit | UX research
Human-computer interaction | ^HCI? | | User experience design 0.6
Human factors | Ergonomics, >Human factors engineering | | Usability testing 0.5
Content strategy | Content planning, Content governance | | Content creation 0.5, Content marketing 0.7
UX writing | Content design, Microcopy | User experience design | Content strategy 0.6, Technical writing 0.5, Editing 0.4, Copywriting 0.6
Storytelling | >Brand storytelling, >Visual storytelling | | Copywriting 0.4
# Photography
+ Photography | >Digital photography, Photo shoot, Photographer
+ Photo editing | Image retouching<Retouching, Retouching?, Photo retouching<Retouching, Image editing
Portrait photography | >Headshot photography | <Photography
Product photography | | <Photography
Event photography | | <Photography
Studio lighting | Studio photography, Photographic lighting | Photography
Lightroom | @Adobe Lightroom | Photo editing, Adobe Creative Cloud | Capture One 0.8
Capture One | >Capture One Pro | Photo editing | | exact
Drone photography | ~Aerial photography, Aerial videography, Drone videography | <Photography | Drone piloting 0.7
# Film and motion
+ After Effects | @Adobe After Effects
+ Premiere Pro | @Adobe Premiere Pro, Adobe Premiere
+ 3D visualization | =3D visualisation
+ Video editing | Film editing, Video post-production
+ Video production | Film production, Video content, Videography, Filmmaking
+ 3D modeling | =3D modelling, 3D sculpting, 3D design
Motion graphics | Motion design, Motion graphic design
Final Cut Pro | >Final Cut Pro X^FCPX | Video editing | Premiere Pro 0.8
DaVinci Resolve | | Video editing, Color grading | Premiere Pro 0.7
Avid Media Composer | @Media Composer | Video editing | Premiere Pro 0.6
Color grading | =Colour grading, Color correction=Colour correction | Video production
Cinematography | Director of photography | Video production
Camera operation | Camera operator, Camera work | Video production | Cinematography 0.7
Storyboarding | =Storyboard | Video production
Animation | >Computer animation | | Motion graphics 0.7 | context
2D animation | | <Animation
Architectural visualization | =Architectural visualisation, ~Architectural rendering | <3D visualization
Blender | >Blender 3D | 3D modeling, 3D animation | Maya 0.7, Cinema 4D 0.7 | exact context
Maya | @Autodesk Maya | 3D modeling, 3D animation | 3ds Max 0.7 | exact context
3ds Max | @Autodesk 3ds Max, 3D Studio Max | 3D modeling
Cinema 4D | ^C4D, @Maxon Cinema 4D | 3D modeling, 3D animation
ZBrush | | 3D modeling
Substance Painter | Substance 3D | 3D modeling
V-Ray | | 3D visualization | Lumion 0.5
Lumion | | 3D visualization
Enscape | | Architectural visualization | Lumion 0.8
Visual effects | ^VFX | | After Effects 0.6
Compositing | >Digital compositing | Visual effects
Houdini | @SideFX Houdini | Visual effects | | exact
Game design | Level design | | Game development 0.5
Concept art | Character design | Illustration
# Things and spaces
Sewing | Sewing machine
Interior design | Interior architecture | | Architectural design 0.5
Industrial design | Design of physical products | | Mechanical design 0.4, Rapid prototyping 0.5, Product design 0.4
Space planning | | | Interior design 0.6
Fashion design | Apparel design, Garment design | | Pattern making 0.5
Pattern making | Pattern cutting | | Sewing 0.6
Tailoring | Dressmaking, Garment alteration, Garment construction, Clothing alterations, Hemming, Garment fitting | | Sewing 0.8
`
