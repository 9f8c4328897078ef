import { type Theme, themeVariables } from './theme';
import { color, font, layer, media, radius, space, text } from './tokens';

const stroke = (angle: string) =>
  `linear-gradient(${angle}, transparent 44%, ${color.ink} 44% 58%, transparent 58%)`;

/** The arrow of a select, in the page's text colour. With forced colours, the browser's own arrow stays. */
const selectArrow = `
@media not (forced-colors: active) {
  select {
    appearance: none;
    padding-right: 2.25rem !important;
    background: ${stroke('45deg')} right 1.125rem center / 0.3125rem 0.3125rem no-repeat,
      ${stroke('135deg')} right 0.8125rem center / 0.3125rem 0.3125rem no-repeat;
  }
}`;

/** The button of a field for files, as the site's own; and what helps with fields side by side, below them: they stay level. */
const fieldLook = `
::file-selector-button {
  margin-right: ${space[3]};
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.paper};
  color: ${color.ink};
  font: 600 ${text.small} ${font.text};
  cursor: pointer;
}
${media.medium} { form :is(p[id$="-hint"], p[id$="-error"]):not(:has(~ [type=file])) { order: 1; } }`;

const LIST = '[data-compact] div[data-results] h2+ul';

/** The stock as a list of rows: the picture small, with its labels, Compare and the heart below it; the words beside them. */
const compactList = `
${LIST} { gap: 0 ${space[6]}; }
${LIST} > li {
  padding-block: ${space[3]};
  border-bottom: 1px solid ${color.line};
  contain-intrinsic-height: 13rem !important;
}
${LIST} article {
  display: grid;
  grid-template-columns: 8.5rem minmax(0, 1fr);
  align-content: start;
  column-gap: ${space[3]};
  min-height: 11.75rem;
}
${LIST} article > * { grid-column: 2; }
${LIST} article > div:first-child { grid-area: 1 / 1 / span 12 / auto; align-self: start; margin: 0; border-radius: 0; }
${LIST} article > div:first-child img { border-radius: ${radius.medium}; }
${LIST} article > div:first-child > ul { position: static; gap: 2px; padding-top: ${space[1]}; }
${LIST} article > div:first-child li { padding-inline: ${space[1]}; font-size: 0.75rem; }
${LIST} article > div:first-child > span { display: none; }
${LIST} h3 { font-size: ${text.body}; }
${LIST} article > div:has(> :is([aria-label^=Compare], [aria-label^=Save])) {
  grid-area: 1 / 1 / span 12 / auto;
  align-self: end;
  position: relative;
  inset: auto;
  aspect-ratio: auto;
  padding: 0;
}
${LIST} article > div:has(> [aria-label^=Save]) { display: grid; justify-self: end; }
${LIST} article > div > [aria-label^=Compare] { padding-inline: ${space[2]}; }
${LIST} article > div > [aria-label^=Save] { width: 2.25rem; height: 2.25rem; }
${media.desktop} { ${LIST} { grid-template-columns: repeat(2, minmax(0, 1fr)); } }`;

/** Scrolls a focused element clear of the line with the button of the filters, which stays at the top of a phone's window. */
const roomForFilters = `
html:has([data-filters]) { scroll-padding-top: 5rem; }
${media.wide} { html:has([data-filters]) { scroll-padding-top: ${space[6]}; } }
${media.low} { html:has([data-filters]) { scroll-padding-top: ${space[6]}; } }`;

/** A table that is wider than the window has a shadow where it goes on. */
const tableEdge = `
[role=group]:has(> table) {
  background:
    linear-gradient(to left, ${color.paper} 1rem, transparent) right / 3rem 100% local,
    linear-gradient(to left, rgb(28 31 27 / 0.2), transparent) right / 1rem 100%;
  background-repeat: no-repeat;
}`;

/**
 * A part that a phone opens on demand; a wider window shows it without the line that opens it, and it needs no script. Where a
 * browser cannot show what is in a closed `details`, the line stays. `data-folded` is what a phone sees while it is closed.
 */
