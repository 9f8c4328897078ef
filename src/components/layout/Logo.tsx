import { css } from '@emotion/react';
import { site } from '../../config/site';

const drawing = css({
  flex: 'none',
  width: 'auto',
  height: 'clamp(2.125rem, 10.5vw, 2.5rem)',
  maxWidth: '12rem',
  objectFit: 'contain',
});

/** On a phone the name needs the other half of the line. */
const besideName = css({ maxWidth: 'min(12rem, 22vw)' });

/** The dealership's logo, with its name beside it unless the logo holds the name. */
export function Logo({ name, isOnDark = false }: { readonly name: string; readonly isOnDark?: boolean }) {
  const { url, width, height } = isOnDark ? site.logoOnDark : site.logo;
  return (
    <>
      {/* At a low priority, React writes no preload beside it: a link in the header would not be there when pages hydrate. */}
      <img
        css={[drawing, !site.logoHasName && besideName]}
        src={url}
        width={width}
        height={height}
        alt={site.logoHasName ? name : ''}
        fetchPriority="low"
      />
      {!site.logoHasName && name}
    </>
  );
}
