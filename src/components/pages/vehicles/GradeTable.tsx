import { css } from '@emotion/react';
import { useStockSettings } from '../../../content/stock/stockSettings';
import type { VehicleContext, VehicleView } from '../../../content/vehicles/vehicle';
import { EM_DASH } from '../../../domain/formatNumber';
import { type Prices, priceDisplay } from '../../../domain/stock/priceDisplay';
import { locale } from '../../../locales/site/locale';
import { media, quiet, space, text } from '../../../theme/tokens';
import { ComparisonRateWarning } from '../../finance/ComparisonRateWarning';
import { RepaymentLine } from '../../finance/RepaymentLine';
import { FromPrice } from '../../price/Price';
import { Link } from '../../ui/links/Link';
import { SideBySide } from '../../ui/sideBySide/SideBySide';
import { SideBySideRow } from '../../ui/sideBySide/SideBySideRow';

interface Props extends Pick<VehicleContext, 'ofGrades'> {
  readonly vehicle: VehicleView;
}

/** The grades of a model side by side: what each costs, how many are here, what each adds, and the facts that differ. */
export function GradeTable({ vehicle: { name, grades, differences }, ofGrades }: Props) {
  const { finance } = useStockSettings();
  const isFinanced = finance !== undefined && grades.some(({ from }) => from.price !== undefined);
  return (
    <>
      <SideBySide
        label={`Grades of the ${name}`}
        columns={grades.map((grade) => ({ id: grade.name, name: grade.name, price: fromWords(grade.from) }))}
        heads={grades.map((grade) => (
          <th key={grade.name} scope="col" abbr={grade.name} css={head}>
            <h3 css={heading}>{grade.name}</h3>
            {grade.summary && <p css={quiet}>{grade.summary}</p>}
          </th>
        ))}
      >
        <tbody>
          <SideBySideRow
            label="Price"
            cells={grades.map((grade) => <FromPrice key={grade.name} from={grade.from} />)}
          />
          {isFinanced && (
            <SideBySideRow
              label="Repayment"
              cells={grades.map(({ name: grade, from: { price } }) =>
                price === undefined ? EM_DASH : <RepaymentLine key={grade} price={price} vehType="New" />,
              )}
            />
          )}
          {Object.keys(ofGrades).length > 0 && (
            <SideBySideRow
              label="In stock"
              cells={grades.map((grade) => (
                <InStock key={grade.name} grade={grade.name} stock={ofGrades[grade.name]} />
              ))}
            />
          )}
          {grades.some(({ adds }) => adds.length > 0) && (
            <SideBySideRow
              label="Equipment"
              cells={grades.map((grade) => <Equipment key={grade.name} {...grade} />)}
            />
          )}
          {differences.map(({ label, values }) => (
            <SideBySideRow key={label} label={label} cells={values.map((value) => value ?? EM_DASH)} />
          ))}
        </tbody>
      </SideBySide>
      {isFinanced && <ComparisonRateWarning of={[{ vehType: 'New' }]} />}
    </>
  );
}

function fromWords(from: Prices): string {
  const display = priceDisplay(from, locale.prices, { repayment: false });
  return display.kind === 'priced' ? `From ${display.amount} ${display.qualifier}` : display.text;
}

interface InStockProps {
  readonly grade: string;
  /** Absent if the feed doesn't tell this grade apart. */
  readonly stock: VehicleContext['inStock'] | undefined;
}

function InStock({ grade, stock }: InStockProps) {
  if (stock === undefined) return EM_DASH;
  if (stock.count === 0) return 'None today';
  return (
    <Link css={way} href={stock.href} aria-label={`View ${stock.count} in stock: ${grade}`}>
      View {stock.count} in stock
    </Link>
  );
}

const Equipment = ({ base, adds }: Pick<VehicleView['grades'][number], 'base' | 'adds'>) => (
  <>
    {base && <p>{adds.length > 0 ? `Everything in the ${base}, plus` : `As in the ${base}`}</p>}
    <ul css={list}>
      {adds.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  </>
);

const head = css({ fontWeight: 400, [media.print]: { '&& p': { fontSize: 'inherit' } } });
const heading = css({
  fontSize: text.body,
  lineHeight: 1.25,
  marginBottom: space[1],
  [media.print]: { margin: 0, fontSize: 'inherit' },
});
const way = css({ display: 'inline-block', paddingBlock: space[1], fontWeight: 600 });
const list = css({ display: 'grid', gap: space[1], paddingLeft: '1.1em', 'p + &': { marginTop: space[1] } });
