import { type ComponentType, useEffect, useState } from 'react';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { useSearchConfig } from '../SearchConfig';

/** Says that nothing matches, and loads the help with it: most visits never need that script. */
export function LateNoResults() {
  const { vocabulary } = useSearchConfig();
  const [Help, setHelp] = useState<ComponentType>();
  useEffect(() => {
    import(/* webpackChunkName: "no-results" */ './NoResults').then(
      ({ NoResults }) => setHelp(() => NoResults),
      // Without a connection the filters above are the way on.
      () => undefined,
    );
  }, []);
  return Help ? <Help /> : <h2>No {stockNoun(vocabulary.stockType, 2)} match all of that</h2>;
}
