import { css, type SerializedStyles } from '@emotion/react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLayerHistory } from '../ui/layers/layerHistory';

interface Props {
  /** The content of the button that opens and closes the menu. */
  readonly summary: ReactNode;
  /** The name of a group of menus. Opening one closes the others. */
  readonly group?: string;
  /** Whether the menu covers the page, so that Back closes it. */
  readonly isLayer?: boolean;
  readonly summaryCss?: SerializedStyles;
  readonly className?: string;
  readonly children: ReactNode;
}

const bare = css({
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
});

/**
 * A menu that opens under its label. It is the browser's own disclosure, so it works before any script has run. With
 * JavaScript, Escape closes it and returns the focus; following a link and leaving the menu close it too.
 */
export function MenuDisclosure({ summary, group, isLayer = false, summaryCss, className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  useEffect(() => {
    const closeOnPressElsewhere = (event: PointerEvent) => {
      if (details.current?.open && !details.current.contains(event.target as Node))
        details.current.open = false;
    };
    document.addEventListener('pointerdown', closeOnPressElsewhere);
    return () => document.removeEventListener('pointerdown', closeOnPressElsewhere);
  }, []);
  const [isOpen, setIsOpen] = useState(false);
  // It may have been opened before any script ran.
  useEffect(() => setIsOpen(details.current?.open ?? false), []);
  const closeAndFocus = () => {
    close();
    details.current?.querySelector('summary')?.focus();
  };
  useLayerHistory(isLayer && isOpen, closeAndFocus);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    event.stopPropagation();
    closeAndFocus();
  };
  const closeOnLeaving = (event: FocusEvent) => {
    if (event.relatedTarget && !details.current?.contains(event.relatedTarget)) close();
  };
  const closeOnFollowing = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) close();
  };
  return (
    <details
      ref={details}
      name={group}
      className={className}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
      onClick={closeOnFollowing}
    >
      <summary css={[bare, summaryCss]}>{summary}</summary>
      {children}
    </details>
  );
}
