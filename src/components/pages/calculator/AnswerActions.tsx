import { css } from '@emotion/react';
import { useState } from 'react';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { media, space, text } from '../../../theme/tokens';
import { EnquiryLink } from '../../enquiry/EnquiryLink';
import type { LoanAnswer } from '../../finance/calculator/figures/calculateFigures';
import { formatCalculatorAddress } from '../../finance/calculator/figures/calculatorAddress';
import { figureLines } from '../../finance/calculator/figures/figureLines';
import { Button } from '../../ui/Button';
import { choicesInLink, enquiryHref } from './enquiryHref';

/** The actions for an answer: ask about it, share it, print it. */
export function AnswerActions({ figures }: { readonly figures: LoanAnswer }) {
  const { phone } = useStockSettings();
  const [said, setSaid] = useState('');
  const copy = async () => {
    const { origin, pathname } = window.location;
    try {
      await navigator.clipboard.writeText(
        `${origin}${pathname}${formatCalculatorAddress(choicesInLink(figures))}`,
      );
      setSaid('The link is copied.');
    } catch {
      setSaid('The link couldn’t be copied. Please copy this page’s address instead.');
    }
  };
  return (
    <div css={row}>
      <EnquiryLink
        kind="financeCalculator"
        about={{
          figures: figureLines(choicesInLink(figures), {
            repayment: figures.displayed,
            comparisonRate: figures.comparisonRate,
          }),
        }}
        href={enquiryHref(figures)}
        phone={phone}
        look="primary"
      >
        Ask us about these figures
      </EnquiryLink>
      <Button onClick={copy}>Copy link</Button>
      <Button onClick={() => window.print()}>Print</Button>
      <p role="status" css={note}>
        {said}
      </p>
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  [media.print]: { display: 'none' },
});
const note = css({ flexBasis: '100%', fontSize: text.small, '&:empty': { display: 'none' } });
