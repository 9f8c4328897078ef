import { css } from '@emotion/react';
import type { DealerSpecialView } from '../../../content/dealerSpecial';
import { telephoneHref } from '../../../content/telephone';
import { color, media, radius, space, text } from '../../../theme/tokens';
import { EnquiryLink } from '../../enquiry/EnquiryLink';
import { ButtonLink } from '../../ui/Button';
import { Picture } from '../../ui/Picture';
import { RichText } from '../../ui/RichText';
import { SpecialEnd } from './SpecialEnd';
import { SpecialTerms } from './SpecialTerms';

interface Props {
  readonly special: DealerSpecialView;
  readonly phone: string;
  readonly isFirst: boolean;
  /** Milliseconds. */
  readonly now: number;
}

const row = css({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  paddingBlock: space[6],
  borderTop: `1px solid ${color.line}`,
  scrollMarginTop: space[4],
  [media.wide]: { gridTemplateColumns: '5fr 7fr', gap: space[8], paddingBlock: space[7] },
});
const picture = css({ borderRadius: radius.medium });
const words = css({ display: 'grid', gap: space[4], alignContent: 'start' });
const summary = css({ fontSize: text.lead, lineHeight: 1.5 });
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** An offer of the dealer with its story, its terms and the ways on. Links lead here by its anchor. */
export const DealerSpecial = ({ special, phone, isFirst, now }: Props) => (
  <article css={row} id={special.slug}>
    <Picture
      css={picture}
      picture={special.picture}
      ratio="4 / 3"
      isFirst={isFirst}
      sizes="(min-width: 960px) 30rem, 100vw"
    />
    <div css={words}>
      <SpecialEnd special={special} now={now} />
      <h2>{special.title}</h2>
      <p css={summary}>{special.summary}</p>
      <RichText html={special.html} />
      <div css={ways}>
        {special.eligibleStockHref ? (
          <ButtonLink href={special.eligibleStockHref}>See the stock</ButtonLink>
        ) : (
          <ButtonLink href={telephoneHref(phone)}>Ring {phone}</ButtonLink>
        )}
        <EnquiryLink
          kind="enquireNow"
          about={{ special: { id: special.slug, title: special.title } }}
          phone={phone}
          look="secondary"
        >
          Ask about it
        </EnquiryLink>
      </div>
      <SpecialTerms html={special.termsHtml} />
    </div>
  </article>
);
