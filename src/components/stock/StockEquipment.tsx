import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { type EquipmentGroup, equipmentCount } from '../../domain/stock/equipment';
import { media, space, text } from '../../theme/tokens';
import { Button } from '../ui/Button';

/** Entries of a group that are seen before a shopper asks for more. */
const SHOWN = 4;

/** What a vehicle is fitted with. The built page holds all of it: what is hidden is hidden by the browser. */
export function StockEquipment({ groups }: { readonly groups: readonly EquipmentGroup[] }) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const isCut = groups.some(({ entries }) => entries.length > SHOWN);
  return (
    <>
      <div id={id} css={columns}>
        {groups.map(({ name, entries }) => (
          <section key={name ?? ''} css={block}>
            {name && <h3 css={heading}>{name}</h3>}
            <ul css={list}>
              {entries.map((entry, index) => (
                <li key={entry} hidden={!isWhole && index >= SHOWN}>
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
          {isWhole ? 'Show less' : `Show all ${equipmentCount(groups)}`}
        </Button>
      )}
    </>
  );
}

const columns = css({
  display: 'grid',
  gap: `${space[5]} ${space[7]}`,
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // One line for each group: the sheet has little room.
  [media.print]: { gridTemplateColumns: '1fr', gap: 0, fontSize: '8.5pt', lineHeight: 1.3 },
});
const block = css({ [media.print]: { display: 'flex', gap: space[2] } });
const heading = css({
  margin: `0 0 ${space[2]}`,
  fontSize: text.lead,
  [media.print]: { margin: 0, fontSize: 'inherit' },
});
const list = css({
  display: 'grid',
  gap: space[1],
  margin: 0,
  paddingLeft: '1.1em',
  '& > [hidden]': { display: 'none' },
  [media.print]: {
    display: 'block',
    padding: 0,
    '& > li': { display: 'inline' },
    '& > [hidden]': { display: 'inline' },
    '& > li + li::before': { content: '" · "' },
  },
});
const more = css({ marginTop: space[4], [media.print]: { display: 'none' } });
