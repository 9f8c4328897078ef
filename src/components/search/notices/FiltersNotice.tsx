import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { telephoneHref } from '../../../content/dealer/telephone';
import { color, radius, space, text } from '../../../theme/tokens';
import { Button } from '../../ui/Button';
import { useSearchConfig } from '../SearchConfig';

interface Props {
  readonly title: string;
  /** What the list shows instead. */
  readonly children: ReactNode;
  readonly button: Partial<ComponentProps<typeof Button>>;
}

/** A notice above the list that filters do not work, with another try and the phone number. */
export function FiltersNotice({ title, children, button }: Props) {
  const { phone } = useSearchConfig().settings;
  return (
    <div css={box}>
      <h2 css={heading}>{title}</h2>
      <p>{children}</p>
      <div css={ways}>
        <Button look="primary" type="button" {...button}>
          {button.children ?? 'Try again'}
        </Button>
        <span>
          You can also call us on <a href={telephoneHref(phone)}>{phone}</a>
        </span>
      </div>
    </div>
  );
}

const box = css({
  marginBottom: space[5],
  padding: `${space[4]} clamp(${space[4]}, 4vw, ${space[6]})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  '& p': { margin: `${space[2]} 0 0` },
});
const heading = css({ margin: 0, fontSize: text.title });
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  marginTop: space[4],
  '& a': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});
