import type { ReactNode } from 'react';
import type { ConfigurationStep } from '../../../domain/configuration/configurationAddress';
import { type ButtonLook, buttonStyles } from '../../ui/Button';
import { isPlainClick } from '../../ui/links/isPlainClick';
import type { ConfigurationState } from './useConfiguration';

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
