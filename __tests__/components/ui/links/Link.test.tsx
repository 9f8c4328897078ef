import { render, screen } from '@testing-library/react';
import { Link } from '../../../../src/components/ui/links/Link';

jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: string }) => (
    <a href={to} data-page="">
      {children}
    </a>
  ),
}));

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

test('a page that the content lacks is not linked to', () => {
  Object.assign(globalThis, { MISSING_PAGES: ['/finance-calculator/'] });
  render(<Link href="/finance-calculator/?price=9990">See how the repayment is made up</Link>);
  expect(screen.queryByRole('link')).toBeNull();
  Reflect.deleteProperty(globalThis, 'MISSING_PAGES');
});
