import { css } from '@emotion/react';
import { media, pageWidth, space } from '../../theme/tokens';
import { Button } from '../ui/Button';
import { CardSkeleton } from './CardSkeleton';

interface Props {
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** A vehicle that came after the build is on its way, or could not be read: then there is another try. */
export function StockItemLoading({ isFailed, retry }: Props) {
  return (
    <div css={page} aria-busy={!isFailed}>
      {isFailed ? (
        <div role="alert">
          <h1>This car could not be loaded</h1>
          <p>The connection failed. Your place is kept.</p>
          <Button look="primary" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : (
        <>
          <h1>Loading this car …</h1>
          <div css={half}>
            <CardSkeleton />
          </div>
        </>
      )}
    </div>
  );
}

const page = css({ maxWidth: pageWidth, margin: '0 auto', padding: `${space[5]} ${space[4]} ${space[9]}` });
const half = css({ [media.wide]: { width: '60%' } });
