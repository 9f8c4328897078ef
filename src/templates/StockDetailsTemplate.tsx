import type { HeadProps, PageProps } from 'gatsby';
import { StockItemHead } from '../components/pages/stockItem/StockItemHead';
import { StockItemPage } from '../components/pages/stockItem/StockItemPage';
import type { ItemContext } from '../content/stock/pageStock';

const StockDetailsTemplate = ({ location, pageContext }: PageProps<object, ItemContext>) => (
  <StockItemPage pathname={location.pathname} context={pageContext} />
);

export default StockDetailsTemplate;

export const Head = ({ pageContext }: HeadProps<object, ItemContext>) => (
  <StockItemHead context={pageContext} />
);
