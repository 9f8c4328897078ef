import { graphql } from 'gatsby';
import { locale } from '../locales/site/locale';
import type { ActionFieldsFragment, LinkFieldsFragment } from './queryTypes';

export interface LinkView {
  readonly label: string;
  readonly href: string;
}

export interface ActionView extends LinkView {
  readonly emphasis: 'primary' | 'secondary';
}

export const linkFields = graphql`
  fragment LinkFields on Content_Link {
    label url
  }
`;

export const actionFields = graphql`
  fragment ActionFields on Content_ActionLink {
    label url emphasis
  }
`;

export const toLink = ({ label, url }: LinkFieldsFragment): LinkView => ({ label, href: url });

export const toAction = ({ label, url, emphasis }: ActionFieldsFragment): ActionView => ({
  label,
  href: url,
  emphasis,
});

/** The `tel:` address of a readable number: `(02) 5550 0140` → `tel:+61255500140` in Australia. */
export function telephoneHref(number: string): string {
  const digits = number.replace(/[^\d+]/g, '');
  const { countryCode, national } = locale.telephone;
  return `tel:${national.test(digits) ? `+${countryCode}${digits.slice(1)}` : digits}`;
}
