import { css } from '@emotion/react';
import { color, font, radius, space, text } from '../../theme/tokens';

interface Props {
  /** HTML that the content endpoint has sanitised. */
  readonly html: string;
  readonly className?: string;
}

const prose = css({
  maxWidth: '68ch',
  '& > *': { marginBlock: `0 ${space[4]}` },
  '& > *:last-child': { marginBottom: 0 },
  '& > h2': { fontSize: text.title },
  '& > h3': { fontSize: text.lead },
  '& > * + h2': { marginTop: space[7] },
  '& > * + h3': { marginTop: space[6] },
  '& :is(ul, ol)': { paddingLeft: '1.25em' },
  '& ul': { listStyle: 'disc' },
  '& li': { marginBottom: space[2], paddingLeft: space[1] },
  '& li::marker': { color: color.inkQuiet },
  '& strong': { fontWeight: 650 },
  '& blockquote': { paddingLeft: space[5], borderLeft: `2px solid ${color.line}`, color: color.inkQuiet },
  '& img': { height: 'auto', borderRadius: radius.small },
  // The frame around a table. Its single column has no minimum width, or a wide table would widen every column around it.
  '& [role="group"]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflowX: 'auto' },
  '& table': { width: '100%' },
  '& :is(th, td)': {
    minWidth: '5ch',
    // Elsewhere words break anywhere; in a table that would make columns narrower than a price.
    overflowWrap: 'break-word',
    padding: `${space[2]} ${space[4]} ${space[2]} 0`,
    borderBottom: `1px solid ${color.line}`,
    '&:not([align])': { textAlign: 'left' },
    '&:last-child': { paddingRight: 0 },
    verticalAlign: 'top',
  },
  '& th': { fontFamily: font.text, fontWeight: 600 },
});

/** HTML from the content, with the typography of running text. */
export const RichText = ({ html, className }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the contract promises sanitised HTML
  <div css={prose} className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
