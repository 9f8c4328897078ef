import { ENQUIRY_TITLES, type EnquiryKind, formTitle } from '../../domain/enquiry/enquiryKind';
import type { StockType } from '../../domain/stock/stockTypes';
import { type TypeWords, typeWords } from '../../domain/stock/typeWords';
import { dealerWords } from '../../locales/site/words';

interface FormHead {
  readonly title: string;
  readonly intro: string;
}

/** The title of a form's page. A content page about the form may have the plain title; it links here. */
export const formPageTitle = (kind: EnquiryKind, stockType: StockType): string =>
  `${formTitle(kind, stockType, dealerWords)}: the form`;

/** The title and the introduction of a form about one kind of stock. */
export const formHead = (kind: EnquiryKind, stockType: StockType): FormHead => ({
  title: ENQUIRY_TITLES[kind],
  ...HEADS[kind](typeWords(stockType, dealerWords)),
});

/** The service form has its own page and words. */
const HEADS: Readonly<
  Record<EnquiryKind, (words: TypeWords) => Partial<FormHead> & Pick<FormHead, 'intro'>>
> = {
  bookATestDrive: ({ bookTrial, ready }) => ({
    title: bookTrial,
    intro: `Tell us when suits you, and we’ll have it ${ready}.`,
  }),
  financeCalculator: () => ({
    intro:
      'We’ll go through these figures with you. This isn’t a credit application and leaves no mark on your credit file.',
  }),
  makeAnOffer: () => ({ intro: 'Name your price. The sales manager reads every offer and answers it.' }),
  reserveNow: () => ({ intro: 'Ask us to hold it for you. You pay nothing on this page.' }),
  sendToAFriend: () => ({
    intro:
      'We’ll send your friend one email with the link and your message, and won’t use their address for anything else.',
  }),
  valueTradeIn: ({ own }) => ({
    intro: `Tell us what you ${own}. A few photos make the figure more accurate.`,
  }),
  enquireNow: () => ({ intro: 'Ask whatever you like. A real person will answer.' }),
  contact: () => ({ title: 'Write to us', intro: 'Ask whatever you like. A real person will answer.' }),
  serviceForm: () => ({ title: 'Book a service', intro: '' }),
};
