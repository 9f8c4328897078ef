import { groupBy } from '../../src/domain/groups';
import type { LinkTarget } from '../server/pageAddress';
import { element } from './dialog';

/** The pages that a link can lead to, as they are now. */
export async function fetchLinkTargets(): Promise<readonly LinkTarget[]> {
  const response = await fetch('pages.json');
  return response.ok ? ((await response.json()) as readonly LinkTarget[]) : [];
}

/** The pages as options of a plain select. */
export const targetOptions = (targets: readonly LinkTarget[]): readonly HTMLElement[] =>
  [...groupBy(targets, (target) => target.menu)].map(([menu, pages]) =>
    element(
      'optgroup',
      { label: menu },
      ...pages.map(({ title, address }) => element('option', { value: address }, title)),
    ),
  );

const OTHER = 'other';
const FRESH_MS = 5000;

/** The pages, fetched once for all links of a form. */
let last: { readonly at: number; readonly targets: Promise<readonly LinkTarget[]> } | undefined;

function currentTargets(): Promise<readonly LinkTarget[]> {
  if (last === undefined || Date.now() - last.at > FRESH_MS)
    last = { at: Date.now(), targets: fetchLinkTargets().catch(() => []) };
  return last.targets;
}

interface State {
  readonly targets?: readonly LinkTarget[];
  readonly isTyped: boolean;
}

/** A control for a link: a page of the site is chosen, and only another address is typed. */
export function linkControl() {
  const { h, createClass } = window;
  const optionOf = ({ title, address: value }: LinkTarget) => h('option', { key: value, value }, title);
  return createClass({
    getInitialState: (): State => ({ isTyped: false }),
    componentDidMount() {
      void currentTargets().then((targets) => this.setState({ targets }));
    },
    render() {
      const { forID, value, classNameWrapper, setActiveStyle, setInactiveStyle, onChange } = this.props;
      const { targets, isTyped } = this.state as State;
      const address = typeof value === 'string' ? value : '';
      const isPage = targets?.some((target) => target.address === address) ?? false;
      const isOther = isTyped || (address !== '' && !isPage);
      const events = { className: classNameWrapper, onFocus: setActiveStyle, onBlur: setInactiveStyle };
      const choose = ({ target }: { readonly target: HTMLSelectElement }) => {
        this.setState({ isTyped: target.value === OTHER });
        if (target.value !== OTHER) onChange(target.value);
      };
      const groups = [...groupBy(targets ?? [], (target) => target.menu)].map(([menu, pages]) =>
        h('optgroup', { key: menu, label: menu }, ...pages.map(optionOf)),
      );
      return h(
        'div',
        null,
        h(
          'select',
          {
            ...events,
            id: forID,
            style: { minHeight: '44px', width: '100%' },
            value: isOther ? OTHER : address,
            onChange: choose,
          },
          h('option', { value: '' }, targets === undefined ? 'Loading …' : 'Choose a page'),
          ...groups,
          h('option', { value: OTHER }, 'Another address, a phone number or an email …'),
        ),
        isOther &&
          h('input', {
            ...events,
            type: 'text',
            'aria-label': 'Other address',
            value: address,
            onChange: ({ target }: { readonly target: HTMLInputElement }) => onChange(target.value),
          }),
      );
    },
  });
}
