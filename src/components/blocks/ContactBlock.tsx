import { css } from '@emotion/react';
import { directionsHref, mapHref, reviewsHref } from '../../content/dealer/dealer';
import type { DepartmentView } from '../../content/dealer/department';
import { type LocationView, toLocation } from '../../content/dealer/location';
import { telephoneHref } from '../../content/telephoneHref';
import { addressLine, townLine } from '../../domain/addressLine';
import { color, font, media, space, text, wrapRow } from '../../theme/tokens';
import { OpeningNow, WeekHours } from '../locations/OpeningHours';
import { PlaceCard } from '../locations/PlaceCard';
import { SpecialDays, specialDaysOf } from '../locations/SpecialDays';
import { ButtonLink } from '../ui/Button';
import { fullCardGrid } from '../ui/grids';
import { Icon } from '../ui/Icon';
import { Section } from '../ui/Section';
import { useNow } from '../ui/visit/useClock';
import type { BlockContext, PlacedBlock } from './blockContext';

/** A block that says where the dealership is, or when it is open. */
export const ContactBlock = ({ block, blockContext }: PlacedBlock<'map' | 'openingHours'>) =>
  block.kind === 'map' ? (
    <MapBlock block={block} blockContext={blockContext} />
  ) : (
    <OpeningHoursBlock block={block} blockContext={blockContext} />
  );

const frame = css({
  ...wrapRow(space[5], 'end'),
  justifyContent: 'space-between',
});
const where = css({
  fontFamily: font.heading,
  fontSize: text.title,
  fontStyle: 'normal',
  fontWeight: 600,
  lineHeight: 1.35,
  letterSpacing: '-0.01em',
});
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: space[3], [media.print]: { display: 'none' } });

/** The dealership's address, with directions in the shopper's own maps app. It loads nothing from other sites. */
function MapBlock({ block, blockContext }: PlacedBlock<'map'>) {
  const locations = block.locations.map((location) => toLocation(location, blockContext.dealer.timeZone));
  const [one, other] = locations;
  return (
    <Section heading={block.heading} introHtml={block.introHtml}>
      {other ? (
        <ul css={fullCardGrid(locations.length)}>
          {locations.map((location) => (
            <li key={location.id}>
              <h3>{location.name}</h3>
              <PlaceCard place={location} />
            </li>
          ))}
        </ul>
      ) : (
        <OnePlace {...blockContext} location={one} />
      )}
    </Section>
  );
}

interface OnePlaceProps extends Pick<BlockContext, 'dealer' | 'placesId'> {
  /** Absent for the dealership's own address. */
  readonly location?: LocationView;
}

function OnePlace({ dealer, location, placesId }: OnePlaceProps) {
  const { address, phone } = location ?? dealer;
  // The Google place belongs to the dealership. For another address it would lead to the wrong town.
  const isDealers = addressLine(address) === addressLine(dealer.address);
  const place = isDealers ? dealer : { address };
  const id = isDealers ? placesId : undefined;
  return (
    <div css={frame}>
      <address css={where}>
        {address.street}
        <br />
        {townLine(address)}
      </address>
      <div css={ways}>
        <ButtonLink href={directionsHref(place, id)} look="primary" rel="noopener">
          <Icon name="pin" />
          Get directions
        </ButtonLink>
        <ButtonLink href={(isDealers ? undefined : location?.mapHref) ?? mapHref(place, id)} rel="noopener">
          See the map
        </ButtonLink>
        {id && (
          <ButtonLink href={reviewsHref(id)} rel="noopener">
            Read reviews
          </ButtonLink>
        )}
        <ButtonLink href={telephoneHref(phone)}>
          <Icon name="phone" />
          {phone}
        </ButtonLink>
      </div>
    </div>
  );
}

const department = css({ paddingTop: space[4], borderTop: `1px solid ${color.line}` });
const now = css({ marginBlock: `${space[1]} ${space[4]}`, fontWeight: 600 });
const phones = css({ marginTop: space[4], listStyle: 'none' });
const phone = css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.5rem' });

/** The hours of each department: now, in an ordinary week, and on special days. What all of them share is said once. */
function OpeningHoursBlock({ block, blockContext: { builtAt } }: PlacedBlock<'openingHours'>) {
  const now = new Date(useNow(builtAt));
  const days = specialDaysOf(
    block.departments.map(({ hours }) => hours),
    now,
  );
  return (
    <Section heading={block.heading} id="opening-hours">
      <ul css={fullCardGrid(block.departments.length)}>
        {block.departments.map((one, place) => (
          <li key={one.id} css={department}>
            <Department department={one} specialDays={days.own[place] ?? []} />
          </li>
        ))}
      </ul>
      <SpecialDays days={days.shared} />
    </Section>
  );
}

interface DepartmentProps {
  readonly department: DepartmentView;
  /** Hours that no other department shares. */
  readonly specialDays: readonly string[];
}

const Department = ({ department: one, specialDays }: DepartmentProps) => (
  <>
    <h3>{one.name}</h3>
    <p css={now}>
      <OpeningNow hours={one.hours} />
    </p>
    <WeekHours hours={one.hours} />
    <SpecialDays days={specialDays} />
    <ul css={phones}>
      {one.phones.map(({ label, number }) => (
        <li key={number}>
          {label && `${label} `}
          <a css={phone} href={telephoneHref(number)}>
            {number}
          </a>
        </li>
      ))}
    </ul>
  </>
);
