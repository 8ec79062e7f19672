export const design = `
# Graphic design
Graphic design | Graphics design, Visual design
Typography | Type design | Graphic design
# Design software
Adobe Creative Cloud | Adobe Creative Suite, Adobe CC
Photoshop | Adobe Photoshop | Adobe Creative Cloud
Adobe Illustrator | Illustrator? | Adobe Creative Cloud
InDesign | Adobe InDesign | Adobe Creative Cloud
Figma | | User interface design
Canva | | Graphic design | Adobe Creative Cloud 0.3 | exact
# Experience and product design
User experience design | UX, UX design | | Front-end development 0.3
User interface design | UI design, Interface design | | User experience design 0.8
UX research | User research, User experience research | User experience design | Qualitative research 0.5
Wireframing | Wireframe | User experience design
# Photography
Photography | Photo shoot, Photographer
Photo editing | Photo retouching, Image editing | | Photoshop 0.8
# Film and motion
Video production | Videography, Filmmaking
3D modeling | 3D modelling, 3D design | | CAD 0.4
Video editing | Film editing, Video post-production | Video production
3D animation | | Animation | 3D modeling 0.5
3D visualization | 3D visualisation | 3D modeling
Premiere Pro | Adobe Premiere Pro, Adobe Premiere | Video editing, Adobe Creative Cloud
After Effects | Adobe After Effects | Motion graphics, Adobe Creative Cloud
`
