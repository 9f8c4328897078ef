import { css } from '@emotion/react';
import type { BlockOf } from '../../../content/blocks/block';
import type { DepartmentView } from '../../../content/dealer/department';
import { telephoneHref } from '../../../content/dealer/telephone';
import { dayWords } from '../../../domain/dayWords';
import { comingSpecialDays, type OpeningHours } from '../../../domain/openingHours';
import { periodsWords } from '../../../domain/openingWords';
import { color, space, text } from '../../../theme/tokens';
import { OpeningNow } from '../../layout/OpeningNow';
import { WeekHours } from '../../layout/WeekHours';
import { Section } from '../../ui/Section';
import { useNow } from '../../ui/visit/useNow';

interface Props {
  readonly block: BlockOf<'openingHours'>;
  readonly builtAt: number;
}

const departments = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${space[6]} ${space[5]}`,
  padding: 0,
  listStyle: 'none',
});
const department = css({ paddingTop: space[4], borderTop: `1px solid ${color.line}` });
const now = css({ marginBlock: `${space[1]} ${space[4]}`, fontWeight: 600 });
const phones = css({ marginTop: space[4], padding: 0, listStyle: 'none' });
const phone = css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.5rem' });

/** The hours of each department: now, in an ordinary week, and on special days. */
export const OpeningHoursBlock = ({ block, builtAt }: Props) => (
  <Section heading={block.heading} id="opening-hours">
    <ul css={departments}>
      {block.departments.map((one) => (
        <li key={one.id} css={department}>
          <Department department={one} builtAt={builtAt} />
        </li>
      ))}
    </ul>
  </Section>
);

const Department = ({
  department: one,
  builtAt,
}: {
  readonly department: DepartmentView;
  readonly builtAt: number;
}) => (
  <>
    <h3>{one.name}</h3>
    <p css={now}>
      <OpeningNow hours={one.hours} builtAt={builtAt} />
    </p>
    <WeekHours hours={one.hours} />
    <ComingSpecialDays hours={one.hours} builtAt={builtAt} />
    <ul css={phones}>
      {one.phones.map(({ label, number }) => (
        <li key={number}>
          {label && `${label} `}
          <a css={phone} href={telephoneHref(number)}>
            {number}
          </a>
        </li>
      ))}
    </ul>
  </>
);

interface ComingSpecialDaysProps {
  readonly hours: OpeningHours;
  readonly builtAt: number;
}

const list = css({
  display: 'grid',
  gap: space[1],
  marginTop: space[4],
  padding: 0,
  listStyle: 'none',
  color: color.inkQuiet,
  fontSize: text.small,
});

/** The next days with special hours. */
function ComingSpecialDays({ hours, builtAt }: ComingSpecialDaysProps) {
  const days = comingSpecialDays(hours, new Date(useNow(builtAt)));
  if (days.length === 0) return null;
  return (
    <ul css={list}>
      {days.map(({ date, name, periods }) => (
        <li key={date}>
          {dayWords(date)}, {name}: {periodsWords(periods).toLowerCase()}
        </li>
      ))}
    </ul>
  );
}
