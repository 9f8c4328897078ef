const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

/** Whether a setting is meant as an address, even one that cannot be requested. Anything else is a path. */
export const isAddress = (text: string): boolean => /^https?:/i.test(text) || SCHEME.test(text);

/** Names an address or a path in a message, without user, password, query and hash, which may hold secrets. */
export const addressName = (text: string): string => {
  if (!isAddress(text)) return text.replace(/[?#].*$/s, '').replace(/^(\/\/)?[^/@\s]*:[^/@]*@/, '$1');
  if (URL.canParse(text)) {
    const { protocol, host, pathname } = new URL(text);
    return `${protocol}//${host}${pathname}`;
  }
  const [scheme = ''] = SCHEME.exec(text) ?? [];
  return (
    scheme +
    text
      .slice(scheme.length)
      .replace(/^.*@/s, '')
      .replace(/[?#].*$/s, '')
  );
};

/** A part of an address without its escapes; `undefined` if they are faulty. */
export const decodedPart = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
