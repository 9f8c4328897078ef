import { css } from '@emotion/react';
import { telephoneHref } from '../../../content/dealer/telephone';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { media, space } from '../../../theme/tokens';
import { CardSkeleton } from '../../stock/CardSkeleton';
import { Button, ButtonLink } from '../../ui/Button';
import { pageMargins } from '../../ui/PageWidth';
import { useDocumentTitle } from '../../ui/page/useDocumentTitle';

interface Props {
  /** The dealer's noun for one item: `car`. */
  readonly noun: string;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The page of an unbuilt item while it loads. If it fails, the page offers another try. */
export function StockItemLoading({ noun, isFailed, retry }: Props) {
  const { phone } = useStockSettings();
  const title = isFailed ? `This ${noun} could not be loaded` : `Loading this ${noun} …`;
  useDocumentTitle(title);
  return (
    <div css={[pageMargins, page]} aria-busy={!isFailed}>
      {isFailed ? (
        <div role="alert" css={failure}>
          <h1>{title}</h1>
          <p>Its details didn’t load. Trying again usually helps, or call us and we’ll look it up for you.</p>
          <div css={ways}>
            <Button look="primary" onClick={retry}>
              Try again
            </Button>
            <ButtonLink href={telephoneHref(phone)}>Call {phone}</ButtonLink>
          </div>
        </div>
      ) : (
        <>
          <h1 css={heading}>{title}</h1>
          <div css={half}>
            <CardSkeleton />
          </div>
        </>
      )}
    </div>
  );
}

/** The footer stays outside of the window. */
const page = css({ minHeight: '100vh', paddingBlock: `${space[6]} ${space[9]}` });
const failure = css({ display: 'grid', gap: space[5], justifyItems: 'start' });
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
const heading = css({ marginBottom: space[5] });
const half = css({ [media.wide]: { width: '60%' } });
