import type { RawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import { type Place, placeOf, reasonInWords } from './entries';
import type { LeadingField } from './leadingPlaces';
import type { StandsElsewhere } from './search/standsElsewhere';

/** A sentence about a place in the content. */
export interface Remark {
  readonly place?: Place;
  readonly words: string;
}

/** A place where a value still stands that a change replaces. */
export type ElsewherePlace = Omit<StandsElsewhere, 'changes'> & {
  /** Who may change it, if the person who asks may not. */
  readonly forbidden?: string;
};

/** A place of the content that leads to an entry which is to be deleted. */
export interface LeadingPlace extends Remark {
  readonly id: string;
  readonly how: LeadingField['how'];
}

/** Why a change was not made, for the dialogue of the editor (`admin/backend.ts`). */
export type Refusal = { readonly error: string } & (
  | { readonly kind: 'faults'; readonly remarks: readonly Remark[] }
  /** Somebody may say yes to all of these. */
  | { readonly kind: 'questions'; readonly remarks: readonly Remark[] }
  /** What this change replaces still stands there; somebody says where it is replaced too. */
  | { readonly kind: 'elsewhere'; readonly places: readonly ElsewherePlace[] }
  /** The file is not what the form was opened with. `theirs` is absent if it was deleted. */
  | { readonly kind: 'changed'; readonly changedAt?: string; readonly theirs?: string }
  /** An entry is to be deleted: somebody says what becomes of its visitors, and of what leads to it. */
  | {
      readonly kind: 'deletes';
      readonly title: string;
      /** The address of its page; absent if visitors never came there. */
      readonly address?: string;
      readonly places: readonly LeadingPlace[];
      /** The page that lists its kind. */
      readonly suggestion: string;
    }
  /** Other entries link to what this change takes away. */
  | { readonly kind: 'linked'; readonly remarks: readonly Remark[]; readonly suggestion?: string }
);

/** A remark with its place, on one line. */
export const inWords = ({ place, words }: Remark): string =>
  [place && [place.menu, place.title, place.field].filter(Boolean).join(' › '), words]
    .filter(Boolean)
    .join(': ');

/** What staff read of a file, a field and a reason of the loader. */
export async function remarkOn(
  projectFolder: string,
  file: string,
  field: string | undefined,
  reason: string,
  draft?: RawFile,
): Promise<Remark> {
  const place = await placeOf(projectFolder, file, field, draft);
  return { ...(place && { place }), words: await reasonInWords(projectFolder, reason) };
}
