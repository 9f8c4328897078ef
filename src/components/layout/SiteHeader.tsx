import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { GARAGE_PATH } from '../../content/addresses';
import { toDepartment } from '../../content/dealer/department';
import { type HeaderNavigationView, toHeaderNavigation } from '../../content/navigation';
import type { SiteHeaderSliceQuery } from '../../content/queryTypes';
import { telephoneHref } from '../../content/telephoneHref';
import { savedCount } from '../../device/savedCount';
import { addressLine } from '../../domain/addressLine';
import type { OpeningHours } from '../../domain/openingHours';
import { color, font, media, quiet, radius, space } from '../../theme/tokens';
import { OpeningLine } from '../locations/OpeningLine';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useLazyComponent } from '../ui/lazy/useLazyComponent';
import { Link } from '../ui/links/Link';
import { pageMargins } from '../ui/PageWidth';
import { type Offline, useOffline } from '../ui/visit/connection';
import { useStored } from '../ui/visit/useStored';
import { HeaderMenu, PhoneMenu } from './HeaderMenus';
import { Logo } from './Logo';

interface Props {
  readonly name: string;
  /** What a shopper has saved, after the word "your". */
  readonly shortlist: string;
  readonly phone: string;
  readonly address: string;
  readonly hours?: OpeningHours;
  readonly navigation: HeaderNavigationView;
}

