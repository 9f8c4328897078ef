import {
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { BuiltPart, hydration } from '../useHydrated';

interface Props {
  /** Also brings the part to life, wherever it is, by calling `open`. @returns how to stop, if it waits for something */
  readonly alsoWhen?: ((open: () => void) => (() => void) | undefined) | undefined;
  readonly children: ReactNode;
}

/**
 * A part of the page that comes to life when it is near the window, or as soon as a visitor touches it or moves the focus into it.
 * Until then the first page of a visit keeps the part's built HTML, and the phone does no work for it. On later pages the
 * part is live at once.
 *
 * If the page around it renders again before that, React gives up the built HTML, and the same HTML takes its place until
 * the part is live (`AsShown`).
 */
export function NearWindow({ alsoWhen, children }: Props) {
  const isInBuiltPart = use(BuiltPart);
  const [gate] = useState(() => (hydration.isDone() && !isInBuiltPart ? undefined : new VisibilityGate()));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current || !gate || !canWait()) return;
    gate.waitAt(place.current);
    const stop = alsoWhen?.(gate.open);
    return () => {
      stop?.();
      gate.end();
    };
  }, [gate, alsoWhen]);
  return (
    <div ref={place} data-later="">
      {gate ? (
        <Suspense fallback={<AsShown place={place} />}>
          <Live on={gate}>{children}</Live>
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}

/** Not in a build, and not in a browser without this class: there every part is live at once. */
const canWait = () => typeof IntersectionObserver !== 'undefined';

/** A part comes to life half a window before it is in the window. */
const MARGIN = '50% 0px';

/** The moment at which a part of the page comes near the window. */
class VisibilityGate {
  open = () => {};
  readonly promise = new Promise<void>((resolve) => {
    this.open = resolve;
  });
  private readonly ending = new AbortController();
  private readonly taps: Event[] = [];

  /** Waits for the window, a touch or the focus. Collects clicks on buttons, which have no effect yet. */
  waitAt(place: Element): void {
    const { signal } = this.ending;
    // At the window, because React stops events on a part that is not live.
    for (const touch of ['pointerdown', 'focusin', 'click'] as const)
      window.addEventListener(
        touch,
        (event) => {
          const target = event.target as Element;
          if (!place.contains(target)) return;
          this.open();
          if (touch === 'click' && target.closest('button[type=button]')) this.taps.push(event);
        },
        { capture: true, passive: true, signal },
      );
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.open();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  /** Stops waiting. @returns the clicks on buttons meanwhile */
  readonly end = (): readonly Event[] => {
    this.ending.abort();
    return this.taps.splice(0);
  };
}

function Live({ on, children }: { readonly on: VisibilityGate; readonly children: ReactNode }) {
  if (canWait()) use(on.promise);
  usePressAgain(on.end);
  return children;
}

/**
 * Presses the buttons again whose clicks were lost because React wasn't listening yet. Each once, in their order.
 * @param takeClicks returns the clicks on buttons up to now, and always is the same function
 */
export function usePressAgain(takeClicks: () => readonly Event[]): void {
  const buttons = useRef<ReadonlySet<HTMLButtonElement>>(new Set());
  useLayoutEffect(() => {
    // React can hydrate at once for a click, and then hears it itself.
    const unheard = takeClicks().filter(({ eventPhase }) => eventPhase === Event.NONE);
    buttons.current = new Set(unheard.flatMap(({ target }) => (target as Element).closest('button') ?? []));
  }, [takeClicks]);
  useEffect(() => {
    for (const button of buttons.current) button.click();
  }, []);
}

/** What the part has just shown. */
function AsShown({ place }: { readonly place: RefObject<Element | null> }) {
  const [html] = useState(() => ({ __html: place.current?.innerHTML ?? '' }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML
  return <div dangerouslySetInnerHTML={html} />;
}
