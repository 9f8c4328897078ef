import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { BRAND_SPECIALS_PATH, DEALER_SPECIALS_PATH } from '../../../content/addresses';
import type { OfferStock } from '../../../content/specials/offerStock';
import type { SpecialView } from '../../../content/specials/special';
import type { DealerSpecialView } from '../../../content/specials/specialDetails';
import { telephoneHref } from '../../../content/telephoneHref';
import { runsAt } from '../../../domain/wallClock';
import { color, media, space, text } from '../../../theme/tokens';
import { Blocks } from '../../blocks/Blocks';
import { OfferFigures } from '../../blocks/cards/OfferFigures';
import { offerUsed, SpecialRow } from '../../blocks/cards/SpecialRow';
import { EnquiryLink } from '../../enquiry/EnquiryLink';
import { OfferEnd } from '../../price/OfferEnd';
import { StockCardRow } from '../../stock/StockCardRow';
import { ButtonLink, buttonRow } from '../../ui/Button';
import { Disclosure } from '../../ui/Disclosure';
import { pictureRow } from '../../ui/grids';
import { PageWidth } from '../../ui/PageWidth';
import { PageTitle } from '../../ui/page/PageTitle';
import { Picture } from '../../ui/picture/Picture';
import { RichText } from '../../ui/RichText';
import { useNow } from '../../ui/visit/useClock';
import type { ContentPageProps } from '../contentPage';
import { NothingYet } from '../NothingYet';
import { AskWhatIsComing, SeeStock } from './SeeStock';

export const BrandSpecialsIndex = (props: SpecialsProps<SpecialView>) => (
  <RunningSpecials {...props} elsewhere={{ label: 'Our own specials', href: DEALER_SPECIALS_PATH }}>
    {(special, isFirst, now) => {
      const stock = props.blockContext.stock.offers?.[special.key];
      return (
        <>
          <SpecialRow special={special} isFirst={isFirst} now={now} stock={stock}>
            {stock?.count === 0 ? (
              <AskWhatIsComing special={special} />
            ) : (
              <SeeStock special={special} stock={stock} />
            )}
          </SpecialRow>
          <FirstVehicles stock={stock} />
        </>
      );
    }}
  </RunningSpecials>
);

export const DealerSpecialsIndex = (props: SpecialsProps<DealerSpecialView>) => (
  <RunningSpecials {...props} elsewhere={{ label: 'The maker’s offers', href: BRAND_SPECIALS_PATH }}>
    {(special, isFirst, now) => (
      <DealerSpecial
        special={special}
        phone={special.phone ?? props.blockContext.dealer.phone}
        isFirst={isFirst}
        now={now}
        stock={props.blockContext.stock.offers?.[special.key]}
      />
    )}
  </RunningSpecials>
);

/** A few of the vehicles of an offer. */
const FirstVehicles = ({ stock }: { readonly stock: OfferStock | undefined }) =>
  stock &&
  stock.cards.length > 0 && (
    <div css={vehicles}>
      <StockCardRow cards={stock.cards} />
    </div>
  );

interface Props {
  readonly special: DealerSpecialView;
  readonly phone: string;
  readonly isFirst: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Absent for an offer that is not for stock. */
  readonly stock: OfferStock | undefined;
}

const anchor = css({ scrollMarginTop: space[4] });
const row = css({ alignItems: 'start' });
/** On a phone each is a small picture beside the words, as in a compact list, with the heart below the picture. */
const vehicles = css({
  paddingBottom: space[7],
  [media.phone]: {
    paddingBottom: space[5],
    '& > ul': { gridAutoColumns: 'min(92%, 24rem)' },
    '& article': {
      display: 'grid',
      gridTemplateColumns: '6.5rem minmax(0, 1fr)',
      alignContent: 'start',
      columnGap: space[3],
    },
    '& article > *': { gridColumn: 2 },
    '& article > div:first-of-type': { gridArea: '1 / 1 / span 8 / auto', alignSelf: 'start', margin: 0 },
    '& article > div:first-of-type > :is(ul, span)': { display: 'none' },
    '& article > div:last-child': { gridColumn: '1 / 2', top: '5.25rem', right: 0 },
  },
});
const words = css({ display: 'grid', gap: space[4], alignContent: 'start' });
const summary = css({ fontSize: text.lead, lineHeight: 1.5 });

