import { css } from '@emotion/react';
import type { VehicleRowView } from '../../../content/vehicles/vehicleRow';
import { quiet, space, text } from '../../../theme/tokens';
import { FromPrice } from '../../price/Price';
import { pictureRow } from '../../ui/grids';
import { cardLink, linkedCard } from '../../ui/links/cardLink';
import { Link } from '../../ui/links/Link';
import { Picture } from '../../ui/picture/Picture';
import { LeadGrade } from './LeadGrade';

interface Props {
  readonly vehicles: readonly VehicleRowView[];
  /** The heading level of each model: one lower under a section's heading. */
  readonly heading?: 'h2' | 'h3';
  readonly isFirst?: boolean;
}

const list = css({ marginTop: space[7], listStyle: 'none' });
const inSection = css({ marginTop: space[4] });

export const VehicleList = ({ vehicles, heading = 'h2', isFirst = true }: Props) => (
  <ul css={[list, heading === 'h3' && inSection]}>
    {vehicles.map((vehicle, place) => (
      <li key={vehicle.id}>
        <VehicleRow vehicle={vehicle} isFirst={isFirst && place === 0} heading={heading} />
      </li>
    ))}
  </ul>
);

interface VehicleRowProps {
  readonly vehicle: VehicleRowView;
  /** Whether it has the first picture of the page. */
  readonly isFirst?: boolean;
  /** The heading level: one lower under a section's heading. */
  readonly heading?: 'h2' | 'h3';
}

const words = css({ display: 'grid', gap: space[3], justifyItems: 'start' });
const name = css({ fontSize: text.page });
const nameInSection = css({ fontSize: text.section });
const tagline = css({ fontSize: text.lead, fontWeight: 500 });
const price = css({ marginTop: space[3] });

export const VehicleRow = ({ vehicle, isFirst = false, heading: Heading = 'h2' }: VehicleRowProps) => (
  <article css={[linkedCard, pictureRow('7fr 5fr')]}>
    <Picture
      picture={{ ...vehicle.picture, alt: '' }}
      ratio="16 / 10"
      isFirst={isFirst}
      sizes="(min-width: 60em) 44rem, 100vw"
    />
    <div css={words}>
      <p css={quiet}>{vehicle.bodyType}</p>
      <Heading css={Heading === 'h2' ? name : nameInSection}>
        <Link css={cardLink} href={vehicle.href}>
          {vehicle.name}
        </Link>
      </Heading>
      {vehicle.tagline && <p css={tagline}>{vehicle.tagline}</p>}
      <p>{vehicle.summary}</p>
      <div css={price}>
        <p>
          <FromPrice from={vehicle.from} size="card" />
        </p>
        <LeadGrade grade={vehicle.grade} keyFacts={vehicle.keyFacts} />
      </div>
    </div>
  </article>
);
