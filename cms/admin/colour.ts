import { coloursOf } from '../../src/config/siteConfig';
import { type Colour, type ContrastFault, contrastFaults, givenOf } from '../../src/theme/contrast';
import { COLOURS } from '../words/looks';
import type { Decap, Kept } from './decapWindow';
import { followForm } from './followForm';

interface Properties {
  readonly field: unknown;
  readonly getEntry: () => unknown;
}

type Given = Readonly<Record<string, unknown>>;

/** A control for a colour of the theme: it says at once what could not be read in it. The build judges by the same function. */
export function colourControl({ getWidget }: Decap) {
  const { control: Text } = getWidget('string');
  const { h, createClass } = window;
  const partsOf = (props: Properties) => {
    const name = (props.field as Kept).get('name') as Colour;
    const given = (): Given => {
      const colours = ((props.getEntry() as Kept).get('data') as Kept).getIn(['theme', 'color']);
      const all = ((colours as Kept | undefined)?.toJS() ?? {}) as Given;
      return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
    };
    const faults = (): readonly ContrastFault[] =>
      contrastFaults(coloursOf(given())).filter((fault) => givenOf(fault, given()).includes(name));
    return { name, given, faults };
  };
  return createClass({
    getInitialState() {
      followForm(this as never);
      return null;
    },
    isValid() {
      const { name, faults } = partsOf(this.props);
      return (
        faults().length === 0 || {
          error: { type: 'CUSTOM', message: `${COLOURS[name]} can’t be read everywhere.` },
        }
      );
    },
    render() {
      const { name, given, faults } = partsOf(this.props);
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
          h(Text as never, this.props),
        ),
        h(
          'p',
          { role: 'status', className: 'forecourt-reading' },
          this.props.value ? contrastWords(faults()) : `Left empty: ${shown}`,
        ),
      );
    },
  });
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
