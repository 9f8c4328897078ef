import type { DeadLink } from './deadLinks';

/** What holds a link, for messages: a file where the content is in files, else the entry. */
export type HolderOf = (link: Pick<DeadLink, 'collection' | 'id'>) => string;

/** Fields that have another name in the files than in the contract. */
const fieldInFile = (field: string): string => field.replace(/\btermsHtml$/, 'terms');

/** One line for each link: who holds it, in which field, the address, what is wrong, and what may have been meant. */
export const describeDeadLinks = (links: readonly DeadLink[], holderOf: HolderOf): readonly string[] =>
  links.map(
    (link) =>
      `${holderOf(link)}: ${fieldInFile(link.field)}: ${link.address} ${link.reason}` +
      (link.meant === undefined ? '' : ` (did you mean ${link.meant}?)`),
  );
