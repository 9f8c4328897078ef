import { css } from '@emotion/react';
import type { EquipmentRow } from '../../../domain/compare/comparedEquipment';
import { EM_DASH } from '../../../domain/formatNumber';
import { media } from '../../../theme/tokens';
import { SideBySideRow } from '../../ui/sideBySide/SideBySideRow';

interface Props {
  readonly rows: readonly EquipmentRow[];
  readonly hasOwn: boolean;
}

/** What some have and others lack, in a row for each heading of the feed. */
export const EquipmentRows = ({ rows, hasOwn }: Props) =>
  rows.map(({ name, values }) => (
    <SideBySideRow
      key={name ?? ''}
      label={name === undefined ? 'Equipment not on all' : `${name}: not on all`}
      cells={[
        ...values.map((entries) =>
          entries === undefined ? (
            'Not listed'
          ) : entries.length === 0 ? (
            'None of these'
          ) : (
            <ul key={entries.join()} css={list}>
              {entries.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          ),
        ),
        ...(hasOwn ? [EM_DASH] : []),
      ]}
    />
  ));

const list = css({
  display: 'grid',
  gap: 2,
  paddingLeft: '1em',
  // Paper has no room for a line each.
  [media.print]: {
    display: 'block',
    padding: 0,
    '& > li': { display: 'inline' },
    '& > li:not(:last-of-type)::after': { content: '", "' },
  },
});
