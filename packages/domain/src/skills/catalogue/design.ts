export const design = `
# Graphic design
Graphic design |
Typography | | Graphic design
# Design software
Adobe Creative Cloud | Adobe Creative Suite
Photoshop | | Adobe Creative Cloud
Adobe Illustrator | @Illustrator? | Adobe Creative Cloud
InDesign | | Adobe Creative Cloud
Figma | | User interface design
Canva | | Graphic design | Adobe Creative Cloud 0.3 | exact
# Experience and product design
User experience design | UX | | Front-end development 0.3
User interface design | | | User experience design 0.8
UX research | User research | User experience design | Qualitative research 0.5
Wireframing | | User experience design
# Photography
Photography |
Photo editing | | | Photoshop 0.8
# Film and motion
Video production |
3D modeling | | | CAD 0.4
Video editing | | Video production
3D animation | | <Animation | 3D modeling 0.5
3D visualization | | 3D modeling
Premiere Pro | | Video editing, Adobe Creative Cloud
After Effects | | Motion graphics, Adobe Creative Cloud
`
