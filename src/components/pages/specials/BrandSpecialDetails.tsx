import { css } from '@emotion/react';
import { HOME } from '../../../content/addresses';
import type { EnquiryAbout } from '../../../content/enquiry/enquiryAddresses';
import type { LinkView } from '../../../content/link';
import type { OfferStock } from '../../../content/specials/offerStock';
import type { BrandSpecialView } from '../../../content/specials/specialDetails';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { telephoneHref } from '../../../content/telephoneHref';
import { formTitle } from '../../../domain/enquiry/enquiryKind';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { runsAt } from '../../../domain/wallClock';
import { dealerWords } from '../../../locales/site/words';
import { color, media, quiet, radius, space, text } from '../../../theme/tokens';
import { OfferFigures } from '../../blocks/cards/OfferFigures';
import { offerUsed } from '../../blocks/cards/SpecialRow';
import { VehicleCards } from '../../blocks/cards/VehicleCard';
import { EnquiryLink } from '../../enquiry/EnquiryLink';
import { OfferEnd } from '../../price/OfferEnd';
import { PageNotes } from '../../price/PageNotes';
import { StockCardRow } from '../../stock/StockCardRow';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { ButtonLink, buttonRow } from '../../ui/Button';
import { pageMargins } from '../../ui/PageWidth';
import { Picture } from '../../ui/picture/Picture';
import { RichText } from '../../ui/RichText';
import { Section } from '../../ui/Section';
import { useNow } from '../../ui/visit/useClock';
import { VehicleRow } from '../vehicles/VehicleList';
import { AskWhatIsComing, SeeStock } from './SeeStock';

interface Props {
  readonly special: BrandSpecialView;
  /** Absent for an offer that is not for stock. */
  readonly stock?: OfferStock | undefined;
  readonly index: LinkView;
  readonly builtAt: number;
}

const opening = css({
  display: 'grid',
  gap: `${space[5]} ${space[8]}`,
  alignItems: 'center',
  paddingBlock: `${space[4]} ${space[6]}`,
  [media.wide]: { gridTemplateColumns: '5fr 7fr' },
});
const trail = css({ gridColumn: '1 / -1' });
const words = css({ display: 'grid', gap: space[4], justifyItems: 'start' });
const lead = css({ fontSize: text.lead });
const story = css({ fontSize: text.lead });
const about = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  paddingBlock: `${space[4]} ${space[7]}`,
  [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', gap: space[8], paddingTop: space[6] },
});
const small = css({ padding: space[5], borderRadius: radius.medium, background: color.paperDeep });
const termsTitle = css({ marginBottom: space[3], fontSize: text.lead });

/** An offer of the maker: what it is, what qualifies, its terms. Outside of its dates it has no call to action. */
export function BrandSpecialDetails({ special, stock, index, builtAt }: Props) {
  const now = useNow(builtAt);
  const isRunning = runsAt(special, now);
  const { stockType } = useStockSettings();
  const subject = { special: { id: special.key, title: special.title } };
  return (
    <>
      <div css={[pageMargins, opening]}>
        <div css={trail}>
          <Breadcrumb above={[HOME, index]} here={special.title} />
        </div>
        <div css={words}>
          {isRunning && <OfferEnd endsAt={special.endsAt} now={now} />}
          <h1>{special.title}</h1>
          <p css={lead}>{special.summary}</p>
          {isRunning && <OfferFigures special={special} stock={stock} />}
          {isRunning ? (
            <div css={buttonRow}>
              {stock?.count === 0 ? (
                <AskWhatIsComing special={special} />
              ) : (
                <EnquiryLink
                  kind="bookATestDrive"
                  about={subject}
                  look="primary"
                  onClick={offerUsed(special.key, 'form')}
                >
                  {formTitle('bookATestDrive', stockType, dealerWords)}
                </EnquiryLink>
              )}
              <SeeStock special={special} stock={stock} />
            </div>
          ) : (
            <SpecialNotRunning special={special} index={index} now={now} />
          )}
        </div>
        <Picture picture={special.picture} ratio="3 / 2" isFirst sizes="(min-width: 60em) 44rem, 100vw" />
      </div>
      {isRunning && stock && stock.cards.length > 0 && (
        <Section
          heading={`The ${stockNoun(stockType, stock.count)} it is for`}
          {...(stock.count > stock.cards.length && {
            more: { label: `See all ${stock.count}`, href: special.eligibleStockHref ?? '' },
          })}
        >
          <StockCardRow cards={stock.cards} />
        </Section>
      )}
      <div css={[pageMargins, about]}>
        <RichText css={story} html={special.html} />
        <section css={small} aria-labelledby="terms">
          <h2 css={termsTitle} id="terms">
            Terms
          </h2>
          <RichText css={quiet} html={special.termsHtml} />
        </section>
      </div>
      {isRunning && special.vehicles.length > 0 && (
        <Section heading={special.vehicles.length === 1 ? 'The model' : 'The models'}>
          <Models vehicles={special.vehicles} />
        </Section>
      )}
      {isRunning && <AskAboutIt special={special} subject={subject} />}
      {isRunning && (
        <PageNotes stock={stock?.cards ?? []} models={special.vehicles.map(({ from }) => from)} />
      )}
    </>
  );
}

function Models({ vehicles }: Pick<BrandSpecialView, 'vehicles'>) {
  const [onlyModel] = vehicles;
  return onlyModel && vehicles.length === 1 ? (
    <VehicleRow vehicle={onlyModel} heading="h3" />
  ) : (
    <VehicleCards vehicles={vehicles} />
  );
}

interface AskAboutItProps {
  readonly special: BrandSpecialView;
  readonly subject: EnquiryAbout;
}

function AskAboutIt({ special, subject }: AskAboutItProps) {
  const { phone } = useStockSettings();
  return (
    <Section
      ground="accent"
      heading="Ask us about it"
      introHtml="<p>We’ll tell you what it would cost you, terms included.</p>"
    >
      <div css={buttonRow}>
        <ButtonLink href={telephoneHref(phone)} look="light" onClick={offerUsed(special.key, 'phone')}>
          Call {phone}
        </ButtonLink>
        <EnquiryLink
          kind="enquireNow"
          about={subject}
          look="outlineLight"
          onClick={offerUsed(special.key, 'form')}
        >
          Write to us
        </EnquiryLink>
      </div>
    </Section>
  );
}

interface SpecialNotRunningProps {
  readonly special: BrandSpecialView;
  readonly index: LinkView;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const frame = css({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  padding: space[5],
  borderRadius: radius.medium,
  background: color.highlightSoft,
});
const specialNotRunningWords = css({ fontWeight: 600 });

/** Replaces the call to action before an offer begins and after it has ended. */
function SpecialNotRunning({ special, index, now }: SpecialNotRunningProps) {
  const isComing = special.startsAt !== undefined && now < Date.parse(special.startsAt);
  return (
    <div css={frame}>
      <p css={specialNotRunningWords}>
        {isComing
          ? `This offer starts on ${special.firstDay}.`
          : `This offer ended on ${special.lastDay}. We keep the page for customers who took it up.`}
      </p>
      <ButtonLink href={index.href}>Current offers</ButtonLink>
    </div>
  );
}
