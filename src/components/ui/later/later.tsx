import { css } from '@emotion/react';
import { type ComponentType, createElement, use, useState, useSyncExternalStore } from 'react';
import { firstPage } from '../visit/firstPage';
import { lateScript } from './lateScript';
import { MissingPart } from './MissingPart';

export interface Later<Props> {
  readonly Component: ComponentType<Props>;
  /** Asks for the script at once, before the component is rendered. */
  readonly start: () => void;
}

/** The part is laid out as if this element were not there. */
const frame = css({ display: 'contents' });

/** React leaves what the built HTML has in such an element as it is. */
const AS_BUILT = { __html: '' };

/**
 * A component whose script comes only with the pages that use it.
 *
 * Render it without a `Suspense` around it: React would take what stands in a boundary of some size out of its place
 * in the built HTML and have a script put it back, so that it would shift, and be missing where no script runs.
 * Without one, hydration waits for the script and the built HTML stays as it is.
 *
 * Where the script does not come, the rest of the page goes on without it. On the first page the built HTML of the part
 * stays. Either way a line says what is missing and offers another try.
 * @param name what the part is to a visitor, to begin a sentence with: `The map`
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  name: (props: Props) => string,
): Later<Props> {
  const script = lateScript(load);

  function LatePart(props: Props) {
    const outcome = use(useSyncExternalStore(script.subscribe, script.outcome, script.outcome));
    const [isBuilt] = useState(() => typeof document !== 'undefined' && !firstPage.isTakenOver());
    if ('part' in outcome)
      return (
        <div key="part" css={frame} data-later="">
          {createElement(outcome.part, props)}
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
            // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
            dangerouslySetInnerHTML={AS_BUILT}
          />
        )}
        <MissingPart name={name(props)} isShown={isBuilt} outcome={outcome} tryAgain={script.tryAgain} />
      </>
    );
  }
  return { Component: LatePart, start: script.outcome };
}
