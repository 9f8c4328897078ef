import { css } from '@emotion/react';
import type { BlockOf } from '../../content/blocks/block';
import type { DepartmentView } from '../../content/dealer/department';
import { telephoneHref } from '../../content/dealer/telephone';
import { dayWords } from '../../domain/dayWords';
import { comingSpecialDays, type SpecialDay } from '../../domain/openingHours';
import { periodsWords } from '../../domain/openingWords';
import { color, space, text } from '../../theme/tokens';
import { OpeningNow } from '../locations/OpeningNow';
import { WeekHours } from '../locations/WeekHours';
import { fullCardGrid } from '../ui/grids';
import { Section } from '../ui/Section';
import { useNow } from '../ui/visit/useNow';

interface Props {
  readonly block: BlockOf<'openingHours'>;
  readonly builtAt: number;
}

const department = css({ paddingTop: space[4], borderTop: `1px solid ${color.line}` });
const now = css({ marginBlock: `${space[1]} ${space[4]}`, fontWeight: 600 });
const phones = css({ marginTop: space[4], padding: 0, listStyle: 'none' });
const phone = css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.5rem' });

/**
 * The hours of each department: now, in an ordinary week, and on special days. A day that is the same in all departments,
 * such as a holiday, is said once.
 */
export function OpeningHoursBlock({ block, builtAt }: Props) {
  const now = new Date(useNow(builtAt));
  const days = block.departments.map(({ hours }) => comingSpecialDays(hours, now).map(specialDayWords));
  const [first = [], ...others] = days;
  const shared =
    others.length === 0 ? [] : first.filter((day) => others.every((other) => other.includes(day)));
  return (
    <Section heading={block.heading} id="opening-hours">
      <ul css={fullCardGrid(block.departments.length)}>
        {block.departments.map((one, place) => (
          <li key={one.id} css={department}>
            <Department
              department={one}
              specialDays={days[place]?.filter((day) => !shared.includes(day)) ?? []}
            />
          </li>
        ))}
      </ul>
      <SpecialDays days={shared} />
    </Section>
  );
}

const specialDayWords = ({ date, name, periods }: SpecialDay): string =>
  `${dayWords(date)}, ${name}: ${periodsWords(periods).toLowerCase()}`;

interface DepartmentProps {
  readonly department: DepartmentView;
  /** Hours that no other department shares. */
  readonly specialDays: readonly string[];
}

const Department = ({ department: one, specialDays }: DepartmentProps) => (
  <>
    <h3>{one.name}</h3>
    <p css={now}>
      <OpeningNow hours={one.hours} />
    </p>
    <WeekHours hours={one.hours} />
    <SpecialDays days={specialDays} />
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
const SpecialDays = ({ days }: { readonly days: readonly string[] }) =>
  days.length > 0 && (
    <ul css={list}>
      {days.map((day) => (
        <li key={day}>{day}</li>
      ))}
    </ul>
  );
