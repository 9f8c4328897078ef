import { editorForFile, openEditorOfCopy } from '../support/browser/editor';
import { cell, item, pasteInto, word } from '../support/browser/wordClipboard';

const editor = editorForFile(openEditorOfCopy);

const story = (id: string): string => editor.read(`team/${id}.md`).split('---\n')[2]?.trim() ?? '';

/** Puts the caret behind words of a text, and waits until it is drawn: nobody types within the same instant. */
async function clickAfter(words: string): Promise<void> {
  const field = editor.page.getByRole('textbox').filter({ hasText: words });
  const place = await field.evaluate((box, searched) => {
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() && !texts.currentNode.textContent?.includes(searched));
    const range = document.createRange();
    const end = (texts.currentNode.textContent?.indexOf(searched) ?? 0) + searched.length;
    range.setStart(texts.currentNode, end - 1);
    range.setEnd(texts.currentNode, end);
    box.scrollIntoView({ block: 'center' });
    const { right, top, height } = range.getBoundingClientRect();
    return { x: right, y: top + height / 2 };
  }, words);
  await editor.page.mouse.click(place.x, place.y);
  await editor.page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

describe('Text that is pasted from Word', () => {
  it('keeps bold, lists and a table of prices, and no colour; typing goes on after it', async () => {
    await editor.openEntry('team', 'dev-patel');
    const before = story('dev-patel');
    await clickAfter('ring.');
    await pasteInto(
      editor.page,
      word(
        `<p class=MsoNormal>Our <b><span style='color:#C00000;background:yellow'>biggest</span></b> sale, on <i>Friday</i>:<o:p></o:p></p>${item('·', 'Every <b>Garnet</b>')}${item('o', 'and the demonstrators', 2)}${item('·', 'Every Quartz')}<p class=MsoNormal>In this order:</p>${item('1.', 'Ring us')}${item('2.', 'Come in')}<table class=MsoTableGrid border=1><tr>${cell('<b>Model</b>')}${cell('<b>Price</b>')}</tr><tr>${cell('Garnet')}${cell("<span style='color:red'>$31,990</span>")}</tr></table>`,
      ),
      'Our biggest sale',
    );
    await editor.page.frameLocator('iframe').getByRole('cell', { name: '$31,990' }).waitFor();
    expect(await editor.save()).toEqual({ status: 200 });
    expect(story('dev-patel')).toBe(`${before}

Our **biggest** sale, on *Friday*:

- Every **Garnet**
    - and the demonstrators
- Every Quartz

In this order:

1. Ring us
2. Come in

| Model | Price |
| --- | --- |
| Garnet | $31,990 |`);

    await clickAfter('$31,990');
    await editor.page.keyboard.type(' drive away');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(story('dev-patel')).toMatch(/^\| Garnet \| \$31,990 drive away \|$/m);
    expect(story('dev-patel')).toContain('Our **biggest** sale, on *Friday*:');
  });

  it('joins a sentence where the caret is, with and without a format', async () => {
    await editor.openEntry('team', 'tom-whitlam');
    const before = story('tom-whitlam');
    const [first = ''] = before.split(' ');
    await clickAfter(first);
    await pasteInto(editor.page, word(`<span style='color:red'> (of the</span>`), ' (of the');
    await editor.page.keyboard.type(' ');
    await pasteInto(editor.page, word('<b>workshop</b> team'), 'workshop team');
    await editor.page.keyboard.type(')');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(story('tom-whitlam')).toBe(before.replace(first, `${first} (of the **workshop** team)`));
  });
});
