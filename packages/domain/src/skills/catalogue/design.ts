export const design = `
# Graphic design
Graphic design | =Graphics design, Communication design, Visual design
Web design | Website design, Web page design | | User interface design 0.7, Front-end development 0.4
Desktop publishing | ^DTP? | | Layout design 0.8
Prepress | =Pre-press, Print-ready artwork, Artworking, Preflight | | Offset printing 0.4
Art direction | Art director | | Creative direction 0.7
Creative direction | Creative director, Creative concept, Creative strategy
Typography | Type design | Graphic design
Illustration | >Digital illustration, >Vector illustration, Drawing? | "
Color theory | =Colour theory | "
Brand identity design | <Brand identity, Corporate identity, ~Corporate design, Visual identity, Brand guidelines | <Graphic design | Brand management 0.4
Logo design | | " | Brand identity design 0.7
Layout design | Page layout, ~Editorial design | " | Typography 0.6
Print design | >Brochure design, >Poster design, >Flyer design | " | Prepress 0.6
Packaging design | =Package design | " | Packaging engineering 0.4
Infographic design | <Infographic | " | Data visualization 0.5
Presentation design | ~Pitch deck design, ~Slide design | " | PowerPoint 0.6
# Design software
Adobe Creative Cloud | ^Adobe CC, Adobe Creative Suite@Creative Suite, Adobe Suite
Photoshop | @Adobe Photoshop | Adobe Creative Cloud
Adobe Illustrator | @Illustrator? | "
InDesign | @Adobe InDesign | "
Figma | | User interface design
Adobe XD | | " | Figma 0.8
Sketch | >Sketch app | " | Figma 0.8 | exact context
InVision | >InVision Studio | " | Figma 0.6
Canva | | Graphic design | Adobe Creative Cloud 0.3 | exact
Affinity suite | Affinity Designer, Affinity Photo, Affinity Publisher | " | Photoshop 0.6, Adobe Illustrator 0.7
CorelDRAW | =Corel Draw, >CorelDRAW Graphics Suite | " | Adobe Illustrator 0.7
Axure | >Axure RP | Interactive prototyping | Figma 0.5
Webflow | | Web design | WordPress 0.4
QuarkXPress | | Layout design | InDesign 0.7
GIMP | | Photo editing | Photoshop 0.6
Procreate | | Illustration | | exact
# Experience and product design
User experience design | ^UX design, UX, UI/UX design<UI/UX, UX/UI design<UX/UI, <Experience design, UX/UI<UX, UI/UX<UX | | Front-end development 0.3
User interface design | ^UI design, GUI design, UI?, <Interface design | | User experience design 0.8
Design thinking |
Product design | >Digital product design | | User experience design 0.8
Service design | Service blueprint | | User experience design 0.5
Accessible design | Inclusive design, Accessibility design | | Web accessibility 0.7
Human-computer interaction | ^HCI? | | User experience design 0.6
Human factors | Ergonomics, >Human factors engineering | | Usability testing 0.5
Content strategy | Content planning, Content governance | | Content creation 0.5, Content marketing 0.7
Storytelling | >Brand storytelling, >Visual storytelling | | Copywriting 0.4
UX research | ^User experience research, User research, User interview | User experience design | Qualitative research 0.5
Wireframing | =Wireframe | "
Interactive prototyping | Clickable prototype, UX prototyping, Mockup, High-fidelity prototype | " | Rapid prototyping 0.3, Wireframing 0.7
Interaction design | ^IxD, Microinteractions | "
User-centered design | User-centred design, Human-centered design, Human-centred design | " | Design thinking 0.6
Information architecture | Site map | "
User flows | User journey, User journey mapping<User journey, Task flow | "
UX writing | Content design, Microcopy | " | Content strategy 0.6, Technical writing 0.5, Editing 0.4, Copywriting 0.6
Usability testing | =Usability test, User testing, Usability study | UX research
User personas | Persona development | "
Heuristic evaluation | Usability audit | "
Design systems | UI kit, Component library, Design tokens, Pattern library | User interface design | Storybook 0.4
Mobile app design | <App design | "
# Photography
Photography | >Digital photography, Photo shoot, Photographer
Photo editing | Image retouching<Retouching, Retouching?, Photo retouching<Retouching, Image editing | | Photoshop 0.8
Portrait photography | >Headshot photography | <Photography
Product photography | | "
Event photography | | "
Drone photography | ~Aerial photography, Aerial videography, Drone videography | " | Drone piloting 0.7
Studio lighting | Studio photography, Photographic lighting | Photography
Lightroom | @Adobe Lightroom | Photo editing, Adobe Creative Cloud | Capture One 0.8
Capture One | >Capture One Pro | Photo editing | | exact
# Film and motion
Video production | Film production, Video content, Videography, Filmmaking
3D modeling | =3D modelling, 3D sculpting, 3D design | | CAD 0.4
Motion graphics | Motion design, Motion graphic design
Animation | >Computer animation | | Motion graphics 0.7 | context
Visual effects | ^VFX | | After Effects 0.6
Game design | Level design | | Game development 0.5
Video editing | Film editing, Video post-production | Video production
Color grading | =Colour grading, Color correction=Colour correction | "
Cinematography | Director of photography | "
Camera operation | Camera operator, Camera work | " | Cinematography 0.7
Storyboarding | =Storyboard | "
3D animation | | <Animation | 3D modeling 0.5
2D animation | | "
3D visualization | =3D visualisation | 3D modeling
3ds Max | @Autodesk 3ds Max, 3D Studio Max | "
ZBrush | | "
Substance Painter | Substance 3D | "
Premiere Pro | @Adobe Premiere Pro, Adobe Premiere | Video editing, Adobe Creative Cloud
After Effects | @Adobe After Effects | Motion graphics, Adobe Creative Cloud
Final Cut Pro | >Final Cut Pro X^FCPX | Video editing | Premiere Pro 0.8
Avid Media Composer | @Media Composer | " | Premiere Pro 0.6
DaVinci Resolve | | Video editing, Color grading | Premiere Pro 0.7
Architectural visualization | =Architectural visualisation, ~Architectural rendering | <3D visualization
Blender | >Blender 3D | 3D modeling, 3D animation | Maya 0.7, Cinema 4D 0.7 | exact context
Maya | @Autodesk Maya | " | 3ds Max 0.7 | exact context
Cinema 4D | ^C4D, @Maxon Cinema 4D | "
V-Ray | | 3D visualization | Lumion 0.5
Lumion | | "
Enscape | | Architectural visualization | Lumion 0.8
Compositing | >Digital compositing | Visual effects
Houdini | @SideFX Houdini | " | | exact
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
