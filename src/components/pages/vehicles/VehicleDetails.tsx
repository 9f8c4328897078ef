import { css, Global } from '@emotion/react';
import { HOME } from '../../../content/addresses';
import type { LinkView } from '../../../content/link';
import { useStockSettings } from '../../../content/stock/stockSettings';
import type { VehicleContext, VehicleView } from '../../../content/vehicles/vehicle';
import { formTitle } from '../../../domain/enquiry/enquiryKind';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { dealerWords } from '../../../locales/site/words';
import { media, onScreen, radius, space, text } from '../../../theme/tokens';
import { EnquiryLink } from '../../enquiry/EnquiryLink';
import { PageNotes } from '../../price/PageNotes';
import { FromPrice } from '../../price/Price';
import { Specifications } from '../../stock/Specifications';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { ButtonLink, type ButtonLook, buttonRow } from '../../ui/Button';
import { pageMargins } from '../../ui/PageWidth';
import { Picture } from '../../ui/picture/Picture';
import { PictureRow } from '../../ui/picture/PictureRow';
import { RichText } from '../../ui/RichText';
import { Section } from '../../ui/Section';
import { GradeTable } from './GradeTable';
import { LeadGrade } from './LeadGrade';

interface Props extends Omit<VehicleContext, 'id'> {
  readonly vehicle: VehicleView;
  readonly range: LinkView;
}

/** On paper, four grades fit beside each other in these letters. */
const sheet = css({ html: { [media.print]: { fontSize: '9.75pt' } } });
const opening = css({ display: 'grid', gap: space[5], paddingBlock: `${space[4]} ${space[6]}` });
const names = css({
  display: 'grid',
  gap: `${space[4]} ${space[8]}`,
  alignItems: 'end',
  [media.wide]: { gridTemplateColumns: '1fr auto' },
});
const name = css({ fontSize: text.hero, lineHeight: 1 });
const tagline = css({ marginTop: space[3], fontSize: text.title, lineHeight: 1.35, textWrap: 'balance' });
const offer = css({
  display: 'grid',
  gap: space[4],
  [media.medium]: { justifyItems: 'start' },
});
/** Rows of one or two on a phone, in the site's own letters and in those before they arrive. */
const ways = css({
  '& > a': { flex: '1 1 40%', paddingInline: space[2] },
  '& > a:first-of-type': { flexBasis: '100%' },
  [media.medium]: { '& > a, & > a:first-of-type': { flex: '0 1 auto', paddingInline: space[5] } },
  ...onScreen,
});
const hero = css({
  maxHeight: '40rem',
  [media.vast]: { maxHeight: '46rem' },
  borderRadius: 0,
  [media.medium]: { borderRadius: radius.medium },
  [media.print]: { maxHeight: '6cm' },
});
/** On a phone the picture spans the screen. */
const heroFrame = css(pageMargins, { [media.phone]: { paddingInline: 0 } });
const about = css({
  display: 'grid',
  gap: `${space[5]} ${space[8]}`,
  [media.wide]: { gridTemplateColumns: '5fr 7fr' },
});
const summary = css({ [media.wide]: { maxWidth: '24ch' } });

function TestDriveLink({ vehicle, look }: { readonly vehicle: VehicleView; readonly look: ButtonLook }) {
  const { stockType } = useStockSettings();
  return (
    <EnquiryLink kind="bookATestDrive" about={{ model: { id: vehicle.id, title: vehicle.name } }} look={look}>
      {formTitle('bookATestDrive', stockType, dealerWords)}
    </EnquiryLink>
  );
}

/** A model of the range: what it is, what it costs, what is in it, and how to try one. */
export const VehicleDetails = ({ vehicle, range, inStock, ofGrades, stockType, buildHref }: Props) => (
  <>
    <Global styles={sheet} />
    <Opening vehicle={vehicle} range={range} inStock={inStock} buildHref={buildHref} />
    <div css={heroFrame}>
      <Picture
        css={hero}
        picture={vehicle.hero}
        ratio="16 / 8"
        isFirst
        sizes="(min-width: 90rem) 90rem, 100vw"
      />
    </div>
    <Section>
      <div css={about}>
        <h2 css={summary}>{vehicle.summary}</h2>
        <RichText html={vehicle.html} />
      </div>
    </Section>
    <Section heading="Grades" ground="deep">
      <GradeTable vehicle={vehicle} ofGrades={ofGrades} buildHref={buildHref} />
    </Section>
    {vehicle.gallery.length > 0 && (
      <div css={onScreen}>
        <Section heading="Have a look around">
          <PictureRow pictures={vehicle.gallery} label={`Pictures of the ${vehicle.name}`} />
        </Section>
      </div>
    )}
    {vehicle.shared.length > 0 && (
      <Section
        heading="Specifications"
        introHtml={
          vehicle.grade
            ? '<p>The same in every grade. Where grades differ, they are compared above.</p>'
            : undefined
        }
        more={vehicle.brochureUrl ? { label: 'Brochure (PDF)', href: vehicle.brochureUrl } : undefined}
      >
        <Specifications groups={vehicle.shared} />
      </Section>
    )}
    <Invitation vehicle={vehicle} inStock={inStock} stockType={stockType} />
    <PageNotes isWarned stock={vehicle.grades.map(({ from }) => from)} />
  </>
);

const Invitation = ({ vehicle, inStock, stockType }: Pick<Props, 'vehicle' | 'inStock' | 'stockType'>) => (
  <div css={onScreen}>
    <Section
      ground="accent"
      heading={`Come and see the ${vehicle.name}`}
      introHtml={
        inStock.count > 0
          ? `<p>${inStock.count} ${stockNoun(stockType, inStock.count)} of this model, new and demo, are at the dealership now.</p>`
          : '<p>None in stock today. Ask us when the next one arrives.</p>'
      }
    >
      <div css={buttonRow}>
        <TestDriveLink vehicle={vehicle} look="light" />
        {inStock.count > 0 && (
          <ButtonLink href={inStock.href} look="outlineLight">
            View {inStock.count} in stock
          </ButtonLink>
        )}
      </div>
    </Section>
  </div>
);

const Opening = ({ vehicle, range, inStock, buildHref }: Omit<Props, 'stockType' | 'ofGrades'>) => (
  <div css={[pageMargins, opening]}>
    <Breadcrumb above={[HOME, range]} here={vehicle.name} />
    <div css={names}>
      <div>
        <h1 css={name}>{vehicle.name}</h1>
        {vehicle.tagline && <p css={tagline}>{vehicle.tagline}</p>}
      </div>
      <div css={offer}>
        <div>
          <p>
            <FromPrice from={vehicle.from} size="panel" />
          </p>
          <LeadGrade grade={vehicle.grade} keyFacts={vehicle.keyFacts} />
        </div>
        <div css={[buttonRow, ways]}>
          <TestDriveLink vehicle={vehicle} look="primary" />
          {buildHref && <ButtonLink href={buildHref}>Build and price</ButtonLink>}
          {inStock.count > 0 && <ButtonLink href={inStock.href}>View {inStock.count} in stock</ButtonLink>}
        </div>
      </div>
    </div>
  </div>
);
