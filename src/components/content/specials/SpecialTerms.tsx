import { css } from '@emotion/react';
import { color, space, text } from '../../../theme/tokens';
import { disclosureLine } from '../../ui/disclosureLine';
import { Icon } from '../../ui/Icon';
import { RichText } from '../../ui/RichText';

const frame = css({ borderBlock: `1px solid ${color.line}` });
const title = css({ paddingBlock: space[3], fontSize: text.small });
const words = css({ paddingBottom: space[4], color: color.inkQuiet, fontSize: text.small });

/** The terms of one offer among others, behind a line that opens. */
export const SpecialTerms = ({ html }: { readonly html: string }) => (
  <details css={frame}>
    <summary css={[disclosureLine, title]}>
      Terms of this offer
      <Icon name="chevron" />
    </summary>
    <RichText css={words} html={html} />
  </details>
);
