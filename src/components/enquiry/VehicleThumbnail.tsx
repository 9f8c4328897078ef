import { css } from '@emotion/react';
import type { StockCard } from '../../domain/stock/stockCard';
import { radius } from '../../theme/tokens';
import { StockPicture } from '../stock/StockPicture';

/** The small picture of a vehicle in a list to choose from. */
export const VehicleThumbnail = ({ card }: { readonly card: StockCard }) => (
  <span css={frame}>
    <StockPicture url={card.image} alt="" sizes="5rem" bodyType={card.bodyType} />
  </span>
);

const frame = css({ flex: 'none', width: '5rem', borderRadius: radius.small, overflow: 'hidden' });
