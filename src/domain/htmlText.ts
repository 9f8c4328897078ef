const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const LETTERS = new Map(Object.entries(ENTITIES).map(([letter, entity]) => [entity, letter]));

/** Text for HTML and XML, of any source. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

/** The text of such HTML. Law: `unescapeHtml(escapeHtml(text))` is `text`. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => LETTERS.get(entity) ?? entity);
