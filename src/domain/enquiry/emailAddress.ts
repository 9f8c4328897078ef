/** The longest address that mail servers accept, and the longest part before its `@`. */
const MAX_LETTERS = 254;
const MAX_NAME_LETTERS = 64;

/** Words with single dots between them (RFC 5322), in any script. */
const NAME = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/** Labels that neither begin nor end with a hyphen. The last one has a letter, so that an IP address is no domain. */
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?=[^.]*\p{L})[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

/** Whether a text is one complete email address. Only a mail sent to it can show whether it exists. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  const at = address.lastIndexOf('@');
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
  return (
    address.length <= MAX_LETTERS && name.length <= MAX_NAME_LETTERS && NAME.test(name) && DOMAIN.test(domain)
  );
}
