import type { DealerView } from '../../content/dealer/dealer';
import type { PageStock } from '../../content/stock/pageStock';

/** What blocks know about their page. */
export interface Surroundings {
  /** The page's own path: `/contact/`. */
  readonly path: string;
  readonly dealer: DealerView;
  readonly stock: PageStock;
  /** When the site was built, in milliseconds since 1970. Dates are compared with this until the browser's clock is read. */
  readonly builtAt: number;
  readonly placesId?: string;
}
