import { XMLParser, XMLValidator } from 'fast-xml-parser';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The allowed elements of a drawing. None of them runs, links or loads anything. */
const ELEMENTS = words(`
  svg g defs symbol use title desc metadata style path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker image switch filter feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood
  feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence
`);

const ATTRIBUTES = words(`
  xmlns xmlns:xlink xml:space xml:lang version baseProfile id class style lang role tabindex aria-label aria-labelledby
  aria-hidden aria-describedby viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points
  pathLength transform transform-origin gradientTransform gradientUnits patternTransform patternUnits patternContentUnits
  spreadMethod offset href xlink:href clipPathUnits maskUnits maskContentUnits mask-type markerWidth markerHeight
  markerUnits refX refY orient dx dy rotate textLength lengthAdjust startOffset method spacing side media type
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering cursor direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity
  font-family font-size font-size-adjust font-stretch font-style font-variant font-weight image-rendering isolation
  letter-spacing lighting-color marker-end marker-mid marker-start mask mix-blend-mode opacity overflow paint-order
  pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering unicode-bidi
  vector-effect visibility white-space word-spacing writing-mode enable-background
  filterUnits primitiveUnits in in2 result mode values operator k1 k2 k3 k4 stdDeviation scale xChannelSelector
  yChannelSelector baseFrequency numOctaves seed stitchTiles surfaceScale specularConstant specularExponent
  diffuseConstant azimuth elevation z order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha radius
  tableValues slope intercept amplitude exponent
`);

/** The namespaces of the allowed names. */
const NAMESPACES = new Set(['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink']);

/** A part of the same drawing, or an embedded picture. */
const INNER_REFERENCE = /^#[\w.:-]*$|^data:image\/(?:png|jpeg|webp);base64,[\w+/=\s]*$/;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  preserveOrder: true,
  processEntities: false,
  parseAttributeValue: false,
  parseTagValue: false,
  trimValues: false,
});

/** A parsed element: children under its name, attributes under `:@`. */
type Parsed = Readonly<Record<string, unknown>>;

/**
 * The reason why a drawing (SVG) may not be published, if any. A browser that opens its address would run its code as
 * part of the site. Everything that is not known to be harmless is refused.
 */
export function drawingFault(bytes: Uint8Array): string | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'is not written in UTF-8';
  }
  if (/<!(?!--|\[CDATA\[)/.test(text)) return 'has a DOCTYPE or other declarations';
  if (/<\?(?!xml\s)/.test(text)) return 'has processing instructions (<?…?>)';
  if (/<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(text))
    return 'declares an encoding other than UTF-8';
  if (XMLValidator.validate(text) !== true) return 'is not well-formed XML';
  return faultIn(parser.parse(text) as readonly Parsed[]);
}

function faultIn(nodes: readonly Parsed[]): string | undefined {
  for (const node of nodes) {
    const name = Object.keys(node).find((key) => key !== ':@') ?? '';
    const children = node[name];
    if (name === '#text' || name === '?xml') continue;
    if (!isHarmlessElement(name)) return `holds <${name}>`;
    for (const [attribute, value] of Object.entries((node[':@'] ?? {}) as Parsed)) {
      const fault = attributeFault(attribute, String(value));
      if (fault) return fault;
    }
    const inner = children as readonly Parsed[];
    if (name === 'style' && loads(inner.map((child) => String(child['#text'] ?? '')).join(''))) return LOADS;
    const fault = faultIn(inner);
    if (fault) return fault;
  }
  return undefined;
}

export const isHarmlessElement = (name: string): boolean => ELEMENTS.has(name);

const LOADS = 'loads something from elsewhere';

/** The reason why an attribute may not be published, if any. */
export function attributeFault(name: string, value: string): string | undefined {
  if (!ATTRIBUTES.has(name)) return `has the attribute ${name}`;
  if (name.startsWith('xmlns')) return NAMESPACES.has(value) ? undefined : `has the namespace ${value}`;
  if (name.endsWith('href')) return INNER_REFERENCE.test(value) ? undefined : LOADS;
  return loads(value) ? LOADS : undefined;
}

/** Whether a style refers to anything outside the drawing. Escapes are refused because they could hide that. */
const loads = (style: string): boolean =>
  /@import|\\|&(?!amp;|lt;|gt;|quot;|apos;)|(?:image|image-set|src|element)\s*\(|url\(\s*(?!["']?#)/i.test(
    style,
  );