const fold = `
[data-fold] > summary {
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 3rem;
  border-bottom: 1px solid color-mix(in srgb, currentColor 22%, transparent);
  font-weight: 600;
  list-style: none;
}
[data-fold] > summary::-webkit-details-marker { display: none; }
[data-fold] > summary::after {
  content: "";
  width: 0.5em;
  height: 0.5em;
  margin: -0.25em 0.25em 0;
  border: solid currentColor;
  border-width: 0 1.5px 1.5px 0;
  rotate: 45deg;
}
[data-fold][open] > summary::after { margin-top: 0.25em; rotate: 225deg; }
[data-fold][open] { padding-bottom: ${space[4]}; }
[data-fold] > h2 {
  display: none;
  margin-bottom: ${space[3]};
  font: 650 ${text.small} ${font.text};
  letter-spacing: 0;
}
[data-fold]:not(:has(li, dl)) { display: none; }
@supports selector(::details-content) {
  ${media.medium} {
    [data-fold]::details-content { display: block; content-visibility: visible; }
    [data-fold] > summary, [data-folded] { display: none; }
    [data-fold] > h2 { display: block; }
    [data-fold][open] { padding-bottom: 0; }
  }
}`;

/** The line at the top of a page that takes a moment. */
const pageProgress = `
#page-progress {
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.progress};
  height: 4px;
  background: ${color.accent};
  transform-origin: left;
  animation: page-progress 15s cubic-bezier(0.1, 0.7, 0.3, 1) both;
  pointer-events: none;
}
@keyframes page-progress { from { transform: scaleX(0.08); } to { transform: scaleX(0.95); } }`;

const lessMotion = `
${media.reducedMotion} {
  *, *::before, *::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 0.01ms !important;
    scroll-behavior: auto !important;
  }
}`;

/**
 * The styles of every page before any component adds its own: the theme's variables, the fonts, plain elements.
 * @param fontFaces every `@font-face` of the site
 */
export const globalCss = (theme: Theme, fontFaces: string): string => `
${fontFaces}
:root {
${themeVariables(theme)}
  color-scheme: light;
}
*, *::before, *::after { box-sizing: border-box; }
html {
  background: ${color.paper};
  color: ${color.ink};
  font-family: ${font.text};
  font-size: 100%;
  line-height: 1.55;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-top: ${space[6]};
  overflow-wrap: anywhere;
}
body { margin: 0; font-size: ${text.body}; -webkit-font-smoothing: antialiased; }
h1, h2, h3, h4 {
  margin: 0;
  font-family: ${font.heading};
  font-weight: 600;
  line-height: 1.12;
  letter-spacing: -0.018em;
  text-wrap: balance;
}
h1 { font-size: ${text.page}; }
h2 { font-size: ${text.section}; }
h3 { font-size: ${text.title}; line-height: 1.2; letter-spacing: -0.012em; }
h4 { font-size: ${text.lead}; line-height: 1.3; letter-spacing: -0.008em; }
p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; }
ul, ol { padding: 0; }
p { text-wrap: pretty; }
img, svg, video { display: block; max-width: 100%; }
a { color: ${color.accent}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
button, input, select, textarea { font: inherit; color: inherit; }
button { cursor: pointer; }${selectArrow}
${fieldLook}
${tableEdge}
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
hr { height: 1px; margin: ${space[6]} 0; border: 0; background: ${color.line}; }
summary { cursor: pointer; text-wrap: balance; }${fold}${compactList}${roomForFilters}
[hidden] { display: none !important; }
:focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; border-radius: ${radius.small}; }
main:focus, :focus:has(> #page) { outline: none; }
::selection { background: ${color.accent}; color: ${color.onAccent}; }${pageProgress}${lessMotion}
${media.print} {
  html, body { background: none; font-size: 10.5pt; }
  a { color: inherit; }
}
`;
