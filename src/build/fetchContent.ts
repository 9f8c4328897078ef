import { cleanContent } from './cleanContent';

const told = new Set<string>();

/** Once for each address: many pages show the same link. */
function warnOfRefused(address: string): void {
  if (told.has(address)) return;
  told.add(address);
  console.warn(
    `warn The content has the address ${JSON.stringify(address)}, which no page may carry: links to it lead nowhere.`,
  );
}

/**
 * `fetch` for the content endpoint: the one way by which content comes into the build, for Gatsby's queries and for
 * the build's own. What an answer holds is fit for pages (see `cleanContent`); what is no answer stays as it is.
 */
export async function fetchContent(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  const text = await response.text();
  const { status, statusText } = response;
  try {
    return Response.json(cleanContent(JSON.parse(text), warnOfRefused), { status, statusText });
  } catch {
    return new Response(text, { status, statusText });
  }
}
