/** A build removes this file first and writes it last. While it exists, public/ is one whole site. */
export const WHOLE_SITE = 'public/whole-site.json';
