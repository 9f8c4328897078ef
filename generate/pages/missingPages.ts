import { FORM_PATHS, PAGE_TYPE_PATHS, PRIVACY_PATH, TOWING_PATH } from '../../src/content/addresses';
import type { ContentIndexQuery } from '../content/queryTypes';

/** Pages that a site may lack and that the site itself links to, wherever they are. */
const LINKED_BY_THE_SITE: ReadonlySet<string> = new Set([
  ...Object.values(PAGE_TYPE_PATHS),
  ...Object.values(FORM_PATHS),
  TOWING_PATH,
]);

/** What a page is for, if a site without it lacks something that shoppers look for. */
const NEEDED: Readonly<Record<string, string>> = {
  [PRIVACY_PATH]: 'pageType: privacy, which every form links to',
  [FORM_PATHS.contact]: 'slug: contact, which the opening hours and many pages link to',
};
const CALCULATOR = 'pageType: financeCalculator, which each repayment links to, because finance is on';

export interface MissingPages {
  /** The site leaves out its own links to these. */
  readonly missing: readonly string[];
  /** Those that shoppers would look for, one sentence each. */
  readonly advice: readonly string[];
}

/** @param paths the pages and redirects of the site */
export function missingPages(
  paths: ReadonlySet<string>,
  { finance }: Pick<ContentIndexQuery, 'finance'>,
): MissingPages {
  const missing = [...LINKED_BY_THE_SITE].filter((path) => !paths.has(path));
  const needed: Readonly<Record<string, string>> = {
    ...NEEDED,
    ...(finance.enabled ? { [FORM_PATHS.financeCalculator]: CALCULATOR } : {}),
  };
  return {
    missing,
    advice: missing.flatMap((path) =>
      needed[path] === undefined
        ? []
        : [
            `There is no page ${path}, so the links to it are left out. Add a file to content/pages with ${needed[path]}.`,
          ],
    ),
  };
}
