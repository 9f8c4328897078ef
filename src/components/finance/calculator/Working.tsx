import { css } from '@emotion/react';
import { rateWords } from '../../../domain/finance/comparisonRate';
import { locale } from '../../../locales/site/locale';
import { color, media, quiet, space, text } from '../../../theme/tokens';
import { Disclosure } from '../../ui/Disclosure';
import type { LoanAnswer } from './figures/calculateFigures';
import { workingSteps } from './figures/workingSteps';

export function Working({ figures }: { readonly figures: LoanAnswer }) {
  return (
    <Disclosure css={[part, onScreen]} line={detailsSummary} summary="Show the working">
      <p css={rates}>
        Interest rate {rateWords(figures.conditions.interestRate, figures.comparisonRate, locale)} The numbers
        shown are rounded; the calculation uses unrounded ones.
      </p>
      <ol css={list}>
        {workingSteps(figures).map(({ name, formula, numbers, result }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span css={quiet}>
              <Sum text={formula} />
            </span>
            <span css={sum}>
              = <Sum text={numbers} />
            </span>
            <span>
              = <b css={outcome}>{result}</b>
            </span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

const Sum = ({ text: line }: { readonly text: string }) => {
  const [base, exponent] = line.split('^');
  return (
    <>
      {base}
      {exponent && <sup>{exponent}</sup>}
    </>
  );
};

/** The styles of a part of the answer that opens, and of its summary. */
export const part = css({ borderBlock: `1px solid ${color.line}`, '& + &': { borderTop: 0 } });
export const detailsSummary = css({
  paddingBlock: space[3],
  [media.print]: { paddingBlock: space[1], '& svg': { display: 'none' } },
});

const onScreen = css({ [media.print]: { '&:not([open])': { display: 'none' } } });
const rates = css({ fontSize: text.small });
const list = css({
  display: 'grid',
  gap: space[4],
  margin: `${space[4]} 0 ${space[5]}`,
  paddingLeft: '1.5em',
  fontVariantNumeric: 'tabular-nums',
  '& li::marker': { color: color.inkQuiet },
  '& strong, & span': { display: 'block' },
  '& strong': { fontWeight: 600 },
  '& sup': { lineHeight: 0 },
});
const sum = css({ overflowWrap: 'anywhere' });
const outcome = css({ fontWeight: 650 });
