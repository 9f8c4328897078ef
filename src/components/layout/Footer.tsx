import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { site } from '../../config/site';
import { type DealerView, directionsHref } from '../../content/dealer/dealer';
import { toFooterNavigation } from '../../content/navigation';
import type { SiteFooterSliceQuery } from '../../content/queryTypes';
import { telephoneHref } from '../../content/telephoneHref';
import { townLine } from '../../domain/addressLine';
import { registerOf } from '../../domain/stock/typeWords';
import { locale } from '../../locales/site/locale';
import { color, font, media, space, text, wrapRow } from '../../theme/tokens';
import { ConsentLink } from '../consent/ConsentLink';
import { WeekHours } from '../locations/OpeningHours';
import { Link } from '../ui/links/Link';
import { pageMargins } from '../ui/PageWidth';
import { Logo } from './Logo';
import { NavLink, NavLinks } from './NavLink';

const hairline = `1px solid color-mix(in srgb, ${color.onAccent} 22%, transparent)`;

const footer = css({
  paddingBlock: `${space[7]} ${space[5]}`,
  background: color.accentDeep,
  color: color.onAccent,
  fontSize: text.small,
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& :focus-visible': { outlineColor: color.onAccent },
  // In print the page's own content comes first, so the footer is two lines: who, where and which number to ring.
  [media.print]: {
    padding: 0,
    background: 'none',
    color: color.ink,
    fontSize: '8pt',
    '& [data-screen]': { display: 'none' },
    '& address': { display: 'flex', flexWrap: 'wrap', columnGap: space[4], fontSize: 'inherit' },
    '& a': { minHeight: 0 },
  },
});
const top = css({
  display: 'grid',
  gap: space[5],
  [media.wide]: { gridTemplateColumns: 'minmax(15rem, 1fr) 2.6fr' },
});
const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  marginBottom: space[4],
  [media.print]: { display: 'none' },
  fontFamily: font.heading,
  fontSize: '1.25rem',
  fontWeight: 600,
  letterSpacing: '-0.02em',
});
const tagline = css({ marginBottom: space[4], lineHeight: 1.4 });
const contact = css({ display: 'grid', gap: space[1], fontStyle: 'normal', fontSize: text.body });
/** Breaks between words, and within a word only if it is longer than the line, as an email address may be. */
const tapLine = css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.5rem' });
const columns = css({
  [media.medium]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(11.5rem, 1fr))',
    gap: `${space[6]} ${space[5]}`,
  },
});
const phones = css({ marginTop: space[3], listStyle: 'none' });
const linkColumns = css({
  [media.medium]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: `${space[6]} ${space[5]}`,
    marginTop: space[7],
    paddingTop: space[6],
    borderTop: hairline,
  },
});
const links = css({
  listStyle: 'none',
  '& a': { display: 'flex', alignItems: 'center', minHeight: '2.25rem', lineHeight: 1.3 },
});
const legal = css({
  ...wrapRow(`${space[2]} ${space[6]}`),
  justifyContent: 'space-between',
  marginTop: space[5],
  [media.medium]: { marginTop: space[7], paddingTop: space[5], borderTop: hairline },
  [media.print]: { margin: 0, padding: 0, border: 0 },
});
const legalLinks = css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[5]}`, listStyle: 'none' });

const choiceLink = css(tapLine, {
  padding: 0,
  border: 0,
  background: 'none',
  '&:hover': { textDecoration: 'underline' },
});

const NETWORKS: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  x: 'X',
};

export interface FooterProps {
  readonly dealer: DealerView;
  readonly navigation: SiteFooterSliceQuery['content']['navigation'];
}

/** The foot of every page: name, address, hours, links, and what the law requires. */
export function Footer({ dealer, navigation: written }: FooterProps) {
  const navigation = toFooterNavigation(written);
  return (
    <footer css={footer}>
      <div css={pageMargins}>
        <div css={top}>
          <div>
            <p css={brand}>
              <Logo name={dealer.name} isOnDark />
            </p>
            {dealer.tagline && (
              <p css={tagline} data-screen="">
                {dealer.tagline}
              </p>
            )}
            <Contact dealer={dealer} />
          </div>
          <Departments departments={dealer.departments} />
        </div>
        <nav aria-label="Footer" css={linkColumns} data-screen="">
          {navigation.columns.map((column) => (
            <Column key={column.title} name={column.title}>
              <NavLinks css={links} links={column.links} />
            </Column>
          ))}
        </nav>
        <div css={legal}>
          <p>
            {dealer.legalName}
            {dealer.abn && `, ${locale.registers.business} ${dealer.abn}`}.{' '}
            {registerOf(dealer.stockType, locale)} {dealer.licenceNumber}.
          </p>
          <ul css={legalLinks} data-screen="">
            {dealer.socialLinks.map(({ network, href }) => (
              <li key={href}>
                <Link css={tapLine} href={href} rel="noopener">
                  {NETWORKS[network] ?? network}
                </Link>
              </li>
            ))}
            {navigation.legal.map(({ label, href }) => (
              <li key={href}>
                <NavLink css={tapLine} href={href}>
                  {label}
                </NavLink>
              </li>
            ))}
            <ConsentLink css={choiceLink} />
          </ul>
        </div>
      </div>
    </footer>
  );
}

const Contact = ({ dealer }: { readonly dealer: DealerView }) => (
  <address css={contact}>
    <span>
      {dealer.address.street}
      <br />
      {townLine(dealer.address)}
    </span>
    <a css={tapLine} href={telephoneHref(dealer.phone)}>
      {dealer.phone}
    </a>
    <a css={tapLine} href={`mailto:${dealer.email}`}>
      {dealer.email}
    </a>
    <a css={[tapLine, { fontWeight: 600 }]} data-screen="" href={directionsHref(dealer, site.placesId)}>
      Get directions
    </a>
  </address>
);

const Departments = ({ departments }: Pick<DealerView, 'departments'>) => (
  <div css={columns} data-screen="">
    {departments.map(({ id, name, phones: numbers, hours }) => (
      <Column key={id} name={name}>
        <WeekHours hours={hours} />
        <ul css={phones}>
          {numbers.map(({ label, number }) => (
            <li key={number}>
              {label && `${label} `}
              <a css={[tapLine, { minHeight: '2rem' }]} href={telephoneHref(number)}>
                {number}
              </a>
            </li>
          ))}
        </ul>
      </Column>
    ))}
  </div>
);

/** Opens on demand on a phone (`data-fold`). */
const Column = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <details data-fold="">
    <summary>{name}</summary>
    <h2>{name}</h2>
    {children}
  </details>
);
