import { css } from '@emotion/react';
import type { EnquiryAbout } from '../../content/enquiry/enquiryAddresses';
import type { EnquiryItem } from '../../domain/enquiry/enquiry';
import { ENQUIRY_KINDS, type EnquiryKind, formTitle } from '../../domain/enquiry/enquiryKind';
import type { Cents } from '../../domain/money';
import { dealerWords } from '../../locales/site/words';
import { noticeBox, space } from '../../theme/tokens';
import { Blocks } from '../blocks/Blocks';
import { EnquiryForm } from '../enquiry/EnquiryForm';
import type { Send } from '../enquiry/useEnquiry';
import { pageMargins } from '../ui/PageWidth';
import { PageTitle } from '../ui/page/PageTitle';
import { Section } from '../ui/Section';
import type { ContentPageProps } from './contentPage';
import { ServiceForm, serviceDepartment } from './service/ServiceForm';

const note = css(noticeBox, { marginTop: space[5] });

/** The same width as on the form's own page. */
const form = css({ maxWidth: '46rem' });

/** Answers every form here. Nothing leaves the browser. */
const toNobody: Send = async () => ({ kind: 'sent', reference: 'TEST' });

const NOTHING: EnquiryAbout = {};
const item: EnquiryItem = {
  id: 'TEST',
  title: '2022 Example',
  path: '/stock/',
  price: 34_990_00 as Cents,
  priceType: 'driveAway',
};
const ABOUT: Readonly<Partial<Record<EnquiryKind, EnquiryAbout>>> = {
  bookATestDrive: { item },
  makeAnOffer: { item },
  reserveNow: { item },
  sendToAFriend: { item },
  financeCalculator: {
    figures: [
      { label: 'Price', value: '$34,990' },
      { label: 'Deposit', value: '$5,000' },
    ],
  },
};

/** Every form of the site, to try them out. Nothing is sent. A new kind of form appears here too. */
export function TestForms({ page, blockContext }: ContentPageProps) {
  const { dealer, builtAt } = blockContext;
  const department = serviceDepartment(dealer);
  return (
    <>
      <PageTitle title={page.title} intro={page.intro} />
      <div css={pageMargins}>
        <p css={note}>This page is for trying out forms. The setting TEST_FORMS adds it to the site.</p>
      </div>
      {department && (
        <Section heading="Advanced service form">
          <div css={form}>
            <ServiceForm department={department} dealer={dealer} builtAt={builtAt} send={toNobody} />
          </div>
        </Section>
      )}
      {ENQUIRY_KINDS.filter((kind) => kind !== 'serviceForm').map((kind) => (
        <Section key={kind} heading={formTitle(kind, dealer.stockType, dealerWords)}>
          <div css={form}>
            <EnquiryForm kind={kind} about={ABOUT[kind] ?? NOTHING} send={toNobody} />
          </div>
        </Section>
      ))}
      <Blocks blocks={page.blocks} blockContext={blockContext} />
    </>
  );
}
