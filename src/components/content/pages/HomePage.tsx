import type { PageView } from '../../../content/page';
import { BudgetHero } from '../../finance/BudgetHero';
import { Blocks } from '../blocks/Blocks';
import type { Surroundings } from '../blocks/surroundings';
import { HomeHero } from './HomeHero';
import { StandardPage } from './StandardPage';

// The home page has these for certain: their scripts come with its own.
import '../blocks/ListingBlock';
import './PageNotes';
import '../blocks/StockBlock';

interface Props {
  readonly page: PageView;
  readonly surroundings: Surroundings;
}

/** The home page: its hero asks for the budget, and takes in a stock search that follows it. */
export function HomePage({ page, surroundings }: Props) {
  const [hero, second] = page.blocks;
  if (hero?.kind !== 'hero') return <StandardPage page={page} surroundings={surroundings} />;
  const search = second?.kind === 'stockSearch' ? second : undefined;
  return (
    <>
      <HomeHero
        hero={hero}
        search={search}
        bodyTypes={surroundings.stock.bodyTypes}
        budget={<BudgetHero />}
      />
      <Blocks blocks={page.blocks} surroundings={surroundings} from={search ? 2 : 1} />
    </>
  );
}
