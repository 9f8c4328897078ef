import type { DeadLink } from './deadLinks';

/** Names the holder of a link in a message: a file if the content is in files, else the entry. */
export type HolderOf = (link: Pick<DeadLink, 'collection' | 'id'>) => string;

/** The name in the files of a field that the contract names differently. */
const fieldInFile = (field: string): string => field.replace(/\btermsHtml$/, 'terms');

/** One line for each link: its holder, the field, the address, the fault, and the address that may have been meant. */
export const describeDeadLinks = (links: readonly DeadLink[], holderOf: HolderOf): readonly string[] =>
  links.map(
    (link) =>
      `${holderOf(link)}: ${fieldInFile(link.field)}: ${link.address} ${link.reason}` +
      (link.meant === undefined ? '' : ` (did you mean ${link.meant}?)`),
  );
