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

const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));

test.each([
  ['refuses to copy', { writeText: refuse }],
  ['has no clipboard', undefined],
])('a browser that %s shows the address to copy by hand', async (_, clipboard) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  render(<CopyLink address="https://dealer.example/garage/#A1" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('Copy this address: https://dealer.example/garage/#A1')).toBeVisible();
});
