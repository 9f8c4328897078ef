import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../../domain/formatNumber';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { color, media, radius, space } from '../../../theme/tokens';
import { Button } from '../../ui/Button';
import { LineDrawing } from '../../ui/Icon';
import { SideSheet, sheetInset } from '../../ui/layers/SideSheet';
import { whenIdle } from '../../ui/lazy/whenIdle';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { useStored } from '../../ui/visit/useStored';
import { countChosen } from '../chips';
import { budgetEditing } from '../filters/budgetEditing';
import { useSearchConfig } from '../SearchConfig';
import { useSearch } from '../SearchProvider';
import { ResetFilters } from './FilterRail';
import { useFilterPanel } from './useFilterPanel';
import { useIsWide } from './useIsWide';

/** The filters on a phone: a sheet with the live count at its foot. It is rendered while the browser is idle, so it opens fast. */
export function FilterSheet() {
  const [isOpen, setIsOpen] = useState(false);
  const isEditing = useStored(budgetEditing);
  const isWide = useIsWide();
  useEffect(() => {
    if (isEditing && !isWide) setIsOpen(true);
  }, [isEditing, isWide]);
  const isNeeded = (useWasIdle() && !isWide) || isOpen;
  const panel = useFilterPanel(isNeeded);
  const { filterGroups } = useSearchConfig().settings;
  const chosen = useSearch(({ onScreen: { keywords: _ownBox, ...filters } }) =>
    countChosen(filterGroups, filters),
  );
  const close = () => {
    setIsOpen(false);
    budgetEditing.set(false);
  };
  return (
    <>
      <Button
        look="primary"
        css={opener}
        data-filters=""
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <LineDrawing path={SLIDERS} />
        <span>Filters{chosen > 0 && ` · ${chosen}`}</span>
      </Button>
      {isNeeded && (
        <SideSheet
          isOpen={isOpen}
          title="Filters"
          closeName="Close filters"
          css={sheet}
          foot={<SheetFoot onShow={close} />}
          onClose={close}
        >
          {panel ?? <p css={wait}>Loading the filters …</p>}
        </SideSheet>
      )}
    </>
  );
}

function SheetFoot({ onShow }: { readonly onShow: () => void }) {
  const resultCount = useSearch(({ results }) => results.nbHits);
  const error = useSearch((search) => search.error);
  const noun = stockNoun(useSearchConfig().vocabulary.stockType, resultCount);
  const count = formatNumber(resultCount);
  return (
    <div css={foot}>
      <ResetFilters />
      <Button look="primary" css={show} onClick={onShow}>
        {error
          ? 'Back to the list'
          : resultCount > 0
            ? `Show ${count} ${noun}`
            : `No ${noun}: see what comes close`}
      </Button>
      <p css={visuallyHidden} role="status">
        {error ? 'Filters don’t work right now' : `${count} ${noun} match`}
      </p>
    </div>
  );
}

/** Whether the page has been idle once. */
function useWasIdle(): boolean {
  const [wasIdle, setWasIdle] = useState(false);
  useEffect(() => whenIdle(() => setWasIdle(true)), []);
  return wasIdle;
}

const SLIDERS =
  'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';

const opener = css({
  borderRadius: radius.pill,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& svg': { width: '1.25em', height: '1.25em' },
  [media.wide]: { display: 'none' },
  [media.print]: { display: 'none' },
});
const sheet = css({ maxWidth: '30rem' });
const wait = css({ paddingBlock: space[5] });
const foot = css({
  display: 'flex',
  [media.narrow]: { flexWrap: 'wrap' },
  alignItems: 'center',
  gap: space[4],
  padding: `${space[3]} ${sheetInset} max(${space[3]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  '& > button:first-of-type': { flex: 'none' },
});
const show = css({ flex: 1, paddingInline: space[3], fontVariantNumeric: 'tabular-nums' });
