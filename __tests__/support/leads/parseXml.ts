import { SaxesParser } from 'saxes';

/** An element of an XML document. `text` is its own text, without that of its children. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/**
 * Parses a document with a strict parser.
 * @throws at the first thing that makes the document ill-formed
 */
export function parseXml(xml: string): XmlElement {
  const top = { name: '', attributes: {}, children: [] as XmlElement[], text: '' };
  const open = [top];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const add = (text: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(xml).close();
  const [root] = top.children;
  if (root === undefined) throw new Error('The document is empty');
  return root;
}

/** The elements at a path below another element, such as `prospect/customer/contact/name`. */
export const elementsAt = (element: XmlElement, path: string): readonly XmlElement[] =>
  path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    );
