import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import type { ActionView } from '../../content/link';
import { color, motion, radius, space } from '../../theme/tokens';
import { Link, type LinkProps } from './links/Link';

/** `light` and `outlineLight` are primary and secondary on a dark background. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'light' | 'outlineLight';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: '2.875rem',
  padding: `${space[2]} ${space[5]}`,
  border: '1px solid transparent',
  borderRadius: radius.small,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  '&:disabled': {
    color: color.inkQuiet,
    background: color.paperDeep,
    borderColor: color.line,
    cursor: 'default',
  },
});

const looks = {
  primary: css({
    background: color.accent,
    color: color.onAccent,
    '&:hover:enabled, &:hover:any-link': { background: color.accentDeep },
  }),
  secondary: css({
    background: 'transparent',
    borderColor: color.lineStrong,
    color: color.ink,
    '&:hover:enabled, &:hover:any-link': { borderColor: color.ink, background: color.surface },
  }),
  quiet: css({
    paddingInline: 0,
    background: 'transparent',
    color: color.accent,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.25em',
    '&:hover': { textDecorationThickness: 2 },
  }),
  light: css({
    background: color.paper,
    color: color.accentDeep,
    '&:hover:enabled, &:hover:any-link': { background: color.accentSoft },
  }),
  outlineLight: css({
    borderColor: 'currentColor',
    color: color.onAccent,
    '&:hover:enabled, &:hover:any-link': { background: color.accentDeep },
  }),
} satisfies Record<ButtonLook, ReturnType<typeof css>>;

export const buttonRow = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** The look of a button, for a component that renders its own element. */
export const buttonStyles = (look: ButtonLook) => [base, looks[look]];

/** A button that acts on this page. Use `primary` once in a view. */
export const Button = ({
  look = 'secondary',
  type = 'button',
  ...rest
}: ComponentPropsWithRef<'button'> & { readonly look?: ButtonLook }) => (
  <button type={type} css={buttonStyles(look)} {...rest} />
);

/** A link that looks like a button. */
export const ButtonLink = ({ look = 'secondary', ...rest }: LinkProps & { readonly look?: ButtonLook }) => (
  <Link css={buttonStyles(look)} data-button="" {...rest} />
);

const ON_DARK = { primary: 'light', secondary: 'outlineLight' } as const;

interface ActionsProps {
  readonly actions: readonly ActionView[];
  /** Whether the background is dark; the buttons are then light. */
  readonly isOnDark?: boolean;
}

/** The buttons that an editor adds to a block. */
export const Actions = ({ actions, isOnDark = false }: ActionsProps) =>
  actions.length > 0 && (
    <div css={buttonRow}>
      {actions.map(({ label, href, emphasis }) => (
        <ButtonLink key={label} href={href} look={isOnDark ? ON_DARK[emphasis] : emphasis}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
