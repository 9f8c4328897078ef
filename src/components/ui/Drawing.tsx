import { css } from '@emotion/react';

/** A drawing from the content, in a colour of the page. The text beside it says the same. */
export function Drawing({ url, className }: { readonly url: string; readonly className?: string }) {
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

// Chromium before 120 only knows prefixed masks, and would show a filled box.
const shape = css({
  maskSize: 'contain',
  WebkitMaskSize: 'contain',
  maskRepeat: 'no-repeat',
  WebkitMaskRepeat: 'no-repeat',
  maskPosition: 'center',
  WebkitMaskPosition: 'center',
  // Forced colours would paint the background, and so the shape, in the colour of the page.
  '@media (forced-colors: active)': { '&&': { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