const header = css({
  position: 'relative',
  background: color.paper,
  borderBottom: `1px solid ${color.line}`,
  [media.print]: { background: 'none', '& nav, & [data-screen]': { display: 'none' } },
});
const facts = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: '2.75rem',
  [media.narrow]: { flexWrap: 'wrap', columnGap: space[4], rowGap: 0 },
  ...quiet,
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { color: color.accent, textDecoration: 'underline' },
});
const factLine = css({ borderBottom: `1px solid ${color.line}` });
const where = css({ display: 'none', [media.wide]: { display: 'inline' } });
const left = css({ display: 'flex', alignItems: 'center', gap: space[5], minWidth: 0 });
/** Takes no room while it is empty, and still announces its text to screen readers. */
const status = css({ '&:empty': { position: 'absolute' } });
const hoursLink = css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
const phoneLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  fontVariantNumeric: 'tabular-nums',
  '& svg': { width: '1.2em', height: '1.2em' },
});
const main = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: '4.25rem',
  [media.narrow]: { flexWrap: 'wrap', paddingBlock: space[2] },
  [media.desktop]: { gap: space[4], minHeight: '5rem' },
  [media.print]: { minHeight: '2.75rem' },
});
const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  [media.medium]: { gap: space[3] },
  minHeight: '2.75rem',
  color: color.accentDeep,
  fontFamily: font.heading,
  // The longest word of a name fits beside the menu of the narrowest phone.
  fontSize: 'clamp(0.875rem, 7vw - 0.45rem, 1.25rem)',
  fontWeight: 600,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
});
const ways = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  [media.desktop]: { gap: space[4] },
});
/** The link to the garage: beside the phone number where the menu needs its whole line, else in front of the menu. */
const beside = css({
  display: 'none',
  [media.desktop]: { display: 'block', marginRight: `calc(-1 * ${space[3]})` },
});
const inFront = css({ [media.desktop]: { display: 'none' } });
const callsToAction = css({ display: 'none', [media.desktop]: { display: 'flex', gap: space[2] } });
/** Keeps the phone number in one line, unless that would leave no room for the hours. */
const right = css({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[5],
  maxWidth: 'calc(100% - 7rem)',
  [media.narrow]: { maxWidth: 'none' },
});
const secondary = css({
  display: 'none',
  [media.medium]: { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
});
const primary = css({ whiteSpace: 'nowrap' });

/** In the footer's script, which has the words of the hours as well. */
const loadOpeningNow = async () =>
  (await import(/* webpackChunkName: "footer" */ '../locations/OpeningHours')).OpeningNow;

/** The header of every page: whether the dealership is open, its number, its name, and the menu. */
export function SiteHeader({ name, shortlist, phone, address, hours, navigation }: Props) {
  const offline = useOffline();
  const { Component: Now } = useLazyComponent(loadOpeningNow, 'idle');
  const primaryCalls = navigation.callsToAction.filter(({ emphasis }) => emphasis === 'primary');
  const secondaryCalls = navigation.callsToAction.filter(({ emphasis }) => emphasis === 'secondary');
  return (
    <header css={header}>
      <div css={factLine} data-screen="">
        <div css={[pageMargins, facts]}>
          <div css={left}>
            <span css={where}>{address}</span>
            {/* Last: its words change when the page knows the time, and nothing beside them can move. */}
            <div css={status} role="status">
              {offline && offlineWords(offline)}
            </div>
            {hours && !offline && (
              <Link css={hoursLink} href="/contact/#opening-hours">
                {Now ? <Now hours={hours} isShort /> : <OpeningLine />}
              </Link>
            )}
          </div>
          <div css={right}>
            {secondaryCalls.map(({ label, href }) => (
              <Link key={label} css={secondary} href={href}>
                {label}
              </Link>
            ))}
            <div css={beside}>
              <GarageLink shortlist={shortlist} />
            </div>
            <a css={phoneLink} href={telephoneHref(phone)}>
              <Icon name="phone" />
              {phone}
            </a>
          </div>
        </div>
      </div>
      <div css={[pageMargins, main]}>
        <Link css={brand} href="/">
          <Logo name={name} />
        </Link>
        <nav aria-label="Main" css={ways}>
          <HeaderMenu items={navigation.items} />
          <div css={inFront}>
            <GarageLink shortlist={shortlist} />
          </div>
          <PhoneMenu items={navigation.items} callsToAction={navigation.callsToAction} />
          <div css={callsToAction}>
            {primaryCalls.map(({ label, href }) => (
              <ButtonLink key={label} css={primary} href={href} look="primary">
                {label}
              </ButtonLink>
            ))}
          </div>
        </nav>
      </div>
    </header>
  );
}

const offlineWords = ({ asAt }: Offline): string =>
  asAt === undefined ? 'Offline' : `Offline. Prices as at ${asAt}`;

function GarageLink({ shortlist }: Pick<Props, 'shortlist'>) {
  const count = useStored(savedCount);
  const name = `Your ${shortlist}`;
  return (
    <Link css={link} href={GARAGE_PATH} aria-label={count === 0 ? name : `${name}, ${count} saved`}>
      <Icon name="heart" />
      {count > 0 && <span css={badge}>{count}</span>}
    </Link>
  );
}

const link = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: radius.small,
  color: color.ink,
  '&:hover': { color: color.accent },
});
/** Overlaps the corner of the heart, so that nothing moves when the page learns the number. */
const badge = css({
  position: 'absolute',
  top: 2,
  right: 0,
  minWidth: '1.25rem',
  padding: '0 0.3rem',
  borderRadius: '0.625rem',
  background: color.accent,
  color: color.surface,
  fontSize: '0.75rem',
  fontWeight: 650,
  lineHeight: '1.25rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export default function SiteHeaderSlice({ data }: { readonly data: SiteHeaderSliceQuery }) {
  const { site, navigation } = data.content;
  const [first] = site.departments;
  return (
    <SiteHeader
      name={site.dealershipName}
      shortlist={data.dealerSettings.shortlist}
      phone={site.phone}
      address={addressLine(site.address)}
      hours={first && toDepartment(first, site.timeZone).hours}
      navigation={toHeaderNavigation(navigation)}
    />
  );
}

export const query = graphql`
  query SiteHeaderSlice {
    dealerSettings {
      shortlist
    }
    content {
      site {
        dealershipName
        phone
        address {
          ...AddressFields
        }
        timeZone
        departments {
          ...DepartmentFields
        }
      }
      navigation {
        ...HeaderNavigationFields
      }
    }
  }
`;
