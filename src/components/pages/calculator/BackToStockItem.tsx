import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { stockItemPath } from '../../../domain/stock/stockItemPath';
import { stockTitle } from '../../../domain/stock/stockTitle';
import { media } from '../../../theme/tokens';
import { stockItemQuery } from '../../stock/useStockItem';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/links/Link';
import { queryClient } from '../../ui/queryClient';

/** A link back to the stock item whose repayment is calculated. Shows nothing if the item is gone or cannot be loaded. */
export function BackToStockItem({ id }: { readonly id: string }) {
  const { data: item } = useQuery(stockItemQuery(id), queryClient);
  const title = item ? stockTitle(item).title : undefined;
  return (
    <p css={line}>
      {title !== undefined && (
        <Link href={stockItemPath(id, title)}>
          <Icon name="back" /> Back to the {title}
        </Link>
      )}
    </p>
  );
}

/** Has its final height before the name is known, so that nothing moves. */
const line = css({
  minHeight: '2.75rem',
  '& a': { display: 'inline-flex', alignItems: 'center', gap: '0.25em', minHeight: '2.75rem' },
  [media.print]: { display: 'none' },
});
