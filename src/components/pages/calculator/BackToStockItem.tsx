import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { stockItemPath } from '../../../domain/stock/stockItemPath';
import { stockTitle } from '../../../domain/stock/stockTitle';
import { fetchStockItem } from '../../../search/engines/embedded/fetchStockItem';
import { media } from '../../../theme/tokens';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/links/Link';

/** A link back to the stock item whose repayment is calculated. Shows nothing if the item is gone or cannot be loaded. */
export function BackToStockItem({ id }: { readonly id: string }) {
  const [found, setFound] = useState<{ readonly title: string; readonly path: string }>();
  useEffect(() => {
    let isLeft = false;
    fetchStockItem(id).then(
      (item) => {
        if (isLeft || !item) return;
        const { title } = stockTitle(item);
        setFound({ title, path: stockItemPath(item.id, title) });
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [id]);
  return (
    <p css={line}>
      {found && (
        <Link href={found.path}>
          <Icon name="back" /> Back to the {found.title}
        </Link>
      )}
    </p>
  );
}

/** Has its final height before the name is known, so that nothing moves. */
const line = css({
  minHeight: '2.75rem',
  margin: 0,
  '& a': { display: 'inline-flex', alignItems: 'center', gap: '0.25em', minHeight: '2.75rem' },
  [media.print]: { display: 'none' },
});
