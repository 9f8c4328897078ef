import type { CmsConfig } from '../config/cmsConfig';
import type { StockChoice, StockList } from '../server/builtStock';
import { BACKEND } from './backend';
import type { Decap, Element } from './decapWindow';

const MAX_SHOWN = 30;

/** The stock of the last build: `undefined` while it is loading, `null` if it cannot be read. */
type Known = StockList | null | undefined;

const keyOf = (stockNumber: string): string => stockNumber.trim().toLowerCase();

/** Whether a vehicle has every word that somebody is looking for. */
const has = ({ stockNumber, title }: StockChoice, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${stockNumber} ${title}`.toLowerCase().includes(word));

interface State {
  readonly stock: Known;
  readonly words: string;
  readonly isOpen: boolean;
}

/**
 * A control for the stock number of a vehicle: the number, the vehicle that has it with what the last import said about it,
 * and the stock of the last build to choose from. Any number can be typed: a vehicle may be hidden, or come tomorrow.
 */
export function stockNumberControl({ getWidget }: Decap, config: CmsConfig) {
  const { control: Text } = getWidget('string');
  const { h, createClass } = window;
  const vehicle = vehicleIn(config);

  return createClass({
    getInitialState(): State {
      return { stock: undefined, words: '', isOpen: !this.props.value };
    },
    componentDidMount() {
      void fetch('stock.json')
        .then((response) => (response.ok ? response.json() : null))
        .catch(() => null)
        .then((stock: Known) => this.setState({ stock }));
    },
    render() {
      const { forID, value, classNameWrapper, onChange } = this.props;
      const { stock } = this.state as State;
      const number = typeof value === 'string' ? value : '';
      const chosen = stock?.choices.find(({ stockNumber }) => keyOf(stockNumber) === keyOf(number));
      const known = chosen
        ? vehicle(chosen)
        : [h('span', null, number.trim() === '' ? '' : missing(number, stock))];
      const choose = (stockNumber: string) => {
        onChange(stockNumber);
        this.setState({ isOpen: false });
        document.getElementById(forID)?.focus();
      };
      return h(
        'div',
        { className: 'forecourt-stock' },
        h(Text as never, this.props),
        h('div', { role: 'status', className: 'chosen' }, ...known),
        todaysStock(this.state, (next) => this.setState(next), classNameWrapper, vehicle, choose),
        stock?.report &&
          h('details', null, h('summary', null, 'What the last import said'), h('pre', null, stock.report)),
      );
    },
  });
}

type Vehicle = (choice: StockChoice) => readonly Element[];

/** A vehicle with its picture. The editor on this machine loads no picture from anywhere else. */
const vehicleIn =
  ({ backend, display_url: siteUrl }: CmsConfig): Vehicle =>
  ({ stockNumber, title, price, picture, notes }) => {
    const { h } = window;
    const isHere = backend.name === BACKEND;
    const isShown = picture !== undefined && (!isHere || picture.startsWith('/'));
    return [
      // The number and the title say which vehicle it is.
      isShown
        ? h('img', {
            key: 'picture',
            className: 'picture',
            src: isHere ? picture : new URL(picture, String(siteUrl)).href,
            alt: '',
            loading: 'lazy',
          })
        : h('span', { key: 'picture', className: 'picture' }, picture ? 'Not shown here' : 'No picture'),
      h(
        'span',
        { key: 'words' },
        h('strong', null, title),
        h('br'),
        `${stockNumber} · ${price}`,
        ...notes.map((note) => h('span', { key: note, className: 'note' }, note)),
      ),
    ];
  };

/** The stock of the last build, to search and to choose from. */
function todaysStock(
  { stock, words, isOpen }: State,
  setState: (next: Partial<State>) => void,
  className: string,
  vehicle: Vehicle,
  choose: (stockNumber: string) => void,
): Element {
  const { h } = window;
  const found = stock?.choices.filter((choice) => has(choice, words.trim())) ?? [];
  const rowOf = (choice: StockChoice) =>
    h(
      'li',
      { key: choice.stockNumber },
      h('button', { type: 'button', onClick: () => choose(choice.stockNumber) }, ...vehicle(choice)),
    );
  return h(
    'details',
    {
      open: isOpen,
      onToggle: ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }) =>
        setState({ isOpen: currentTarget.open }),
    },
    h('summary', null, 'Choose from today’s stock'),
    h('input', {
      type: 'search',
      className,
      'aria-label': 'Search today’s stock',
      placeholder: 'Make, model or stock number',
      value: words,
      onChange: ({ target }: { readonly target: HTMLInputElement }) => setState({ words: target.value }),
    }),
    h('p', { role: 'status' }, countOf(found.length, stock)),
    h('ul', { 'aria-label': 'Today’s stock' }, ...found.slice(0, MAX_SHOWN).map(rowOf)),
  );
}

function countOf(count: number, stock: Known): string {
  if (stock === undefined) return 'Today’s stock is being read …';
  if (stock === null) return 'Today’s stock cannot be read. Type the number.';
  if (stock.choices.length === 0)
    return 'No stock yet. The list appears after the first build; until then, type the number.';
  if (count === 0) return 'No vehicle has these words.';
  const vehicles = count === 1 ? 'One vehicle' : `${count} vehicles`;
  return count > MAX_SHOWN ? `${vehicles}; the first ${MAX_SHOWN} are shown` : vehicles;
}

/** What is known of a number that is not in the stock. The import itself says if an entry's vehicle has gone. */
function missing(number: string, stock: Known): string {
  if (!stock || stock.choices.length === 0) return '';
  const isGone = stock.report
    .split('\n')
    .some((line) => line.toLowerCase().includes(`stocknumber: ${keyOf(number)} is not in today’s stock`));
  return isGone
    ? 'This vehicle has gone: it was not in the last import. You can delete this entry.'
    : 'No vehicle on the site has this number. If it is not hidden by this entry, check the number.';
}
