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
    <path
      d="M300 262c-18 8-52 8-70 0"
      stroke={color.lineStrong}
      strokeWidth="2"
      strokeLinecap="round"
      strokeDasharray="2 8"
    />
    <g stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <path d="M92 160V84m0 0c-16 0-26-10-26-24 0-8 4-12 4-18 0-10 9-16 20-16s20 6 22 14c8 2 12 10 10 18-1 8-6 10-8 16-3 7-11 10-22 10Zm0 34 16-14" />
    </g>
  </svg>
);
