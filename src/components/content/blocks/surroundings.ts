import type { DealerView } from '../../../content/dealer/dealer';
import type { PageStock } from '../../../content/stock/pageStock';

/** What blocks know of the page they stand on. */
export interface Surroundings {
  /** The page's own address: `/contact/`. */
  readonly path: string;
  readonly dealer: DealerView;
  readonly stock: PageStock;
  /** When the site was built, in milliseconds: what runs out is measured against it until the browser's clock is read. */
  readonly builtAt: number;
  readonly placesId?: string;
}
