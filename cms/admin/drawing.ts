import { coloursOf } from '../../src/config/siteConfig';
import type { Decap, Element, Kept } from './decapWindow';
import { followForm } from './followForm';

/** A logo wider than this many times its height gets small next to the name. */
const WIDEST = 2;

/** How a header shows a logo: its height, and the most width it gets on a computer and next to the name on a phone, in pixels. */
const [HEIGHT, WIDTH, PHONE_WIDTH] = [40, 192, 86];

interface Chosen {
  readonly path: string;
  readonly url?: string;
  readonly draft?: boolean;
}

/** A control for a drawing of the looks, which shows it as header and footer do, with what its shape means there. */
export function drawingControl({ getWidget }: Decap) {
  const { control: Picture } = getWidget('image');
  const { h, createClass } = window;
  return createClass({
    getInitialState() {
      followForm(this as never);
      return { shape: 0 };
    },
    // Decap's control learns of a chosen file without a change of the value.
    shouldComponentUpdate: () => true,
    render() {
      const entry = (): Kept => this.props.getEntry() as Kept;
      const data = (path: readonly string[]): unknown => (entry().get('data') as Kept).getIn(path);
      const name = String((this.props.field as Kept).get('name'));
      const address = (): string => addressOf(String(this.props.value), name, entry());
      const colours = () =>
        coloursOf(((data(['theme', 'color']) as Kept | undefined)?.toJS() ?? {}) as object as never);
      const measure = ({ target }: { readonly target: HTMLImageElement }) => {
        const shape = target.naturalWidth / target.naturalHeight;
        if (shape !== this.state.shape) this.setState({ shape });
      };
      const sample = (label: string, width: number, ground: string, ink: string, hasName: boolean): Element =>
        h(
          'figure',
          { key: label },
          h(
            'div',
            { style: { background: ground, color: ink } },
            h('img', {
              src: address(),
              alt: '',
              style: { height: HEIGHT, maxWidth: width },
              onLoad: measure,
            }),
            !hasName && h('span', null, 'Your name'),
          ),
          h('figcaption', null, label),
        );
      /** Decap looks for each picture among the uploads, where the dealer's own file is not. */
      const choose = h(Picture as never, { ...this.props, getAsset: address });
      const hasName = data(['logo', 'hasName']) === true;
      const { paper, accentDeep, onAccent } = colours();
      const isWide = name !== 'icon' && !hasName && this.state.shape > WIDEST;
      if (!this.props.value) return choose;
      const grounds: readonly (readonly [string, string, string])[] =
        name === 'onDark'
          ? [['Foot of the page', accentDeep, onAccent]]
          : [
              ['Header', paper, accentDeep],
              ...(data(['logo', 'onDark']) ? [] : [['Foot of the page', accentDeep, onAccent] as const]),
            ];
      return h(
        'div',
        null,
        choose,
        name !== 'icon' &&
          h(
            'div',
            { className: 'forecourt-samples' },
            ...grounds.flatMap(([label, ground, ink]) => [
              sample(label, WIDTH, ground, ink, hasName),
              sample(`${label}, on a phone`, hasName ? WIDTH : PHONE_WIDTH, ground, ink, hasName),
            ]),
          ),
        h('p', { role: 'status', className: 'forecourt-reading' }, isWide && wideWords(this.state.shape)),
      );
    },
  });
}

const wideWords = (shape: number): string =>
  `It is ${shape.toFixed(1)} times as wide as high, so it is small beside the name. Up to ${WIDEST} times looks best. If it holds the name, say so below.`;

/** Where the browser finds a drawing: chosen just now, among the uploads, or beside the dealer's own file. */
function addressOf(value: string, name: string, entry: Kept): string {
  const files = ((entry.get('mediaFiles') as Kept | undefined)?.toJS() ?? []) as readonly Chosen[];
  const chosen = files.find(({ path, draft }) => draft && path.endsWith(value));
  if (chosen?.url !== undefined) return chosen.url;
  return value.startsWith('content/') ? value.slice('content'.length) : `drawings/${name}.svg`;
}
