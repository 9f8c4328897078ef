import { useState } from 'react';
import { Button } from '../Button';

/** A button that copies an address and confirms it. */
export function CopyLink({ address }: { readonly address: string }) {
  const [copied, setCopied] = useState<string>();
  return (
    <>
      <Button
        look="secondary"
        onClick={() =>
          navigator.clipboard?.writeText(address).then(
            () => setCopied(address),
            () => undefined,
          )
        }
      >
        Copy the link
      </Button>
      <p role="status">{copied === address && 'Copied'}</p>
    </>
  );
}
