import { css } from '@emotion/react';
import { type ComponentType, createElement, use, useEffect, useState, useSyncExternalStore } from 'react';
import { color, panel, space, wrapRow } from '../../../theme/tokens';
import { Button } from '../Button';
import { pageMargins } from '../PageWidth';
import { BuiltPart, useWasBuilt } from '../useHydrated';
import { lazyScript } from './lazyScript';

interface Lazy<Props> {
  readonly Component: ComponentType<Props>;
  /** Loads the script at once, before the component renders. */
  readonly start: () => void;
}

/** Lays the part out as if this element did not exist. */
const frame = css({ display: 'contents' });

/** Makes React keep the built HTML of an element as it is. */
const AS_BUILT = { __html: '' };

/**
 * A component whose script loads only on pages that use it. On the first page of a visit it belongs inside a `NearWindow`,
 * where its built HTML stays until the script is there; without one, the whole page would wait for it before it answers to
 * taps. On later pages React waits for the script before it shows the page.
 *
 * If the script does not load, the rest of the page works without it. On the first page the built HTML of the part stays.
 * Either way a line says what is missing and offers another try.
 * @param name the visitor's name for the part, to start a sentence: `The map`
 */
export function lazyIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  name: (props: Props) => string,
): Lazy<Props> {
  const script = lazyScript(load);

  function LazyIsland(props: Props) {
    const outcome = use(useSyncExternalStore(script.subscribe, script.outcome, script.outcome));
    const isBuilt = useWasBuilt();
    if ('part' in outcome)
      return (
        <div key="part" css={frame} data-later="">
          <BuiltPart value={isBuilt}>{createElement(outcome.part, props)}</BuiltPart>
        </div>
      );
    return (
      <>
        {isBuilt && (
          <div
            key="built"
            css={frame}
            data-later=""
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string
            dangerouslySetInnerHTML={AS_BUILT}
          />
        )}
        <MissingPart name={name(props)} isShown={isBuilt} outcome={outcome} tryAgain={script.tryAgain} />
      </>
    );
  }
  return { Component: LazyIsland, start: script.outcome };
}

interface Props {
  readonly name: string;
  /** Whether the built HTML of the part is shown. Then only the effect of its script is missing. */
  readonly isShown: boolean;
  /** The outcome of the last try: a new object each time. */
  readonly outcome: object;
  readonly tryAgain: () => void;
}

const line = css(panel, {
  ...wrapRow(`${space[2]} ${space[4]}`),
  marginBlock: space[4],
  padding: `${space[3]} ${space[4]}`,
  color: color.ink,
});

/** The line about the whole page appears only once, after its first missing part. */
const once = css({
  '[data-later]:has([data-missing=nothing]) ~ [data-later] &, main:has([data-missing=nothing]) ~ [data-later] &':
    { display: 'none' },
});

/** Says in one line which part of a page did not load, and offers another try. */
function MissingPart({ name, isShown, outcome, tryAgain }: Props) {
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
