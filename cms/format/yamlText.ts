import { Document, isCollection, isScalar, type Node, Scalar, visit } from 'yaml';

/** The width at which texts are folded, as in the files of `content/`. */
const WIDTH = 118;
const LONG = 100;

/**
 * `name: value` as lines, the first without indentation.
 * @param like the earlier value, whose style (quotes, folding, braces) is kept
 * @param column the indentation of the other lines
 */
export const yamlPair = (name: string, value: unknown, like: Node | undefined, column: number): string =>
  indented({ [name]: value }, like, column);

/** `- value` as lines, the first without indentation. */
export const yamlItem = (value: unknown, like: Node | undefined, column: number): string =>
  indented([value], like, column);

function indented(value: unknown, like: Node | undefined, column: number): string {
  const document = new Document(value, { version: '1.2' });
  const flow = isCollection(like) && like.flow === true;
  const collection = document.contents;
  if (isCollection(collection)) {
    const [entry] = collection.items as { readonly value?: unknown }[];
    const node = Array.isArray(value) ? entry : entry?.value;
    if (isCollection(node) && flow) node.flow = true;
    if (isScalar(node) && isScalar(like) && typeof node.value === 'string') {
      node.type = like.type;
      if (like.type === 'PLAIN' && node.value.length > LONG) node.type = Scalar.BLOCK_FOLDED;
    }
  }
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value !== 'string' || node.type) return;
      // Older readers of YAML take a time of day for a number.
      if (/^\d+:\d/.test(node.value)) node.type = Scalar.QUOTE_DOUBLE;
      else if (flow) return;
      else if (node.value.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
      else if (node.value.length > LONG) node.type = Scalar.BLOCK_FOLDED;
    },
  });
  return document
    .toString({ lineWidth: flow ? 0 : WIDTH - column })
    .replace(/\n(?=.)/g, `\n${' '.repeat(column)}`);
}