/** An offer of the dealer with its text, its terms and its vehicles. Other pages link to it by its anchor. */
function DealerSpecial({ special, phone, isFirst, now, stock }: Props) {
  const isSoldOut = stock?.count === 0;
  return (
    <article id={special.slug} css={anchor}>
      <div css={[pictureRow('5fr 7fr'), row]}>
        <Picture
          picture={special.picture}
          ratio="4 / 3"
          isFirst={isFirst}
          sizes="(min-width: 60em) 30rem, 100vw"
        />
        <div css={words}>
          <OfferEnd endsAt={special.endsAt} now={now} />
          <h2>{special.title}</h2>
          <p css={summary}>{special.summary}</p>
          <OfferFigures special={special} stock={stock} />
          <Disclosure css={[frame, openUnlessPhone]} line={title} summary="What you get">
            <RichText css={details} html={special.html} />
          </Disclosure>
          <div css={buttonRow}>
            {isSoldOut && <AskWhatIsComing special={special} />}
            {special.eligibleStockHref ? (
              <SeeStock special={special} stock={stock} />
            ) : (
              <ButtonLink href={telephoneHref(phone)} onClick={offerUsed(special.slug, 'phone')}>
                Call {phone}
              </ButtonLink>
            )}
            {!isSoldOut && (
              <EnquiryLink
                kind="enquireNow"
                about={{ special: { id: special.slug, title: special.title } }}
                phone={phone}
                look="secondary"
                onClick={offerUsed(special.slug, 'form')}
              >
                Ask about it
              </EnquiryLink>
            )}
          </div>
          <SpecialTerms html={special.termsHtml} />
        </div>
      </div>
      <FirstVehicles stock={stock} />
    </article>
  );
}

const frame = css({ borderBlock: `1px solid ${color.line}` });
const title = css({ paddingBlock: space[3], fontSize: text.small });
const termsWords = css({ paddingBottom: space[4], color: color.inkQuiet, fontSize: text.small });

const details = css({ paddingBottom: space[4], [media.medium]: { paddingBottom: 0 } });
/** A wider window has room for the text, and shows it without the line that opens it. */
const openUnlessPhone = css({
  '@supports selector(::details-content)': {
    [media.medium]: {
      border: 0,
      '&::details-content': { display: 'block', contentVisibility: 'visible' },
      '& > summary': { display: 'none' },
    },
  },
});

const SpecialTerms = ({ html }: { readonly html: string }) => (
  <Disclosure css={frame} line={title} summary="Terms of this offer">
    <RichText css={termsWords} html={html} />
  </Disclosure>
);

interface SpecialsProps<Special> extends ContentPageProps {
  /** Including past and coming offers. */
  readonly specials: readonly Special[];
  /** Whether the site has the other page of specials. */
  readonly hasOtherSpecials: boolean;
}

interface RunningSpecialsProps<Special> extends SpecialsProps<Special> {
  /** Where else to look if no offer is running: the other page of specials. */
  readonly elsewhere: { readonly label: string; readonly href: string };
  readonly children: (special: Special, isFirst: boolean, now: number) => ReactNode;
}

/** A page of offers: the current ones, then the page's own blocks. */
function RunningSpecials<Special extends Parameters<typeof runsAt>[0] & { readonly key: string }>({
  page,
  specials,
  blockContext,
  hasOtherSpecials,
  elsewhere,
  children,
}: RunningSpecialsProps<Special>) {
  const now = useNow(blockContext.builtAt);
  const running = specials.filter((special) => runsAt(special, now));
  const offered = running.flatMap(({ key }) => blockContext.stock.offers?.[key]?.cards ?? []);
  return (
    <>
      <PageTitle title={page.title} intro={page.intro} />
      <PageWidth>
        <ul css={list}>
          {running.map((special, place) => (
            <li key={special.key} css={place > 0 && brief}>
              {children(special, place === 0, now)}
            </li>
          ))}
        </ul>
        {running.length === 0 && (
          <NothingYet
            words="No offers right now. The next one will appear here on its first day."
            ways={[
              ...(hasOtherSpecials ? [elsewhere] : []),
              { label: 'Stock with a reduced price', href: '/stock/?reduced=true' },
            ]}
          />
        )}
      </PageWidth>
      <Blocks blocks={page.blocks} blockContext={blockContext} stockPrices={offered} />
    </>
  );
}

const list = css({ marginTop: space[7], listStyle: 'none' });
/** On a phone: a small picture beside the offer. Here, because the script of `pictureRow` is on every page. */
const brief = css({
  [media.phone]: {
    '& :has(> img + div > h2)': {
      gridTemplateColumns: '7rem minmax(0, 1fr)',
      alignItems: 'start',
      gap: `${space[2]} ${space[4]}`,
      paddingBlock: space[5],
    },
    '& img:has(+ div > h2)': { gridRow: '1 / span 2' },
    '& img + div:has(> h2)': { display: 'contents' },
    '& img + div:has(> h2) > *': { gridColumn: '1 / -1' },
    '& img + div > p:has(+ h2)': { gridColumn: 2 },
    '& img + div > h2': { gridColumn: 2, fontSize: text.title },
  },
});
