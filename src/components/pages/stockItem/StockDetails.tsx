import { css, Global } from '@emotion/react';
import { site as config } from '../../../config/site';
import { TOWING_PATH } from '../../../content/addresses';
import { toPlace } from '../../../content/dealer/location';
import type { LinkView } from '../../../content/link';
import { type AssuranceView, useStockSettings } from '../../../content/stock/stockSettings';
import type { PriceContextView } from '../../../domain/priceContext/contextWords';
import { assurancesFor } from '../../../domain/stock/assurance';
import { stockDisplayGroups } from '../../../domain/stock/display/displayRows';
import { priceDisplay, pricesOf } from '../../../domain/stock/priceDisplay';
import type { StockCard } from '../../../domain/stock/stockCard';
import type { StockItem } from '../../../domain/stock/stockItem';
import { stockTitle } from '../../../domain/stock/stockTitle';
import { isDriven, stockNoun } from '../../../domain/stock/stockTypes';
import { toStockCard } from '../../../domain/stock/toStockCard';
import { offersWords } from '../../../domain/stock/vehicleOffer';
import { forms } from '../../../locales/site/forms';
import { locale } from '../../../locales/site/locale';
import { dealerWords } from '../../../locales/site/words';
import { articleWidth, color, media, onScreen, space, text } from '../../../theme/tokens';
import { PlaceCard } from '../../locations/PlaceCard';
import { PriceNotes } from '../../price/PriceNotes';
import { HeartButton } from '../../stock/HeartButton';
import { itemEnquired } from '../../stock/openedItems';
import { Specifications } from '../../stock/Specifications';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { LineDrawing } from '../../ui/Icon';
import { Link } from '../../ui/links/Link';
import { pageMargins } from '../../ui/PageWidth';
import { ShareButton } from '../../ui/share/ShareButton';
import { StockGallery } from './gallery/StockGallery';
import { SimilarStock, StockCondition, StockWeeklyCost } from './lateParts';
import { Part } from './Part';
import { PriceContext } from './PriceContext';
import { StockActionBar } from './StockActionBar';
import { StockEquipment } from './StockEquipment';
import { StockPricePanel } from './StockPricePanel';

interface Props {
  readonly item: StockItem;
  readonly similar: readonly StockCard[];
  readonly trail: readonly LinkView[];
  readonly qrCode?: string;
  /** Its price compared with others, as long as it is still its price. */
  readonly priceContext?: PriceContextView | undefined;
}

/** The page of one stock item: pictures, price, description, specifications, and similar items. */
export function StockDetails({ item, similar, trail, qrCode, priceContext }: Props) {
  const { finance, locations, dealer, assurances } = useStockSettings();
  const { title } = stockTitle(item);
  const prices = pricesOf(item);
  const display = priceDisplay(prices, locale.prices, { repayment: finance !== undefined });
  const place = toPlace(locations, item.location?.name, dealer, config.placesId);
  const isSold = item.status === 'sold';
  const assured = isSold ? [] : assurancesFor(assurances, item);
  return (
    <article css={[pageMargins, page]}>
      <Global styles={sheet} />
      <Breadcrumb above={trail} here={title} />
      <StockHead item={item} qrCode={qrCode} />
      <div css={columns}>
        <div css={main}>
          <StockGallery item={item} title={title} />
          {item.pictureNote && item.images.length > 0 && <p css={pictureNote}>{item.pictureNote}</p>}
        </div>
        <StockPricePanel item={item} display={display} />
        <div css={words}>
          {!isSold && priceContext && <PriceContext {...priceContext} />}
          {item.siteDescription && (
            <Part title={`About this ${stockNoun(item, 1)}`}>
              <Story text={item.siteDescription} />
            </Part>
          )}
          {!isSold && isDriven(item) && <StockWeeklyCost item={item} />}
          {/* There is one sheet: description, equipment, specifications and notes fill it. */}
          {assured.length > 0 && (
            <Part css={onScreen} title="What comes with it">
              <StockAssurances assurances={assured} />
            </Part>
          )}
          {item.equipment && (
            <Part title="Equipment">
              <StockEquipment groups={item.equipment} />
            </Part>
          )}
          <Part title="Specifications">
            <Specifications groups={stockDisplayGroups(item, { forms, words: dealerWords })} />
            {item.brakedTowing !== undefined && !isSold && (
              <Link css={onScreen} href={TOWING_PATH}>
                Can it tow my caravan?
              </Link>
            )}
          </Part>
          {(item.marks || item.questions) && <StockCondition item={item} />}
          {!isSold && (
            <Part css={seen} title={`Where to see it${item.location ? `: ${item.location.name}` : ''}`}>
              {place ? (
                <PlaceCard place={place} onUse={(way) => way === 'phone' && itemEnquired(item.id)} />
              ) : (
                <p>Give us a call before you come, and we’ll tell you how to get there.</p>
              )}
            </Part>
          )}
        </div>
      </div>
      <SimilarStock
        cards={similar}
        heading={isSold ? 'This one is sold. These are like it' : 'You might also like'}
      />
      <PriceNotes stock={isSold ? similar : [prices, ...similar]} printed={isSold ? [] : [prices]} />
      {!isSold && <StockActionBar item={item} display={display} />}
    </article>
  );
}

