import { css } from '@emotion/react';
import { telephoneHref } from '../../content/telephone';
import { color, media, space, text } from '../../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { pageMargins } from '../ui/PageWidth';
import { KeywordForm } from './KeywordForm';

interface Props {
  readonly title: string;
  readonly intro?: string;
  readonly phone: string;
}

const frame = css({
  display: 'grid',
  gap: space[7],
  alignItems: 'center',
  minHeight: '60vh',
  paddingBlock: space[8],
  [media.wide]: { gridTemplateColumns: '6fr 6fr' },
});
const words = css({ display: 'grid', gap: space[5], justifyItems: 'stretch' });
const lead = css({ color: color.inkQuiet, fontSize: text.lead });
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
const drawing = css({ width: '100%', maxWidth: '32rem', marginInline: 'auto', color: color.green });

/** A page that could not be shown: what happened, and the ways on. */
export const ErrorPage = ({ title, intro, phone }: Props) => (
  <div css={[pageMargins, frame]}>
    <div css={words}>
      <h1>{title}</h1>
      {intro && <p css={lead}>{intro}</p>}
      <KeywordForm />
      <div css={ways}>
        <ButtonLink href="/stock/">See all stock</ButtonLink>
        <ButtonLink href="/">Home page</ButtonLink>
        <ButtonLink href={telephoneHref(phone)}>Call {phone}</ButtonLink>
      </div>
    </div>
    <EmptyBay />
  </div>
);

/** A parking bay with no car in it, under the evening sun. */
const EmptyBay = () => (
  <svg css={drawing} viewBox="0 0 480 300" fill="none" aria-hidden="true" focusable="false">
    <circle cx="352" cy="112" r="44" fill={color.ochreSoft} />
    <path d="M0 156c60-34 120-40 180-14s150 26 300-16v34H0z" fill={color.greenSoft} />
    <path d="M0 160h480v140H0z" fill={color.paperDeep} />
    <g stroke={color.surface} strokeWidth="7" strokeLinecap="round">
      <path d="M150 172 62 288M238 172l-8 116M326 172l70 116" />
    </g>
    <path d="M96 166V92m0 34 22-22" stroke={color.lineStrong} strokeWidth="5" strokeLinecap="round" />
    <g fill="currentColor">
      <ellipse cx="92" cy="70" rx="46" ry="22" />
      <ellipse cx="126" cy="92" rx="32" ry="15" opacity=".85" />
      <ellipse cx="66" cy="92" rx="28" ry="13" opacity=".85" />
    </g>
  </svg>
);
