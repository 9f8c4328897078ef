/** The caches of the appended script. Raise the number in a name when what is kept changes its shape. */
export const CACHES: Readonly<Record<'pages' | 'data' | 'index' | 'files' | 'offline', string>> = {
  pages: 'forecourt-pages-2',
  data: 'forecourt-data-2',
  index: 'forecourt-index-2',
  files: 'forecourt-files-2',
  offline: 'forecourt-offline-2',
};

/** Caches of this and of earlier versions. Other programs at the same address keep theirs. */
export const OLD_CACHES = /^forecourt-/;

/** The page that a visitor sees instead of one that this device does not have. No page of Gatsby has this address. */
export const OFFLINE_PAGE = '/when-offline.html';
