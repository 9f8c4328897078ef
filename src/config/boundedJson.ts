/** How many values, names among them, JSON may have, and how many lists and groups inside each other. */
interface JsonBounds {
  readonly values: number;
  readonly levels: number;
}

/**
 * Which bound JSON breaks. It is counted outside of the texts, not parsed: `JSON.parse` makes gigabytes of some megabytes of
 * brackets. Each name, and each value of a list but the first, has a comma or a colon.
 */
export function brokenBound(json: string, most: JsonBounds): keyof JsonBounds | undefined {
  let [values, levels] = [1, 0];
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at];
    if (letter === '"') at = endOfText(json, at);
    else if (letter === ',' || letter === ':') values += 1;
    else if (letter === '[' || letter === '{') levels += 1;
    else if (letter === ']' || letter === '}') levels -= 1;
    if (values > most.values) return 'values';
    if (levels > most.levels) return 'levels';
  }
  return undefined;
}

/** The place of the quotation mark that ends a text; beyond the end if there is none. @param start of the one that begins it */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}
