import { css } from '@emotion/react';
import type { EnquiryAbout } from '../../content/enquiry/enquiryAddresses';
import { centsToDollars } from '../../domain/money';
import { formatPrice } from '../../domain/stock/display/formatPrice';
import { locale } from '../../locales/site/locale';
import { color, radius, space, text } from '../../theme/tokens';
import { AnswerList } from './AnswerList';

/** The subject of a form, as it is sent with the form. */
export function EnquiryAboutCard({ about }: { readonly about: EnquiryAbout }) {
  const { item } = about;
  const lines = about.figures ?? about.build;
  const subject = about.special ?? about.model ?? about.teamMember;
  if (item === undefined && subject === undefined && lines === undefined) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a page of several forms would have this section as a landmark several times
    <div role="group" css={card} aria-label="What it is about">
      {item && (
        <>
          <p css={title}>{item.title}</p>
          <p css={facts}>
            {[
              item.price === undefined
                ? locale.prices.poa.label
                : `${formatPrice(centsToDollars(item.price))} ${locale.prices[item.priceType ?? 'poa'].label}`,
              item.yard,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </>
      )}
      {subject && <p css={title}>{subject.title}</p>}
      {lines && <AnswerList rows={lines} />}
    </div>
  );
}

const card = css({
  padding: `${space[3]} ${space[4]}`,
  borderLeft: `3px solid ${color.accent}`,
  borderRadius: radius.small,
  background: color.paperDeep,
});
const title = css({ margin: 0, fontWeight: 650, lineHeight: 1.3 });
const facts = css({
  margin: 0,
  color: color.inkQuiet,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});
