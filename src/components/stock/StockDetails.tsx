import { css } from '@emotion/react';
import { useStockSettings } from '../../content/stockSettings';
import { priceDisplay, pricesOf } from '../../domain/stock/priceDisplay';
import type { StockCard } from '../../domain/stock/stockCard';
import { stockDisplayGroups } from '../../domain/stock/stockDisplayGroups';
import type { StockItem } from '../../domain/stock/stockItem';
import { stockTitle } from '../../domain/stock/stockTitle';
import { media, pageWidth, space, text } from '../../theme/tokens';
import { PriceNotes } from './PriceNotes';
import { SimilarStock } from './SimilarStock';
import { StockActionBar } from './StockActionBar';
import { StockGallery } from './StockGallery';
import { StockPricePanel } from './StockPricePanel';
import { StockSpecifications } from './StockSpecifications';

interface Props {
  readonly item: StockItem;
  readonly similar: readonly StockCard[];
}

/** All that is known of one vehicle: pictures, price, description, specifications, and others like it. */
export function StockDetails({ item, similar }: Props) {
  const { finance } = useStockSettings();
  const { title, subtitle } = stockTitle(item);
  const prices = pricesOf(item);
  const display = priceDisplay(prices, { repayment: finance !== undefined });
  const isSold = item.status === 'sold';
  return (
    <article css={page}>
      <header css={head}>
        <h1 css={heading}>{title}</h1>
        {subtitle && <p css={lead}>{subtitle}</p>}
      </header>
      <div css={columns}>
        <div css={main}>
          <StockGallery images={item.images} title={title} />
        </div>
        <StockPricePanel item={item} display={display} />
        <div css={main}>
          {item.siteDescription && (
            <section css={section}>
              <h2 css={sectionTitle}>About this {item.vehType === 'New' ? 'car' : 'one'}</h2>
              {item.siteDescription.split(/\n+/).map((paragraph) => (
                <p key={paragraph} css={paragraphStyle}>
                  {paragraph}
                </p>
              ))}
            </section>
          )}
          <section css={section}>
            <h2 css={sectionTitle}>Specifications</h2>
            <StockSpecifications groups={stockDisplayGroups(item)} />
          </section>
        </div>
      </div>
      <SimilarStock
        cards={similar}
        heading={isSold ? 'This one is sold. These are like it' : 'You might also like'}
      />
      <PriceNotes cards={[prices, ...similar]} />
      {!isSold && <StockActionBar display={display} />}
    </article>
  );
}

const page = css({ maxWidth: pageWidth, margin: '0 auto', padding: `${space[4]} ${space[4]} ${space[8]}` });
const head = css({ marginBottom: space[4] });
const heading = css({ margin: 0, fontSize: text.page });
const lead = css({ margin: `${space[1]} 0 0`, fontSize: text.lead });
const columns = css({
  display: 'grid',
  gap: space[5],
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', columnGap: space[7] },
});
const main = css({ minWidth: 0, [media.wide]: { gridColumn: 1 } });
const section = css({ marginTop: space[5] });
const sectionTitle = css({ margin: `0 0 ${space[4]}`, fontSize: text.section });
const paragraphStyle = css({ maxWidth: '68ch' });
