import type { ReactNode } from 'react';
import type { BuildStep } from '../../../domain/build/buildStep';
import { type ButtonLook, buttonStyles } from '../../ui/Button';
import { isPlainClick } from '../../ui/links/isPlainClick';
import type { BuildState } from './useBuild';

interface Props {
  readonly state: BuildState;
  readonly to: BuildStep;
  /** Absent for a plain link. */
  readonly look?: ButtonLook;
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a step. Its address holds the whole build, so it also works in a new tab. */
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
