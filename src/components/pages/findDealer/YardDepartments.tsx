import { css } from '@emotion/react';
import type { YardDepartmentView } from '../../../content/dealer/yardDepartment';
import { telephoneHref } from '../../../content/telephoneHref';
import { color, space, text } from '../../../theme/tokens';
import { OpeningNow, WeekHours } from '../../locations/OpeningHours';
import { SpecialDays, specialDaysOf } from '../../locations/SpecialDays';
import { Disclosure } from '../../ui/Disclosure';
import { cardGrid } from '../../ui/grids';
import { useNow } from '../../ui/visit/useClock';

interface Props {
  readonly departments: readonly YardDepartmentView[];
  /** Milliseconds since 1970. */
  readonly builtAt: number;
}

/** The departments at a yard, each with its number and its hours there. They open on demand, so that a phone shows one yard at a time. */
export function YardDepartments({ departments, builtAt }: Props) {
  const now = new Date(useNow(builtAt));
  if (departments.length === 0) return null;
  const days = specialDaysOf(
    departments.map(({ hours }) => hours),
    now,
  );
  return (
    <Disclosure css={frame} line={line} summary="Departments, their hours and numbers">
      <ul css={list} aria-label="Departments">
        {departments.map(({ id, name, phone, hours }, place) => (
          <li key={id}>
            <h3 css={heading}>{name}</h3>
            <p css={state}>
              <OpeningNow hours={hours} />
            </p>
            <WeekHours hours={hours} />
            <SpecialDays days={days.own[place] ?? []} />
            <a css={number} href={telephoneHref(phone)}>
              {phone}
            </a>
          </li>
        ))}
      </ul>
      <SpecialDays days={days.shared} />
    </Disclosure>
  );
}

const frame = css({ marginTop: space[4], borderTop: `1px solid ${color.line}`, fontSize: text.small });
const line = css({ minHeight: '3rem', cursor: 'pointer' });
const list = css(cardGrid('14rem', space[5]), { marginTop: space[3] });
const heading = css({ fontSize: text.body });
const state = css({ fontWeight: 600 });
const number = css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.5rem' });
