import { ButtonLink, buttonRow } from '../ui/Button';

/** What somebody does with a time that is kept for them. @param href the page of the visit, on the server for enquiries */
export const VisitLinks = ({ href }: { readonly href: string }) => (
  <div css={buttonRow}>
    <ButtonLink look="primary" href={`${href}&file=calendar`}>
      Add to your calendar
    </ButtonLink>
    <ButtonLink href={href}>Change or cancel</ButtonLink>
  </div>
);
