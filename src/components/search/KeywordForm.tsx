import { css } from '@emotion/react';
import { WORDS_PARAMETER } from '../../search/queryString';
import { color, space, text } from '../../theme/tokens';
import { Button } from '../ui/Button';
import { control } from '../ui/fields/control';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
const field = css({ position: 'relative', display: 'block', flex: '1 1 14rem' });
const glass = css({
  position: 'absolute',
  left: space[3],
  top: '50%',
  translate: '0 -50%',
  color: color.inkQuiet,
});
const input = css(control, {
  minHeight: '2.875rem',
  paddingLeft: '2.75rem',
  fontSize: text.body,
  '&::placeholder': { color: color.inkQuiet, opacity: 1 },
});

/** A keyword search of the stock. It is an ordinary form, so it works before any script has run. */
export const KeywordForm = () => (
  <search>
    <form css={row} action="/stock/" method="get">
      <label css={field}>
        <VisuallyHidden>Search Our Stock</VisuallyHidden>
        <Icon css={glass} name="search" />
        <input
          css={input}
          type="search"
          name={WORDS_PARAMETER}
          placeholder="Search Our Stock"
          autoComplete="off"
          required
        />
      </label>
      <Button type="submit" look="primary">
        Search
      </Button>
    </form>
  </search>
);
