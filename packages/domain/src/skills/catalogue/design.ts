export const design = `
# Graphic design
Graphic design | Graphics design, Visual design, Communication design |  |
# Design software
Adobe Creative Cloud | Adobe Creative Suite, Adobe CC, Adobe Suite, Creative Suite |  |
# Experience and product design
User experience design | UX, UX design, UX/UI, UI/UX, UI/UX design, UX/UI design, Experience design |  | Front-end development 0.3
User interface design | UI design, Interface design, GUI design, UI? |  | User experience design 0.8
UX research | User research, User experience research, User interview | User experience design | Qualitative research 0.5
# Photography
Photography | Photo shoot, Photographer, Digital photography |  |
Photo editing | Photo retouching, Image editing, Image retouching, Retouching? |  | Photoshop 0.8
# Film and motion
Video production | Videography, Filmmaking, Film production, Video content |  |
Video editing | Film editing, Video post-production | Video production |
3D animation |  | Animation | 3D modeling 0.5
3D modeling | 3D modelling, 3D design, 3D sculpting |  | CAD 0.4
3D visualization | 3D visualisation | 3D modeling | SketchUp 0.4
`
