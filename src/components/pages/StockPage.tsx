import type { PageData } from '../../content/page';
import type { PageStock } from '../../content/stock/pageStock';
import { Blocks } from '../blocks/Blocks';
import { contentPage } from './contentPage';

interface Props {
  readonly data: PageData;
  readonly path: string;
  readonly stock: Partial<PageStock>;
}

/** What content says of all stock, below the listing. */
export function StockPage({ data, path, stock }: Props) {
  const { page, blockContext } = contentPage(data, path, stock);
  return <Blocks blocks={page.blocks} blockContext={blockContext} />;
}
