import { ClassNames, css } from '@emotion/react';
import type { PriceNote } from '../../domain/stock/priceDisplay';
import { visuallyHidden } from '../ui/VisuallyHidden';

const mark = css({
  marginLeft: '0.15em',
  fontSize: '0.7em',
  fontWeight: 400,
  lineHeight: 0,
  fontVariantNumeric: 'tabular-nums',
});

/** The number of the note that explains a figure; the notes stand on the same page. */
export const NoteMark = ({ note }: { readonly note: PriceNote }) => (
  <ClassNames>
    {({ css: name }) => (
      <sup className={name(mark)}>
        <span className={name(visuallyHidden)}>note </span>
        {note}
      </sup>
    )}
  </ClassNames>
);