function StockHead({ item, qrCode }: Pick<Props, 'item' | 'qrCode'>) {
  const { title, subtitle } = stockTitle(item);
  return (
    <header css={head}>
      <div css={headWords}>
        <h1 css={heading}>{title}</h1>
        {subtitle && <p css={lead}>{subtitle}</p>}
      </div>
      <div css={keep}>
        <ShareButton title={title} words={() => offersWords(item, Date.now())} />
        <HeartButton card={toStockCard(item)} />
      </div>
      {qrCode && (
        <img data-page-code="" css={code} src={qrCode} alt="QR code of this page" width="96" height="96" />
      )}
    </header>
  );
}

const Story = ({ text }: { readonly text: string }) => (
  <div css={story}>
    {text.split(/\n+/).map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);

const page = css({
  maxWidth: `calc(${articleWidth} + 2 * ${space[6]})`,
  paddingBlock: `${space[3]} ${space[8]}`,
  [media.print]: { padding: 0, '& > nav': { display: 'none' } },
});
/** On a phone the subtitle has the whole width, not only what the buttons leave, so that the picture comes sooner. */
const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  alignItems: 'start',
  [media.narrow]: { display: 'block' },
  [media.medium]: { display: 'flex', justifyContent: 'space-between' },
  marginBlock: `${space[1]} ${space[3]}`,
  [media.wide]: { marginBlock: `${space[2]} ${space[5]}` },
  [media.print]: { position: 'relative', marginBlock: `0 ${space[3]}`, paddingRight: '7rem' },
});
const headWords = css({ display: 'contents', [media.medium]: { display: 'block' } });
const keep = css({ display: 'flex', gap: space[2], gridColumn: 2, gridRow: 1 });
/** Only on paper: it leads back to the page. It is beside the title, where the sheet is empty. */
const code = css({
  display: 'none',
  background: '#fff',
  imageRendering: 'pixelated',
  [media.print]: { display: 'block', position: 'absolute', right: 0, bottom: 0 },
});
/** One A4 sheet holds the longest description with all notes, or marks with an estimate and a deal. */
const sheet = css({ html: { [media.print]: { fontSize: '9.25pt' } } });
/** On a phone the picture comes soon after it. */
const heading = css({
  fontSize: text.section,
  [media.wide]: { fontSize: text.page },
  [media.print]: { fontSize: text.title },
});
const lead = css({
  gridColumn: '1 / -1',
  marginTop: space[1],
  color: color.inkQuiet,
  lineHeight: 1.35,
  [media.medium]: { marginTop: space[2] },
  [media.wide]: { fontSize: text.lead },
  [media.print]: { marginTop: 0, fontSize: text.small },
});
const columns = css({
  display: 'grid',
  gap: space[5],
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', columnGap: space[7] },
  [media.print]: { gridTemplateColumns: '0.7fr 1.3fr', gap: `${space[2]} ${space[5]}` },
});
const pictureNote = css({
  marginTop: space[2],
  color: color.inkQuiet,
  fontSize: text.small,
  [media.print]: { marginTop: space[1], fontSize: '7.5pt', lineHeight: 1.25 },
});
const main = css({ minWidth: 0, [media.wide]: { gridColumn: 1 } });
/** On paper, the text is below picture and price, as wide as the sheet. */
const words = css(main, { [media.print]: { gridColumn: '1 / -1', '& > :first-of-type': { marginTop: 0 } } });
/** On paper: one line. */
const seen = css({
  [media.print]: { display: 'flex', alignItems: 'baseline', gap: space[3], fontSize: text.small },
});
const story = css({
  display: 'grid',
  gap: space[4],
  maxWidth: '68ch',
  [media.print]: { maxWidth: 'none', gap: space[1], fontSize: text.small, lineHeight: 1.35 },
});

const TICK = 'm5 12.500 4.500 4.500L19 7.500';

const StockAssurances = ({ assurances }: { readonly assurances: readonly AssuranceView[] }) => (
  <ul css={list}>
    {assurances.map(({ kind, title, summary, link }) => (
      <li key={kind} css={entry}>
        <LineDrawing css={sign} path={TICK} />
        <div>
          <h3 css={assuranceHeading}>{title}</h3>
          <p css={assuranceWords}>
            {summary}
            {link && (
              <>
                {' '}
                <Link href={link.href}>{link.label}</Link>
              </>
            )}
          </p>
        </div>
      </li>
    ))}
  </ul>
);

const list = css({
  display: 'grid',
  gap: `${space[5]} ${space[7]}`,
  listStyle: 'none',
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const entry = css({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: space[3] });
const sign = css({ color: color.accent });
const assuranceHeading = css({ fontSize: text.body });
const assuranceWords = css({ marginTop: space[1], fontSize: text.small });
