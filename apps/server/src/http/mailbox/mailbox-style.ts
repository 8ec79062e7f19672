const faces = [
  { family: 'Newsreader Variable', file: 'newsreader-latin-opsz-normal', weights: '200 800' },
  { family: 'Instrument Sans Variable', file: 'instrument-sans-latin-wght-normal', weights: '400 700' },
]

/** The page stands apart from the web app, so that it works before the app is built. */
export const mailboxStyle = (fontFiles: string[]) => fontFaces(fontFiles) + rules

const fontFaces = (fontFiles: string[]) =>
  faces
    .map(({ family, file, weights }) => {
      const url = fontFiles.find((path) => path.includes(`/${file}`))
      return url
        ? `@font-face { font-family: "${family}"; src: url("${url}") format("woff2"); font-weight: ${weights}; font-display: swap; }\n`
        : ''
    })
    .join('')

const rules = `
:root {
  color-scheme: light dark;
  --table: light-dark(#f5f3ed, #0f121a); --sheet: light-dark(#ffffff, #181c27); --press: light-dark(#edeae1, #252b3a);
  --ink: light-dark(#1a2036, #eeece5); --ink-2: light-dark(#474d63, #bcbec9); --ink-3: light-dark(#5f657a, #999eaf);
  --rule: light-dark(#e3dfd4, #2a3041); --edge: light-dark(#878b9b, #697088); --seam: light-dark(#98a3c4, #566187);
  --chalk: light-dark(#2d4fa2, #a5baf3); --chalk-soft: light-dark(#e9eefb, #212b49); --chalk-line: light-dark(#b6c4ea, #3d4d80);
  --tape: light-dark(#f4cf5b, #e2bd55); --letter: light-dark(#ffffff, #151926);
  --serif: "Newsreader Variable", Newsreader, Georgia, "Times New Roman", serif;
  --sans: "Instrument Sans Variable", "Instrument Sans", system-ui, "Segoe UI", Roboto, sans-serif;
}
*, *::before, *::after { box-sizing: border-box; }
body, h1, h2, p, ol { margin: 0; padding: 0; }
ol { list-style: none; }
body { background: var(--table); color: var(--ink); font: 400 .9375rem/1.5rem var(--sans); }
.wrap { max-width: 48rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2rem); }
header { background: var(--sheet); border-bottom: 1px solid var(--rule); }
header .wrap { display: flex; align-items: center; justify-content: space-between; min-height: 60px; }
main { padding-block: 2.5rem 5rem; }
a { color: inherit; text-decoration: none; }
:focus-visible { outline: 0; border-radius: 3px; box-shadow: 0 0 0 2px var(--sheet), 0 0 0 4px var(--chalk); }
.brand { display: inline-flex; align-items: center; gap: 9px; min-height: 44px; font: 500 1.5rem/1 var(--serif); letter-spacing: -.018em; }
.label { fill: var(--ink); } .letter { fill: var(--letter); }
.stitches { fill: none; stroke: var(--tape); stroke-width: 1.5; stroke-linecap: round; }
.button { display: inline-flex; align-items: center; min-height: 44px; padding-inline: 1rem; border: 1px solid var(--edge); border-radius: 6px; font: 550 .875rem/1.375rem var(--sans); }
.button:hover { background: var(--press); }
h1 { font: 450 2rem/2.375rem var(--serif); letter-spacing: -.018em; }
h2 { font: 500 1.25rem/1.75rem var(--serif); overflow-wrap: anywhere; }
.lead { margin-block: .5rem 2rem; color: var(--ink-2); font-size: 1.0625rem; line-height: 1.75rem; text-wrap: pretty; }
li + li { margin-top: 1.5rem; }
article, .empty { padding: 1.5rem; background: var(--sheet); border: 1px solid var(--rule); border-radius: 10px; }
.empty p { color: var(--ink-2); }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; margin-bottom: .25rem; font: 400 .8125rem/1.25rem var(--sans); color: var(--ink-3); }
.to { overflow-wrap: anywhere; }
time { font-variant-numeric: tabular-nums; }
.text { margin-top: 1rem; padding-top: 1rem; overflow-wrap: anywhere; background: repeating-linear-gradient(90deg, var(--seam) 0 6px, transparent 6px 10px) left top / 100% 1px no-repeat; }
.text p + p { margin-top: .75rem; }
.text .code { width: fit-content; margin-block: 1rem; padding: .5rem calc(1.25rem - .18em) .5rem 1.25rem; background: var(--chalk-soft); border-radius: 6px; box-shadow: inset 0 -2px 0 var(--chalk-line); font: 500 2rem/2.75rem var(--serif); font-variant-numeric: tabular-nums lining-nums; letter-spacing: .18em; }
details { margin-top: 1rem; }
summary { display: flex; align-items: center; min-height: 44px; width: fit-content; cursor: pointer; font: 550 .875rem/1.375rem var(--sans); color: var(--chalk); }
iframe { display: block; width: 100%; height: 40rem; border: 1px solid var(--rule); border-radius: 6px; }
.link { color: var(--chalk); text-decoration: underline; text-decoration-color: var(--chalk-line); text-underline-offset: 3px; }
`
