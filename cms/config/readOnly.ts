import type { CmsConfig } from './cmsConfig';
import type { DecapField } from './decapField';

/** The kinds of field of `admin/readOnly.ts`. */
export const READ_ONLY = { field: 'read-only', words: 'read-only-words' } as const;

/**
 * The editor's configuration for one person: what is not theirs is shown, with who may change it, before anybody types.
 * @param wordsFor why a file is only to read; undefined if it is theirs
 */
export const readOnlyFor = (
  config: CmsConfig,
  wordsFor: (path: string) => string | undefined,
): CmsConfig => ({
  ...config,
  collections: config.collections.map((collection) => {
    if (collection.files)
      return {
        ...collection,
        files: collection.files.map((file) => {
          const words = wordsFor(file.file);
          return words === undefined ? file : { ...file, fields: shown(file.fields, words) };
        }),
      };
    const words = wordsFor(`${collection.folder}/x`);
    return words === undefined
      ? collection
      : {
          ...collection,
          description: words,
          create: false,
          delete: false,
          fields: shown(collection.fields ?? [], words),
        };
  }),
});

/** Whether the file of an entry is only to read in a configuration. */
export const isReadOnly = (fields: readonly DecapField[] = []): boolean =>
  fields[0]?.widget === READ_ONLY.words;

/** Fields that show what they hold. Those within them keep their kind, by which their values are put into words. */
const shown = (fields: readonly DecapField[], words: string): readonly DecapField[] => [
  { name: 'whoMayChangeThis', label: 'Only to read', widget: READ_ONLY.words, words },
  // Decap calls the others optional.
  ...fields.map(({ hint: _, ...field }) =>
    field.widget === 'hidden'
      ? field
      : { ...field, widget: READ_ONLY.field, kind: field.widget, required: true },
  ),
];
