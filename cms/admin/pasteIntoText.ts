import { marked } from 'marked';
import type { Decap } from './decapWindow';
import { htmlToMarkdown } from './htmlToMarkdown';

/** Marks where the pasted text will go. It can't be typed: it is in Unicode's private area. */
const MARK = '\ue0f0';

/**
 * A text with something else at the mark. A few words join the sentence; paragraphs, lists and tables become blocks of their
 * own, after the list or table that the mark is in.
 */
function withPasted(text: string, pasted: string): string {
  const blocks = marked.lexer(pasted).filter(({ type }) => type !== 'space');
  if (blocks.length === 1 && blocks[0]?.type === 'paragraph') return text.replace(MARK, () => pasted);
  const parts = marked.lexer(text).flatMap(({ type, raw }) => {
    if (!raw.includes(MARK)) return [raw];
    const [before = '', after = ''] = raw.split(MARK);
    return type === 'paragraph' ? [before, pasted, after] : [before + after, pasted];
  });
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');
}

/** How many letters follow the caret. */
function lettersAfterCaret(field: Node): number {
  const caret = window.getSelection();
  if (!caret?.rangeCount || !field.contains(caret.focusNode)) return 0;
  const rest = caret.getRangeAt(0).cloneRange();
  rest.collapse();
  rest.setEnd(field, field.childNodes.length);
  return rest.toString().length;
}

/** Puts the caret before the last letters of a field. */
function putCaret(field: HTMLElement, after: number): void {
  field.focus();
  const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  let place = (field.textContent?.length ?? 0) - after;
  while (texts.nextNode()) {
    const length = texts.currentNode.textContent?.length ?? 0;
    if (place <= length) {
      window.getSelection()?.collapse(texts.currentNode, place);
      return;
    }
    place -= length;
  }
}

/** Types into a field of Decap's: it listens to this event, while `execCommand` would change the page behind its back. */
const type = (field: Node, data: string): unknown =>
  field.dispatchEvent(
    new InputEvent('beforeinput', { inputType: 'insertText', data, bubbles: true, cancelable: true }),
  );

const editable = (area: HTMLElement): HTMLElement | null => area.querySelector('[contenteditable=true]');

/** What was pasted, into which area, and how many letters come after the caret. */
interface Pasting {
  readonly markdown: string;
  readonly area: HTMLElement;
  readonly after: number;
}

/**
 * Decap's field of formatted text, which takes what Word and others put on the clipboard; Decap itself would lose its lists and
 * tables. A mark is typed where the caret is. When the field gives its text with the mark, the pasted Markdown takes the mark's
 * place, and the field is drawn again.
 */
export function markdownControl({ getWidget }: Decap) {
  const { control: Markdown } = getWidget('markdown');
  const { h, createClass } = window;
  return createClass({
    getInitialState: () => ({ drawn: 0 }),
    paste(event: ClipboardEvent) {
      const area = event.currentTarget as HTMLElement;
      const field = editable(area);
      const { markdown, text } = htmlToMarkdown(event.clipboardData?.getData('text/html') ?? '');
      if (markdown === '' || !field) return;
      event.preventDefault();
      event.stopPropagation();
      this.pasting = { markdown, area, after: lettersAfterCaret(field) } satisfies Pasting;
      const plain = (event.clipboardData?.getData('text/plain') || text).replace(/\s+/g, ' ');
      // Words without any format need no new drawing.
      type(field, markdown === text ? plain : MARK);
      // Without a caret nothing is typed, and what is pasted comes last.
      setTimeout(() => this.pasting && this.change(`${this.props.value ?? ''}\n\n${MARK}`));
    },
    change(text: unknown) {
      const { onChange } = this.props;
      const pasted = this.pasting as Pasting | undefined;
      this.pasting = undefined;
      if (!pasted || typeof text !== 'string' || !text.includes(MARK)) return onChange(text);
      const { markdown, area, after } = pasted;
      onChange(withPasted(text, markdown));
      this.setState({ drawn: this.state.drawn + 1 }, () => {
        const field = editable(area);
        if (field) putCaret(field, after);
      });
    },
    render() {
      return h(
        'div',
        { onPasteCapture: this.paste },
        h(Markdown as never, { ...this.props, key: this.state.drawn, onChange: this.change }),
      );
    },
  });
}
