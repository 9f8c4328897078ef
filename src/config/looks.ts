import looks from 'dealer/looks.json';

/** The dealer's colours and fonts, for what writes the HTML of a page. No script of a page imports them. */
export { looks };
