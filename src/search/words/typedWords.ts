/** The parameter of an address by which a search box of another page sends what was typed: words that are to be read. */
export const WORDS_PARAMETER = 'words';
