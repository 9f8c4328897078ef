import { css } from '@emotion/react';
import { type ComponentType, createElement, use, useState, useSyncExternalStore } from 'react';
import { firstPage } from '../visit/firstPage';
import { lateScript } from './lateScript';
import { MissingPart } from './MissingPart';

export interface Later<Props> {
  readonly Component: ComponentType<Props>;
  /** Loads the script at once, before the component renders. */
  readonly start: () => void;
}

/** Lays the part out as if this element did not exist. */
const frame = css({ display: 'contents' });

/** Makes React keep the built HTML of an element as it is. */
const AS_BUILT = { __html: '' };

/**
 * A component whose script loads only on pages that use it.
 *
 * Render it without a `Suspense` around it. React moves the content of a large boundary out of its place in the built HTML
 * and lets a script put it back, so the content would shift, and be missing where no script runs. Without a boundary,
 * hydration waits for the script and the built HTML stays as it is.
 *
 * If the script does not load, the rest of the page works without it. On the first page the built HTML of the part stays.
 * Either way a line says what is missing and offers another try.
 * @param name the visitor's name for the part, to start a sentence: `The map`
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
            // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string
            dangerouslySetInnerHTML={AS_BUILT}
          />
        )}
        <MissingPart name={name(props)} isShown={isBuilt} outcome={outcome} tryAgain={script.tryAgain} />
      </>
    );
  }
  return { Component: LatePart, start: script.outcome };
}
