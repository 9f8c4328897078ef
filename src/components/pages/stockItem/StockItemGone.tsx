import { css } from '@emotion/react';
import { telephoneHref } from '../../../content/dealer/telephone';
import type { LinkView } from '../../../content/link';
import { useStockSettings } from '../../../content/stock/stockSettings';
import type { StockCard } from '../../../domain/stock/stockCard';
import { color, space, text } from '../../../theme/tokens';
import { PriceNotes } from '../../price/PriceNotes';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { ButtonLink } from '../../ui/Button';
import { pageMargins } from '../../ui/PageWidth';
import { useDocumentTitle } from '../../ui/page/useDocumentTitle';
import { SimilarStock } from './SimilarStock';

interface Props {
  /** The dealer's noun for one item: `car`. */
  readonly noun: string;
  /** `undefined` while they are loading. */
  readonly similar: readonly StockCard[] | undefined;
  readonly trail: readonly LinkView[];
}

/** The page of an item that is no longer in stock. It says so, without price or calls to action, and shows similar items. */
export function StockItemGone({ noun, similar, trail }: Props) {
  const { phone, dealershipName } = useStockSettings();
  const title = `This ${noun} has gone`;
  useDocumentTitle(title);
  return (
    <div css={[pageMargins, page]}>
      <Breadcrumb above={trail} here="Gone" />
      <div css={words}>
        <h1>{title}</h1>
        <p css={lead}>
          It has been sold or is no longer with {dealershipName}. We may have one like it, or know where one
          is.
        </p>
        <div css={ways}>
          <ButtonLink look="primary" href="/stock/">
            See what’s in stock
          </ButtonLink>
          <ButtonLink href={telephoneHref(phone)}>Call {phone}</ButtonLink>
        </div>
      </div>
      {similar === undefined ? (
        <div css={room} />
      ) : (
        <>
          <SimilarStock cards={similar} heading="These are here now" />
          <PriceNotes cards={similar} />
        </>
      )}
    </div>
  );
}

const page = css({ paddingBlock: `${space[4]} ${space[8]}` });
const words = css({ display: 'grid', gap: space[5], paddingBlock: space[6] });
const lead = css({ maxWidth: '42rem', color: color.inkQuiet, fontSize: text.lead });
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
/** Reserves room for them, so that the footer does not jump. */
const room = css({ minHeight: '60vh' });
