import { css, Global } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';
import { enquiryHref } from '../../../content/enquiry/enquiryAddresses';
import type { LinkView } from '../../../content/link';
import type { VehicleConfigurationView } from '../../../content/vehicles/vehicleConfiguration';
import { chosenOptions, configurationPrice, extraPrice } from '../../../domain/configuration/configuration';
import { type ConfigurationStep, stepsOf } from '../../../domain/configuration/configurationAddress';
import { formatPrice } from '../../../domain/formatNumber';
import { centsToDollars, type Dollars } from '../../../domain/money';
import { locale } from '../../../locales/site/locale';
import { layer, media, panel, quiet, space, text } from '../../../theme/tokens';
import { ComparisonRateWarning } from '../../finance/ComparisonRateWarning';
import { RepaymentLine } from '../../finance/RepaymentLine';
import { NoteMark } from '../../price/NoteMark';
import { PageNotes } from '../../price/PageNotes';
import { Price } from '../../price/Price';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { pageMargins } from '../../ui/PageWidth';
import { PageTitle } from '../../ui/page/PageTitle';
import { Picture } from '../../ui/picture/Picture';
import { ConfigurationFoot } from './ConfigurationFoot';
import { AccessoriesStep, ColourStep, GradeStep, notice, type StepProps } from './OptionSteps';
import { STEP_WORDS, StepNav } from './StepNav';
import { SummaryStep } from './SummaryStep';
import { useConfiguration } from './useConfiguration';

interface Props {
  readonly vehicle: VehicleConfigurationView;
  readonly above: readonly LinkView[];
  readonly search: string;
}

const STEPS: Readonly<Record<ConfigurationStep, (props: StepProps) => React.ReactNode>> = {
  grade: GradeStep,
  colour: ColourStep,
  accessories: AccessoriesStep,
  summary: SummaryStep,
};

/** Build and price for one model of the range, in steps. The price and the repayment are always visible. */
export function ConfigurationPage({ vehicle, above, search }: Props) {
  const { name, href, hero, options } = vehicle;
  const state = useConfiguration(vehicle, search);
  const { configuration, step, moves } = state;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);

  const { grade, colour } = chosenOptions(options, configuration);
  const price = centsToDollars(configurationPrice(options, configuration));
  const Step = STEPS[step];
  return (
    <>
      <PageTitle title={`Build and price the ${name}`}>
        <Breadcrumb above={[...above, { label: name, href }]} here="Build and price" />
      </PageTitle>
      <div css={[pageMargins, plain]}>
        <PlainConfiguration vehicle={vehicle} />
      </div>
      {step === 'colour' && <Global styles={roomForCar} />}
      <div css={[pageMargins, layout]}>
        <div css={side}>
          <Picture
            css={[picture, step === 'colour' && inSight]}
            picture={colour?.picture ?? hero}
            ratio="4 / 3"
            isFirst
            sizes="(min-width: 60em) 26rem, 100vw"
          />
          <div css={figures}>
            <ConfigurationFigures price={price} of={`${grade?.name ?? name} in ${colour?.name}`} />
          </div>
        </div>
        <div css={main}>
          <StepNav steps={stepsOf(options)} state={state} />
          <h2 css={title} id={headingId} ref={heading} tabIndex={-1}>
            {STEP_WORDS[step].heading}
          </h2>
          <p css={notice} role="status">
            {state.isOutdated &&
              'Some of what’s in this link is no longer available. Here’s the closest we have; please check it.'}
          </p>
          <Step vehicle={vehicle} state={state} headingId={headingId} />
          <ConfigurationFoot vehicle={vehicle} state={state} price={price} />
        </div>
      </div>
      <PageNotes isWarned stock={[{ priceType: 'driveAway', price }]} />
    </>
  );
}

const plain = css({
  '& ul': { paddingLeft: '1.25rem' },
  '& h2': { margin: `${space[5]} 0 ${space[3]}`, fontSize: text.title },
});
/** On a phone: the picture, the step, then the figures. In a wide window the picture and the figures stay visible. */
const layout = css({
  // Not a grid: in a grid, a part that stays in view stays only as long as its own row.
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  paddingBlock: `${space[5]} ${space[7]}`,
  [media.wide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: space[8],
  },
  // The controls need JavaScript. The list above has everything without it.
  [media.scriptless]: { display: 'none' },
});
const side = css({
  display: 'contents',
  [media.wide]: {
    display: 'grid',
    gap: space[4],
    alignSelf: 'start',
    gridColumn: 2,
    gridRow: 1,
    position: 'sticky',
    top: space[5],
  },
});
/** In a low window the picture leaves room for the price. */
const picture = css({ [media.wide]: { maxHeight: '38vh' } });
/** A phone held sideways has no room for a picture that stays in view. */
const SIDEWAYS = `${media.low}, (max-height: 30rem)`;
/** On a phone the car stays in view while its colour is chosen. */
const inSight = css({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  maxHeight: '30vh',
  [SIDEWAYS]: { position: 'static' },
  [media.wide]: { position: 'static', maxHeight: '38vh' },
});
/** Scrolls a focused colour clear of the car. */
const roomForCar = css({
  html: {
    scrollPaddingTop: '34vh',
    [SIDEWAYS]: { scrollPaddingTop: space[6] },
    [media.wide]: { scrollPaddingTop: space[6] },
  },
});
const figures = css({ order: 2, [media.wide]: { order: 0 } });
const main = css({ order: 1, minWidth: 0, [media.wide]: { gridColumn: 1, gridRow: 1 } });
const title = css({ margin: `${space[5]} 0 ${space[4]}`, fontSize: text.section, scrollMarginTop: space[5] });

/** The price of the configuration and its repayment, with the required rates and warning. */
export const ConfigurationFigures = ({ price, of }: { readonly price: Dollars; readonly of: string }) => (
  <aside css={priceBox} aria-label="Price">
    <p css={quiet}>{of}</p>
    <p>
      <Price
        amount={formatPrice(price)}
        qualifier={`${locale.prices.driveAway.label}, estimate`}
        mark={<NoteMark note={locale.prices.driveAway.note} />}
        size="panel"
      />
    </p>
    <RepaymentLine price={price} vehType="New" />
    <ComparisonRateWarning of={[{ vehType: 'New' }]} />
  </aside>
);

const priceBox = css(panel, { [media.print]: { padding: space[2] } });

/** For browsers without JavaScript: every option with its price, and a link to ask for it. */
function PlainConfiguration({
  vehicle: { id, name, options },
}: {
  readonly vehicle: VehicleConfigurationView;
}) {
  const { grades, colours, accessories } = options;
  const list = (heading: string, rows: readonly (readonly [string, string])[]) =>
    rows.length > 0 && (
      <>
        <h2>{heading}</h2>
        <ul>
          {rows.map(([what, price]) => (
            <li key={what}>
              {what}: {price}
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <noscript>
      {list(
        `Grades, ${locale.prices.driveAway.label.toLowerCase()}`,
        grades.map((grade) => [grade.name, formatPrice(centsToDollars(grade.cents))]),
      )}
      {list(
        'Colours',
        colours.map((colour) => [colour.name, extraPrice(colour.cents)]),
      )}
      {list(
        'Accessories, fitted',
        accessories.map((accessory) => [accessory.name, extraPrice(accessory.cents)]),
      )}
      <p>
        <a href={enquiryHref('enquireNow', { model: { id, title: name } })}>
          Tell us which {name} you would like
        </a>
      </p>
    </noscript>
  );
}
