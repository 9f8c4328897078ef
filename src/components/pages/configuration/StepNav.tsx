import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ConfigurationStep } from '../../../domain/configuration/configurationAddress';
import { color, media, onScreen, space, text } from '../../../theme/tokens';
import { type ButtonLook, buttonStyles } from '../../ui/Button';
import { isPlainClick } from '../../ui/layers/layerHistory';
import type { ConfigurationState } from './useConfiguration';

/** All steps, in order. Each is open at any time, because every configuration is complete. */
export const StepNav = ({
  steps,
  state,
}: {
  readonly steps: readonly ConfigurationStep[];
  readonly state: ConfigurationState;
}) => (
  <nav css={onScreen} aria-label="Steps">
    <ol css={list(steps.length)}>
      {steps.map((step, index) => (
        <li key={step}>
          <StepLink state={state} to={step} css={link}>
            <span css={number}>{index + 1}</span> {STEP_WORDS[step].name}
          </StepLink>
        </li>
      ))}
    </ol>
  </nav>
);

const list = (steps: number) =>
  css({
    display: 'grid',
    // On a small phone, a long name takes room from the short ones.
    gridTemplateColumns: `repeat(${steps}, minmax(min-content, 1fr))`,
    [media.narrow]: { gridTemplateColumns: '1fr 1fr' },
    overflowWrap: 'normal',
    gap: space[2],
    listStyle: 'none',
    fontSize: text.small,
  });
const link = css({
  display: 'block',
  minHeight: '2.75rem',
  paddingTop: space[2],
  borderTop: `2px solid ${color.line}`,
  color: color.inkQuiet,
  lineHeight: 1.3,
  textDecoration: 'none',
  '&:hover': { borderColor: color.ink, color: color.ink },
  '&[aria-current]': { borderColor: color.accent, color: color.ink, fontWeight: 600 },
});
const number = css({
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  [media.medium]: { display: 'inline' },
});

interface Props {
  readonly state: ConfigurationState;
  readonly to: ConfigurationStep;
  /** Absent for a plain link. */
  readonly look?: ButtonLook;
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a step. Its address holds the whole configuration, so it also works in a new tab. */
export const StepLink = ({ state, to, look, label, className, children }: Props) => (
  <a
    href={state.hrefOf(to)}
    css={look && buttonStyles(look)}
    className={className}
    aria-label={label}
    aria-current={!look && to === state.step ? 'step' : undefined}
    {...(look ? { 'data-button': '' } : {})}
    onClick={(event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (to !== state.step) state.go(to);
    }}
  >
    {children}
  </a>
);

export const STEP_WORDS: Readonly<
  Record<ConfigurationStep, { readonly name: string; readonly heading: string }>
> = {
  grade: { name: 'Grade', heading: 'Choose a grade' },
  colour: { name: 'Colour', heading: 'Choose a colour' },
  accessories: { name: 'Accessories', heading: 'Add accessories' },
  summary: { name: 'Summary', heading: 'Your build' },
};
