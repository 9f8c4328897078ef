import { loadedSource } from '../../../cms/server/loadedSource';
import { type ContentSource, withoutScheduled } from '../../../generate/content/contentSource';
import { withoutDrafts } from '../../../plugins/content-endpoint/endpoint/startContentEndpoint';
import { loadContent } from '../../../plugins/content-endpoint/loadContent';
import { loadDealer } from '../../../src/config/dealer';
import { okValue } from '../../../support/okValue';
import { DEALERSHIP } from '../../../support/projectFolder';

/** The content of a dealer, by default the tests' own, as it enters a build that begins at `now`. */
export const dealershipSource = async (now: number, folder = DEALERSHIP): Promise<ContentSource> =>
  loadedSource(withoutDrafts(okValue(await loadContent(loadDealer(folder)))), (answer) =>
    withoutScheduled(answer, now, () => undefined),
  );
