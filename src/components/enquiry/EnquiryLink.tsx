import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { type EnquiryAbout, enquiryHref } from '../../content/enquiry/enquiryAddresses';
import { isMissing } from '../../content/missingPages';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import { type ButtonLook, buttonStyles } from '../ui/Button';
import { isPlainClick } from '../ui/layers/layerHistory';
import type { EnquiryFormProps } from './EnquiryForm';

interface Props {
  readonly kind: EnquiryKind;
  readonly about?: EnquiryAbout;
  /** The number that the form offers, if it is not the dealership's. */
  readonly phone?: string | undefined;
  /** The address, if it holds more than the ids of the form's subject. */
  readonly href?: string;
  /** Absent for a plain link. */
  readonly look?: ButtonLook;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

type Sheet = ComponentType<EnquiryFormProps & { readonly onClose: () => void }>;

/**
 * A link to the page of a form that opens the form as a sheet on this page. If the sheet's script does not load, the link
 * leads to the page. The service form has a page only if the content has.
 */
export function EnquiryLink({
  kind,
  about = NOTHING,
  href = enquiryHref(kind, about),
  phone,
  look,
  onClick,
  children,
}: Props) {
  const [Open, setOpen] = useState<Sheet>();
  const open = async (event: MouseEvent) => {
    onClick?.();
    if (!isPlainClick(event)) return;
    event.preventDefault();
    try {
      const { default: Sheet } = await import('./EnquirySheet');
      setOpen(() => Sheet);
    } catch {
      window.location.assign(href);
    }
  };
  if (isMissing(href)) return null;
  return (
    <>
      <a href={href} css={look && buttonStyles(look)} {...(look ? { 'data-button': '' } : {})} onClick={open}>
        {children}
      </a>
      {Open && <Open kind={kind} about={about} phone={phone} onClose={() => setOpen(undefined)} />}
    </>
  );
}

const NOTHING: EnquiryAbout = {};
