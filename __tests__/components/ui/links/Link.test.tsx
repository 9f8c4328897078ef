import { render, screen } from '@testing-library/react';
import { EnquiryLink } from '../../../../src/components/enquiry/EnquiryLink';
import { NavLink } from '../../../../src/components/layout/NavLink';
import { Link } from '../../../../src/components/ui/links/Link';

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
