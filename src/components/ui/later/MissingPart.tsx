import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { color, radius, space } from '../../../theme/tokens';
import { Button } from '../Button';
import { pageMargins } from '../PageWidth';

interface Props {
  /** What the part is, to begin a sentence with: `The map`. */
  readonly name: string;
  /** Whether the part stands above as it was built: then only what its script does is missing. */
  readonly isShown: boolean;
  /** The last try: another object after each. */
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

/** What is said of the whole page is said after its first part. */
const once = css({ '[data-missing=nothing] ~ &': { display: 'none' } });

/** Says in one line which part of a page did not load, and offers another try. */
export function MissingPart({ name, isShown, outcome, tryAgain }: Props) {
  const [tried, setTried] = useState<object>();
  const isTrying = tried === outcome;
  // The built HTML has no such line: it comes once that HTML was taken over.
  const [isMounted, setIsMounted] = useState(!isShown);
  useEffect(() => setIsMounted(true), []);
  if (!isMounted) return null;
  return (
    <div css={[pageMargins, isShown && once]} data-missing={isShown ? 'nothing' : 'part'}>
      <div css={line} role="status">
        <p>
          {isShown
            ? 'Parts of this page may not respond, because a piece of it did not load.'
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
