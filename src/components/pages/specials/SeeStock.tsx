import type { OfferStock } from '../../../content/specials/offerStock';
import type { SpecialView } from '../../../content/specials/special';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { formTitle } from '../../../domain/enquiry/enquiryKind';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { dealerWords } from '../../../locales/site/words';
import { offerUsed } from '../../blocks/cards/SpecialRow';
import { EnquiryLink } from '../../enquiry/EnquiryLink';
import { ButtonLink } from '../../ui/Button';

interface Props {
  readonly special: Pick<SpecialView, 'key' | 'title' | 'eligibleStockHref'>;
  readonly stock: OfferStock | undefined;
}

/** The way to the list of an offer, as long as there is something in it. */
export function SeeStock({ special: { key, eligibleStockHref }, stock }: Props) {
  const { stockType } = useStockSettings();
  if (!eligibleStockHref || stock?.count === 0) return null;
  return (
    <ButtonLink href={eligibleStockHref} onClick={offerUsed(key, 'stock')}>
      {stock ? `See the ${stock.count} ${stockNoun(stockType, stock.count)}` : 'See the stock'}
    </ButtonLink>
  );
}

/** What is left to do once all vehicles of an offer are sold. */
export function AskWhatIsComing({ special: { key, title } }: Pick<Props, 'special'>) {
  const { stockType } = useStockSettings();
  return (
    <EnquiryLink
      kind="enquireNow"
      about={{ special: { id: key, title } }}
      look="primary"
      onClick={offerUsed(key, 'form')}
    >
      {formTitle('enquireNow', stockType, dealerWords)}
    </EnquiryLink>
  );
}
