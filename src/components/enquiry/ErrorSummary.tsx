import { css } from '@emotion/react';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import type { FieldFault } from '../../domain/enquiry/enquiryField';
import { color, radius, space, text } from '../../theme/tokens';

interface Props {
  readonly faults: readonly FieldFault<string>[];
  /** Returns the id of a field's control. */
  readonly idOf: (field: string) => string;
  /** The level of the form's headings: one below the heading above the form. */
  readonly heading?: 'h2' | 'h3';
}

const box = css({
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${color.error}`,
  borderLeftWidth: 4,
  borderRadius: radius.small,
  background: color.errorSoft,
});
const title = css({ fontSize: text.lead });
const list = css({
  display: 'grid',
  marginTop: space[2],
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', paddingBlock: space[1], color: color.error, fontWeight: 600 },
});

/** All faults of a form in one place that takes the focus. Each line links to its field. Mount it again for each attempt. */
export function ErrorSummary({ faults, idOf, heading: Heading = 'h3' }: Props) {
  const headingId = useId();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus(), []);
  const lead = (event: MouseEvent, field: string) => {
    event.preventDefault();
    const control = document.getElementById(idOf(field));
    control?.focus();
    control?.scrollIntoView?.({ block: 'center' });
  };
  return (
    <section css={box} ref={frame} tabIndex={-1} aria-labelledby={headingId}>
      <Heading css={title} id={headingId}>
        {faults.length === 1
          ? 'One thing is missing or wrong'
          : `${faults.length} things are missing or wrong`}
      </Heading>
      <ul css={list}>
        {faults.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${idOf(field)}`} onClick={(event) => lead(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
