import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { color, media, space } from '../../../theme/tokens';
import { Disclosure } from '../../ui/Disclosure';

interface Props {
  readonly summary: string;
  readonly children: ReactNode;
}

export function PrintedDetails({ summary, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    let wasOpen = false;
    const open = () => {
      if (!details.current) return;
      wasOpen = details.current.open;
      details.current.open = true;
    };
    const restore = () => {
      if (details.current) details.current.open = wasOpen;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
  return (
    <Disclosure ref={details} css={part} line={detailsSummary} summary={summary}>
      {children}
    </Disclosure>
  );
}

export const part = css({ borderBlock: `1px solid ${color.line}`, '& + &': { borderTop: 0 } });
export const detailsSummary = css({
  paddingBlock: space[3],
  [media.print]: { paddingBlock: space[1], '& svg': { display: 'none' } },
});
