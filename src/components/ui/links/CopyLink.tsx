import { useState } from 'react';
import { copyText } from '../../../device/copyText';
import { Button } from '../Button';

/** A button that copies an address and confirms it, or shows it where the browser does not copy, as in some apps. */
export function CopyLink({ address }: { readonly address: string }) {
  const [tried, setTried] = useState<{ readonly address: string; readonly words: string }>();
  const copy = async () => {
    const isCopied = await copyText(address);
    setTried({ address, words: isCopied ? 'Copied' : `Copy this address: ${address}` });
  };
  return (
    <>
      <Button look="secondary" onClick={() => void copy()}>
        Copy the link
      </Button>
      <p role="status">{tried?.address === address && tried.words}</p>
    </>
  );
}
