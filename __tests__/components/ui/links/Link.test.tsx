import { fireEvent, render, screen } from '@testing-library/react';
import { EnquiryLink } from '../../../../src/components/enquiry/EnquiryLink';
import { NavLink } from '../../../../src/components/layout/NavLink';
import { CopyLink } from '../../../../src/components/ui/links/CopyLink';
import { Link } from '../../../../src/components/ui/links/Link';
import { ListedLink } from '../../../../src/components/ui/links/ListedLink';
import { navigate, prefetchPathname } from '../../../support/gatsbyParts';

test.each(['/', '/finance/', '/stock/?bodyType=SUV', '/stock/used-cars/?x=a.b', '/about/#people'])(
  '%s is a page of the site: it opens without a full load',
  (href) => {
    render(<Link href={href}>here</Link>);
    expect(screen.getByRole('link')).toHaveAttribute('data-page');
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  },
);

test.each(['/uploads/heron.pdf', '//other.example/', 'https://other.example/', 'tel:+61255500142', '#main'])(
  '%s is a plain link',
  (href) => {
    render(<Link href={href}>here</Link>);
    expect(screen.getByRole('link')).not.toHaveAttribute('data-page');
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  },
);

test.each([
  ['a link', <Link key="" href="/finance-calculator/?price=9990" />],
  [
    'a link to the form on it',
    <EnquiryLink key="" kind="serviceForm">
      Book a service
    </EnquiryLink>,
  ],
  ['a link in the menu', <NavLink key="" href="/blog/" />],
])('a page that the content lacks is not linked to: %s', (_, link) => {
  Object.assign(globalThis, { MISSING_PAGES: ['/finance-calculator/', '/book-a-service/', '/blog/'] });
  render(link);
  expect(screen.queryByRole('link')).toBeNull();
  Reflect.deleteProperty(globalThis, 'MISSING_PAGES');
});

describe('A link in a list', () => {
  const link = () => {
    render(<ListedLink to="/stock/item/a1/">2019 Tallis Heron</ListedLink>);
    return screen.getByRole('link', { name: '2019 Tallis Heron' });
  };
  beforeEach(() => jest.clearAllMocks());

  it('has its own address, which is prefetched when a visitor reaches for it and not before', () => {
    const seen = link();
    expect(seen.getAttribute('href')).toBe('/stock/item/a1/');
    expect(prefetchPathname).not.toHaveBeenCalled();
    fireEvent.pointerEnter(seen);
    expect(prefetchPathname).toHaveBeenCalledWith('/stock/item/a1/');
  });

  it('is prefetched for the keyboard too', () => {
    fireEvent.focus(link());
    expect(prefetchPathname).toHaveBeenCalledTimes(1);
  });

  it('opens without a full load', () => {
    expect(fireEvent.click(link())).toBe(false);
    expect(navigate).toHaveBeenCalledWith('/stock/item/a1/');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'is left to the browser for another tab or window: %j',
    (how) => {
      const opened = link();
      expect(fireEvent.click(opened, how)).toBe(true);
      expect(navigate).not.toHaveBeenCalled();
    },
  );
});

const ADDRESS = 'https://dealer.example/garage/#A1';
const COPIED = 'Copied';
const BY_HAND = `Copy this address: ${ADDRESS}`;
const refused = (): Promise<void> => Promise.reject(new DOMException('denied', 'NotAllowedError'));

/** What the keyboard would copy: the text that is selected. */
const selected = (): string => {
  const field = document.querySelector('dialog textarea') as HTMLTextAreaElement;
  return field.value.slice(field.selectionStart, field.selectionEnd);
};

test.each([
  ['has a clipboard', { writeText: async () => undefined }, undefined, COPIED],
  ['refuses to copy', { writeText: refused }, undefined, BY_HAND],
  ['has no clipboard', undefined, undefined, BY_HAND],
  ['copies only what is selected', undefined, (): boolean => selected() === ADDRESS, COPIED],
  ['refuses also that', { writeText: refused }, (): boolean => false, BY_HAND],
])(
  'a browser that %s copies the address or shows it, and the focus stays',
  async (_, clipboard, execCommand, said) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand });
    render(
      <dialog open>
        <CopyLink address={ADDRESS} />
      </dialog>,
    );
    const button = screen.getByRole('button', { name: 'Copy the link' });
    button.focus();
    fireEvent.click(button);
    expect(await screen.findByText(said)).toBeVisible();
    expect(button).toHaveFocus();
    expect(document.querySelector('textarea')).toBeNull();
  },
);
