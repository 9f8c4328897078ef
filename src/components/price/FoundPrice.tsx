import type { PriceToPay } from '../../domain/onRoad/priceToPay';
import { whereToPay } from './amountToPay';
import { figure, quiet, sizes } from './priceStyles';
import { foundAmount } from './priceToPayWords';

/** `About $36,240 drive away in NSW, our estimate` */
export const FoundPrice = ({ found }: { readonly found: Omit<PriceToPay, 'parts'> }) => (
  <>
    <strong css={[figure, sizes.card]}>{foundAmount(found)}</strong>{' '}
    <span css={quiet}>{`${whereToPay(found.place)}${found.isEstimate ? ', our estimate' : ''}`}</span>
  </>
);
