import { css } from '@emotion/react';
import { SERVICE_STEPS } from '../../../domain/enquiry/serviceRequest';
import { color, media, space, text } from '../../../theme/tokens';

interface Props {
  /** The index of the current step; one past the last when all are done. */
  readonly step: number;
  readonly onGoTo: (step: number) => void;
}

const list = css({
  display: 'grid',
  gridTemplateColumns: `repeat(${SERVICE_STEPS.length}, minmax(0, 1fr))`,
  gap: space[2],
  padding: 0,
  listStyle: 'none',
});
const item = css({
  borderTop: `3px solid ${color.line}`,
  color: color.inkQuiet,
  fontSize: text.small,
  lineHeight: 1.25,
  '&[data-reached]': { borderColor: color.accent, color: color.ink },
});
const words = css({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: '2.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'left',
});
const back = css({ color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.2em' });
const present = css({ fontWeight: 650 });
const number = css({ display: 'none', [media.medium]: { display: 'inline', marginRight: space[1] } });

/** The list of steps. The driver can go back to a step that is done. */
export const ServiceProgress = ({ step, onGoTo }: Props) => (
  <nav aria-label="Steps of the request">
    <ol css={list}>
      {SERVICE_STEPS.map(({ name, label }, place) => (
        <li
          key={name}
          css={item}
          data-reached={place <= step || undefined}
          aria-current={place === step ? 'step' : undefined}
        >
          {place < step ? (
            <button type="button" css={[words, back]} onClick={() => onGoTo(place)}>
              {label}
            </button>
          ) : (
            <span css={[words, place === step && present]}>
              <span>
                <span css={number}>{place + 1}.</span>
                {label}
              </span>
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
