/**
 * A ref for a part of a page whose buttons leave it, or are disabled, once they are pressed. The focus, which would be lost with
 * them, moves to the part, or to what is around it if the part goes too, so that the keyboard does not start over.
 */
export function keepFocus(part: HTMLElement | null) {
  if (!part) return;
  const around = part.parentElement;
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    requestAnimationFrame(() => {
      const isThere = button === null || (button.isConnected && !button.disabled);
      const next = part.isConnected ? part : around;
      if (isThere || next === null || document.activeElement !== document.body) return;
      next.tabIndex = -1;
      next.focus({ preventScroll: true });
    });
  };
  part.addEventListener('click', onClick);
  return () => part.removeEventListener('click', onClick);
}
