import { css } from '@emotion/react';

interface Props {
  /** Of an SVG, of which the shape alone is shown. */
  readonly url: string;
  /** Its size, and as `background` its colour. */
  readonly className?: string;
}

/** A drawing that the content brings, in a colour of the page. It says nothing that is not written beside it. */
export function Drawing({ url, className }: Props) {
  const image = `url(${url})`;
  return (
    <span
      css={shape}
      className={className}
      style={{ maskImage: image, WebkitMaskImage: image }}
      aria-hidden="true"
    />
  );
}

// Chromium before 120 knows masks by their old name alone, and would show a filled box.
const shape = css({
  maskSize: 'contain',
  WebkitMaskSize: 'contain',
  maskRepeat: 'no-repeat',
  WebkitMaskRepeat: 'no-repeat',
  maskPosition: 'center',
  WebkitMaskPosition: 'center',
});
