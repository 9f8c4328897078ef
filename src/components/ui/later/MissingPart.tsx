import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { color, radius, space } from '../../../theme/tokens';
import { Button } from '../Button';
import { pageMargins } from '../PageWidth';

interface Props {
  /** The name of the part, to start a sentence: `The map`. */
  readonly name: string;
  /** Whether the built HTML of the part is shown. Then only the effect of its script is missing. */
  readonly isShown: boolean;
  /** The outcome of the last try: a new object each time. */
  readonly outcome: object;
  readonly tryAgain: () => void;
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  marginBlock: space[4],
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.ink,
  '& p': { margin: 0 },
});

/** The line about the whole page appears only once, after its first missing part. */
const once = css({ '[data-missing=nothing] ~ &': { display: 'none' } });

/** Says in one line which part of a page did not load, and offers another try. */
export function MissingPart({ name, isShown, outcome, tryAgain }: Props) {
  const [tried, setTried] = useState<object>();
  const isTrying = tried === outcome;
  // The built HTML does not have this line, so it appears only after hydration.
  const [isMounted, setIsMounted] = useState(!isShown);
  useEffect(() => setIsMounted(true), []);
  if (!isMounted) return null;
  return (
    <div css={[pageMargins, isShown && once]} data-missing={isShown ? 'nothing' : 'part'}>
      <div css={line} role="status">
        <p>
          {isShown
            ? 'Some of this page did not load, so parts of it may not respond.'
            : `${name} did not load.`}
        </p>
        <Button
          disabled={isTrying}
          onClick={() => {
            setTried(outcome);
            tryAgain();
          }}
        >
          {isTrying ? 'Trying again…' : 'Try again'}
        </Button>
      </div>
    </div>
  );
}
