import { css } from '@emotion/react';
import { media, space } from '../../theme/tokens';
import { Button } from '../ui/Button';
import { pageMargins } from '../ui/PageWidth';
import { CardSkeleton } from './CardSkeleton';

interface Props {
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** A vehicle that came after the build is on its way, or could not be read: then there is another try. */
export function StockItemLoading({ isFailed, retry }: Props) {
  return (
    <div css={[pageMargins, page]} aria-busy={!isFailed}>
      {isFailed ? (
        <div role="alert" css={failure}>
          <h1>This car could not be loaded</h1>
          <p>The connection failed. Your place is kept.</p>
          <Button look="primary" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : (
        <>
          <h1 css={heading}>Loading this car …</h1>
          <div css={half}>
            <CardSkeleton />
          </div>
        </>
      )}
    </div>
  );
}

const page = css({ paddingBlock: `${space[6]} ${space[9]}` });
const failure = css({ display: 'grid', gap: space[5], justifyItems: 'start' });
const heading = css({ marginBottom: space[5] });
const half = css({ [media.wide]: { width: '60%' } });
