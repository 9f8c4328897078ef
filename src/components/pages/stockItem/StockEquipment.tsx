import { css } from '@emotion/react';
import { useId, useState } from 'react';
import type { EquipmentGroup } from '../../../domain/stock/stockItem';
import { media, onScreen, space, text } from '../../../theme/tokens';
import { Button } from '../../ui/Button';

const GROUPS_OPEN = 4;

/** The equipment of a vehicle. The built page holds all of it; a screen hides the rest, and paper has all of it as one text. */
export function StockEquipment({ groups }: { readonly groups: readonly EquipmentGroup[] }) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const isCut = groups.some(({ entries }) => entries.length > GROUPS_OPEN);
  return (
    <>
      <div id={id} css={equipmentColumns}>
        {groups.map(({ name, entries }) => (
          <section key={name ?? ''}>
            {name && <h3 css={equipmentHeading}>{name}</h3>}
            <ul css={list}>
              {entries.map((entry, index) => (
                <li key={entry} css={!isWhole && index >= GROUPS_OPEN && onPaper}>
                  {entry}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {isCut && (
        <Button
          look="quiet"
          css={more}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : `Show all ${groups.flatMap(({ entries }) => entries).length}`}
        </Button>
      )}
    </>
  );
}

const equipmentColumns = css({
  display: 'grid',
  gap: `${space[5]} ${space[7]}`,
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.print]: {
    display: 'block',
    fontSize: '8pt',
    lineHeight: 1.3,
    '& > section': { display: 'inline' },
  },
});
const equipmentHeading = css({
  marginBottom: space[2],
  fontSize: text.lead,
  [media.print]: { display: 'inline', marginRight: '0.5em', fontSize: 'inherit' },
});
const list = css({
  display: 'grid',
  gap: space[1],
  paddingLeft: '1.1em',
  [media.print]: {
    display: 'inline',
    padding: 0,
    '& > li': { display: 'inline' },
    '& > li::after': { content: '"; "' },
  },
});
const onPaper = css({ '@media screen': { display: 'none' } });
const more = css({ marginTop: space[4] }, onScreen);
