import { coloursOf } from '../../src/config/siteConfig';
import { type Colour, type ContrastFault, contrastFaults, givenOf } from '../../src/theme/contrast';
import { COLOURS } from '../words/looks';
import type { Decap, Kept } from './decapWindow';
import { followForm } from './followForm';

type Given = Readonly<Record<string, unknown>>;

/** A control for a colour of the theme: it says at once what could not be read in it. The build judges by the same function. */
export function colourControl({ getWidget }: Decap) {
  const { control: Text } = getWidget('string');
  const { h } = window;
  return class ColourControl extends Text {
    // biome-ignore lint/suspicious/noExplicitAny: as Decap's own controls
    constructor(properties: any) {
      super(properties);
      followForm(this as never);
      const name = (this.props.field as Kept).get('name') as Colour;
      const given = (): Given => {
        const colours = ((this.props.getEntry() as Kept).get('data') as Kept).getIn(['theme', 'color']);
        const all = ((colours as Kept | undefined)?.toJS() ?? {}) as Given;
        return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
      };
      const faults = (): readonly ContrastFault[] =>
        contrastFaults(coloursOf(given())).filter((fault) => givenOf(fault, given()).includes(name));
      this.isValid = () =>
        faults().length === 0 || {
          error: { type: 'CUSTOM', message: `${COLOURS[name]} can’t be read everywhere.` },
        };
      const text = this.render.bind(this);
      this.render = () => {
        const shown = coloursOf(given())[name];
        return h(
          'div',
          null,
          h(
            'div',
            { className: 'forecourt-colour' },
            h('input', {
              type: 'color',
              'aria-label': `${COLOURS[name]}: choose`,
              value: shown,
              onChange: ({ target }: { readonly target: HTMLInputElement }) =>
                this.props.onChange(target.value),
            }),
            text(),
          ),
          h(
            'p',
            { role: 'status', className: 'forecourt-reading' },
            this.props.value ? contrastWords(faults()) : `Left empty: ${shown}`,
          ),
        );
      };
    }
  };
}

/** `Main colour on Page 2.01, Cards and boxes 2.15: needs 4.5` */
function contrastWords(faults: readonly ContrastFault[]): string {
  const inks = [...new Set(faults.map(({ ink }) => ink))];
  return inks
    .map((ink) => {
      const own = faults.filter((fault) => fault.ink === ink);
      const grounds = own.map(({ ground, contrast }) => `${COLOURS[ground]} ${contrast}`);
      return `${COLOURS[ink]} on ${grounds.join(', ')}: needs ${own[0]?.least}.`;
    })
    .join(' ');
}
