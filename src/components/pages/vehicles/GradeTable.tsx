import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { gradeEnquiryHref, gradeSubject } from '../../../content/enquiry/enquirySubjects';
import { useStockSettings } from '../../../content/stock/stockSettings';
import type { VehicleContext, VehicleView } from '../../../content/vehicles/vehicle';
import { formTitle } from '../../../domain/enquiry/enquiryKind';
import { EM_DASH } from '../../../domain/formatNumber';
import { type Prices, priceDisplay } from '../../../domain/stock/priceDisplay';
import { slug } from '../../../domain/stock/slug';
import { locale } from '../../../locales/site/locale';
import { dealerWords } from '../../../locales/site/words';
import { media, onScreen, quiet, space, text } from '../../../theme/tokens';
import { EnquiryLink } from '../../enquiry/EnquiryLink';
import { ComparisonRateWarning } from '../../finance/ComparisonRateWarning';
import { RepaymentLine } from '../../finance/RepaymentLine';
import { FromPrice } from '../../price/Price';
import { Link } from '../../ui/links/Link';
import { Picture } from '../../ui/picture/Picture';
import { SideBySide } from '../../ui/sideBySide/SideBySide';
import { SideBySideRow } from '../../ui/sideBySide/SideBySideRow';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

interface Props extends Pick<VehicleContext, 'ofGrades' | 'buildHref'> {
  readonly vehicle: VehicleView;
}

/** The grades of a model side by side: what each costs, how many are here, what each adds, and the facts that differ. */
export function GradeTable({ vehicle, ofGrades, buildHref }: Props) {
  const { name, grades, differences } = vehicle;
  const { finance } = useStockSettings();
  const isFinanced = finance !== undefined && grades.some(({ from }) => from.price !== undefined);
  return (
    <>
      <SideBySide
        label={`Grades of the ${name}`}
        columns={grades.map((grade) => ({ id: grade.name, name: grade.name, price: fromWords(grade.from) }))}
        heads={grades.map((grade) => (
          <th key={grade.name} scope="col" abbr={grade.name} css={head}>
            {grade.picture && (
              <div css={pictured}>
                <Picture
                  picture={{ ...grade.picture, alt: '' }}
                  ratio="16 / 10"
                  sizes="(min-width: 40em) 14rem, 42vw"
                />
              </div>
            )}
            <h3 css={heading}>{grade.name}</h3>
            {grade.summary && <p css={quiet}>{grade.summary}</p>}
          </th>
        ))}
      >
        <tbody>
          {ROWS.map(({ label, Cell, isShown }) => {
            const cells = grades.map((grade) => ({ vehicle, grade, stock: ofGrades[grade.name], buildHref }));
            return (
              (label !== 'Repayment' || isFinanced) &&
              cells.some(isShown) && (
                <SideBySideRow
                  key={label}
                  label={label}
                  cells={cells.map((cell) =>
                    isShown(cell) ? <Cell key={cell.grade.name} {...cell} /> : EM_DASH,
                  )}
                />
              )
            );
          })}
          {differences.map(({ label, values }) => (
            <SideBySideRow
              key={label}
              label={label}
              cells={values.map((value) => value ?? EM_DASH)}
              showsSteps
            />
          ))}
        </tbody>
      </SideBySide>
      {isFinanced && <ComparisonRateWarning of={[{ vehType: 'New' }]} />}
    </>
  );
}

interface GradeCell {
  readonly vehicle: VehicleView;
  readonly grade: VehicleView['grades'][number];
  /** Absent if the feed doesn't tell this grade apart. */
  readonly stock: VehicleContext['inStock'] | undefined;
  readonly buildHref: string | undefined;
}

interface GradeRow {
  readonly label: string;
  readonly Cell: (cell: GradeCell) => ReactNode;
  /** Whether there is anything to say of a grade. A row without any is left out. */
  readonly isShown: (cell: GradeCell) => boolean;
}

/** The rows above the facts, in their order. */
const ROWS: readonly GradeRow[] = [
  { label: 'Price', Cell: ({ grade }) => <FromPrice from={grade.from} />, isShown: () => true },
  {
    label: 'Repayment',
    Cell: ({ grade }) => <RepaymentLine price={grade.from.price ?? 0} vehType="New" />,
    isShown: ({ grade }) => grade.from.price !== undefined,
  },
  { label: 'In stock', Cell: InStock, isShown: ({ stock }) => stock !== undefined },
  {
    label: 'Build and price',
    Cell: ({ grade: { name }, buildHref }) => (
      <Link
        css={way}
        href={`${buildHref}?grade=${slug(name)}`}
        aria-label={`Choose colour and extras: ${name}`}
      >
        Colour and extras
      </Link>
    ),
    isShown: ({ grade, buildHref }) => buildHref !== undefined && grade.from.priceType === 'driveAway',
  },
  { label: 'Try it, or ask', Cell: Forms, isShown: () => true },
  {
    label: 'Equipment',
    Cell: Equipment,
    isShown: ({ grade: { base, adds } }) => base !== undefined || adds.length > 0,
  },
];

function fromWords(from: Prices): string {
  const display = priceDisplay(from, locale.prices, { repayment: false });
  return display.kind === 'priced' ? `From ${display.amount} ${display.qualifier}` : display.text;
}

function InStock({ grade, stock }: GradeCell) {
  if (!stock || stock.count === 0) return 'None today';
  return (
    <Link css={way} href={stock.href} aria-label={`View ${stock.count} in stock: ${grade.name}`}>
      View {stock.count} in stock
    </Link>
  );
}

function Forms({ vehicle, grade: { name } }: GradeCell) {
  const { stockType } = useStockSettings();
  const model = gradeSubject(vehicle, name);
  return (
    <ul css={forms}>
      {(['bookATestDrive', 'enquireNow'] as const).map((kind) => (
        <li key={kind} css={way}>
          <EnquiryLink kind={kind} about={{ model }} href={gradeEnquiryHref(kind, model, name)}>
            {formTitle(kind, stockType, dealerWords)}
            <VisuallyHidden>for the {name}</VisuallyHidden>
          </EnquiryLink>
        </li>
      ))}
    </ul>
  );
}

function Equipment({ grade: { base, adds } }: GradeCell) {
  return (
    <>
      {base && <p>{adds.length > 0 ? `Everything in the ${base}, plus` : `As in the ${base}`}</p>}
      <ul css={list}>
        {adds.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </>
  );
}

const head = css({ fontWeight: 400, [media.print]: { '&& p': { fontSize: 'inherit' } } });
const pictured = css({ ...onScreen, marginBottom: space[2] });
const heading = css({
  fontSize: text.body,
  lineHeight: 1.25,
  marginBottom: space[1],
  [media.print]: { margin: 0, fontSize: 'inherit' },
});
const way = css({ display: 'inline-block', paddingBlock: space[1], fontWeight: 600, whiteSpace: 'nowrap' });
const forms = css({ ...onScreen, display: 'grid', listStyle: 'none' });
const list = css({ display: 'grid', gap: space[1], paddingLeft: '1.1em', 'p + &': { marginTop: space[1] } });
