import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { watchContent } from '../../../plugins/content-endpoint/endpoint/watchContent';
import { inventedContent, markdownFile, post } from './inventedContent';

describe('watching the content', () => {
  it('notices each save, also of editors that put a new file in place of the old one', async () => {
    const content = await inventedContent();
    let noticed = (): void => {};
    const stop = watchContent(content.contentFolder, () => noticed());
    const saved = async (save: () => Promise<void>): Promise<void> => {
      const notice = new Promise<void>((resolve) => {
        noticed = resolve;
      });
      await save();
      await notice;
    };
    const inPlace = (title: string) => async () => {
      await content.write('posts/towing.tmp', markdownFile({ ...post, title }));
      await rename(
        join(content.contentFolder, 'posts/towing.tmp'),
        join(content.contentFolder, 'posts/towing.md'),
      );
    };
    await expect(saved(() => content.write('posts/towing.md', markdownFile(post)))).resolves.toBeUndefined();
    await expect(saved(inPlace('First'))).resolves.toBeUndefined();
    await expect(saved(inPlace('Second'))).resolves.toBeUndefined();
    await expect(saved(() => content.remove('posts/towing.md'))).resolves.toBeUndefined();
    stop();
    await content.dispose();
  });

  it('tells of a save once nothing is busy with the content', async () => {
    const content = await inventedContent();
    const busy = [true, true, false];
    const left = await new Promise((told) => {
      const stop = watchContent(
        content.contentFolder,
        () => {
          stop();
          told(busy.length);
        },
        () => busy.shift() ?? false,
      );
      void content.write('posts/towing.md', markdownFile({ ...post, title: 'Towing well' }));
    });
    expect(left).toBe(0);
    await content.dispose();
  });
});
