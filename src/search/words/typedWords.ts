/** The address parameter with which another page's search box sends typed words, to be read on the listing. */
export const WORDS_PARAMETER = 'words';
