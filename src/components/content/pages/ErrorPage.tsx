import { css } from '@emotion/react';
import { telephoneHref } from '../../../content/dealer/telephone';
import { color, media, radius, space, text } from '../../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { pageMargins } from '../../ui/PageWidth';
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
const drawing = css({ width: '100%', height: 'auto', borderRadius: radius.medium, color: color.green });

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
  <svg css={drawing} viewBox="0 0 480 320" fill="none" aria-hidden="true" focusable="false">
    <path d="M0 0h480v320H0z" fill={color.greenSoft} />
    <circle cx="350" cy="112" r="38" fill={color.ochreSoft} />
    <path d="M0 150c70-40 130-40 200-16s150 22 280-22v90H0z" fill={color.green} opacity=".16" />
    <path d="M0 172c90-22 170-16 250-6s150 8 230-8v60H0z" fill={color.green} opacity=".22" />
    <path d="M0 192h480v128H0z" fill={color.paperDeep} />
    <path d="M0 192h480v5H0z" fill={color.lineStrong} opacity=".45" />
    <path
      d="M150 208 58 320M240 208v112M330 208l92 112M52 208h376"
      stroke={color.surface}
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path
      d="M92 192v-74m0 34 20-20m-20 32-16-16"
      stroke={color.lineStrong}
      strokeWidth="5"
      strokeLinecap="round"
    />
    <g fill="currentColor">
      <ellipse cx="90" cy="90" rx="46" ry="22" />
      <ellipse cx="122" cy="112" rx="30" ry="14" />
      <ellipse cx="62" cy="114" rx="28" ry="13" />
    </g>
    <ellipse cx="92" cy="195" rx="34" ry="4" fill={color.ink} opacity=".12" />
  </svg>
);
