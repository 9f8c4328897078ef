import type { ActionView } from '../../content/link';
import { ButtonLink, buttonRow } from './Button';

const ON_DARK = { primary: 'light', secondary: 'outlineLight' } as const;

interface Props {
  readonly actions: readonly ActionView[];
  /** Whether the background is dark; the buttons are then light. */
  readonly isOnDark?: boolean;
}

/** The buttons that an editor adds to a block. */
export function Actions({ actions, isOnDark = false }: Props) {
  if (actions.length === 0) return null;
  return (
    <div css={buttonRow}>
      {actions.map(({ label, href, emphasis }) => (
        <ButtonLink key={label} href={href} look={isOnDark ? ON_DARK[emphasis] : emphasis}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
