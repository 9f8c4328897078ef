/** Types by ending that many hosts lack: they would send `application/octet-stream`, and `nosniff` forbids browsers to guess. */
export const RARE_TYPES: Readonly<Record<string, string>> = {
  tsv: 'text/tab-separated-values; charset=utf-8',
  webmanifest: 'application/manifest+json',
};

/** Types that the command line of AWS guesses by the tables of the machine it runs on, which may be old. */
export const YOUNG_TYPES: Readonly<Record<string, string>> = {
  ...RARE_TYPES,
  avif: 'image/avif',
  mjs: 'text/javascript',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Every type of a file that a build writes or that dealers put in `static/`, for a host whose own table is replaced. */
export const ALL_TYPES: Readonly<Record<string, string>> = {
  ...YOUNG_TYPES,
  // nginx adds the letters of its `charset`.
  tsv: 'text/tab-separated-values',
  bin: 'application/octet-stream',
  css: 'text/css',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  htm: 'text/html',
  html: 'text/html',
  ico: 'image/x-icon',
  ics: 'text/calendar',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  rss: 'application/rss+xml',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain',
  vcf: 'text/vcard',
  wasm: 'application/wasm',
  webm: 'video/webm',
  woff: 'font/woff',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
  zip: 'application/zip',
};
