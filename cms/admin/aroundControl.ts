import type { Decap, Element } from './decapWindow';

/** A list or a group of Decap's: Decap asks it to judge the fields in it, and to bring one of them into view. */
interface Container {
  validate(): void;
  focus(path?: string): void;
}

/** What a control around another is made of. */
type Parts = Parameters<typeof window.createClass>[0];

/**
 * A control around one of Decap's containers, which it draws with `drawInner`, and more next to it.
 * @param name `list` or `object`
 * @param parts as of `createClass`, with `render`
 */
export function aroundControl({ getWidget }: Decap, name: string, parts: Parts) {
  const { control } = getWidget(name);
  const { h, createClass } = window;
  return createClass({
    // Fields inside may change while the value of the container doesn't.
    shouldComponentUpdate: () => true,
    validate() {
      (this.inner as Container | null)?.validate();
    },
    focus(path?: string) {
      (this.inner as Container | null)?.focus(path);
    },
    /** Decap's control, with some of its properties changed. */
    drawInner(changed: object = {}): Element {
      const ref = (inner: Container | null) => {
        this.inner = inner;
      };
      return h(control as never, { ...this.props, ...changed, ref });
    },
    ...parts,
  });
}
