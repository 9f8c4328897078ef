import looks from 'dealer/looks.json';
import { globalCss } from '../../src/theme/globalCss';
import { color, font, radius, space, text } from '../../src/theme/tokens';

/** The site's own fonts, colours and type, with the few shapes that previews need. */
export const previewCss = `${globalCss(looks.theme, looks.fontFaces)}
main { max-width: 46rem; margin: 0 auto; padding: ${space[5]} ${space[4]}; }
main > * + *, section > * + * { margin-top: ${space[4]}; }
section { margin-top: ${space[7]}; }
.lead { font-size: ${text.lead}; color: ${color.inkQuiet}; }
.label { font-size: ${text.small}; font-weight: 600; color: ${color.highlight}; }
.picture { width: 100%; border-radius: ${radius.medium}; }
.portrait { width: 14rem; aspect-ratio: 4 / 5; object-fit: cover; border-radius: ${radius.medium}; }
.rich > * + * { margin-top: ${space[3]}; }
.rich ul, .rich ol { padding-left: 1.25em; }
.rich th, .rich td { padding: ${space[2]} ${space[3]}; border-bottom: 1px solid ${color.line}; text-align: left; }
.item { padding-top: ${space[3]}; border-top: 1px solid ${color.line}; }
.item > * + * { margin-top: ${space[2]}; }
.button { display: inline-block; margin: 0 ${space[2]} ${space[2]} 0; padding: ${space[2]} ${space[4]}; border: 1px solid ${color.accent}; border-radius: ${radius.pill}; background: ${color.accent}; color: ${color.onAccent}; font-weight: 600; }
.button.quiet { background: none; color: ${color.accent}; }
.filled { padding: ${space[4]}; border: 1px dashed ${color.lineStrong}; border-radius: ${radius.medium}; color: ${color.inkQuiet}; }
blockquote { font-family: ${font.heading}; font-size: ${text.title}; }
blockquote footer { margin-top: ${space[2]}; font: 400 ${text.small} ${font.text}; color: ${color.inkQuiet}; }
`;
